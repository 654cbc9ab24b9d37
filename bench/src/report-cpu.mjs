// Loaded into a measured process beside its own code. Reports the CPU time used, or the peak memory in kilobytes, when its
// parent asks.
process.on('message', (question) =>
  process.send(question === 'cpu' ? process.cpuUsage() : process.resourceUsage().maxRSS),
)
// The channel must not keep the process alive.
process.channel?.unref()
