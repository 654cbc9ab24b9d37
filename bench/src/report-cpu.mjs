// Preloaded into a measured process. On request, sends its CPU time so far, or its peak memory in kilobytes, to the
// parent.
process.on('message', (question) =>
  process.send(question === 'cpu' ? process.cpuUsage() : process.resourceUsage().maxRSS),
)
// The IPC channel must not keep the process alive.
process.channel?.unref()
