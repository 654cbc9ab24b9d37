// Preloaded into a measured process. Sends the CPU time used so far, or the peak memory in kilobytes, when the parent
// process requests it.
process.on('message', (question) =>
  process.send(question === 'cpu' ? process.cpuUsage() : process.resourceUsage().maxRSS),
)
// The IPC channel must not keep the process alive.
process.channel?.unref()
