// Preloaded into a measured process. Replies to the parent with the CPU time so far, or with the peak memory in
// kilobytes.
process.on('message', (question) =>
  process.send(question === 'cpu' ? process.cpuUsage() : process.resourceUsage().maxRSS),
)
// The IPC channel must not keep the process alive.
process.channel?.unref()
