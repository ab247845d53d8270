// Loaded with --import into every process the runner starts. The channel to the parent closes when the parent ends, by
// kill -9 as well; without this the children would go on and hold the port.
const TIME_TO_FINISH_MS = 15_000;

process.on('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), TIME_TO_FINISH_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
