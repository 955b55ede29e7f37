# find_package(barber): the library barber::barber, whose headers are named as in
# #include "scenario/reader.hpp".
include(CMakeFindDependencyMacro)
find_dependency(CLI11 CONFIG)
find_dependency(fmt CONFIG)
find_dependency(nlohmann_json CONFIG)
find_dependency(pugixml CONFIG)
find_dependency(TBB CONFIG)
find_dependency(Threads)
find_dependency(yaml-cpp CONFIG)
if(NOT TARGET yaml-cpp::yaml-cpp)  # before 0.8
  add_library(yaml-cpp::yaml-cpp ALIAS yaml-cpp)
endif()
include(${CMAKE_CURRENT_LIST_DIR}/barber-targets.cmake)
