# Installs the program into a folder of its own, then builds and runs the consumer against that.
# A script: cmake -DBUILD=… -DSOURCE=… -DWORK=… -DCOMPILER=… -DFLAGS=… -P run.cmake
file(REMOVE_RECURSE "${WORK}")
function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
endfunction()
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/usr")
foreach(file bin/barber share/bash-completion/completions/barber share/zsh/site-functions/_barber
        share/fish/vendor_completions.d/barber.fish share/man/man1/barber.1)
  file(SIZE "${WORK}/usr/${file}" size)
  if(size EQUAL 0)
    message(FATAL_ERROR "${file} is empty")
  endif()
endforeach()
run("${CMAKE_COMMAND}" -S "${SOURCE}" -B "${WORK}/build" "-DCMAKE_PREFIX_PATH=${WORK}/usr"
  "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_CXX_FLAGS=${FLAGS}")
run("${CMAKE_COMMAND}" --build "${WORK}/build")
execute_process(COMMAND "${WORK}/build/consumer" OUTPUT_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
if(NOT said STREQUAL "legal red 4 blue 0\n")
  message(FATAL_ERROR "the consumer said: ${said}")
endif()
