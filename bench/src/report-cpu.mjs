// Preloaded into a measured process. Sends the CPU time used, or the peak memory in kilobytes, when the parent process
// requests it.
process.on('message', (question) =>
  process.send(question === 'cpu' ? process.cpuUsage() : process.resourceUsage().maxRSS),
)
// The channel must not keep the process alive.
process.channel?.unref()
