# Writes completions and the manual page, which the program makes from its command table.
# A script: cmake -DPROGRAM=barber -DOUTPUT=folder -P write_docs.cmake
file(MAKE_DIRECTORY "${OUTPUT}")
function(write name)
  execute_process(COMMAND "${PROGRAM}" ${ARGN} OUTPUT_FILE "${OUTPUT}/${name}" COMMAND_ERROR_IS_FATAL ANY)
endfunction()
write(barber.bash completions bash)
write(_barber completions zsh)
write(barber.fish completions fish)
write(barber.1 man)
