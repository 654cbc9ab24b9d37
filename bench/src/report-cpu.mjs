// Loaded into a measured process beside its own code: tells its parent how much processor time it has used, or how much
// memory it has had at most, in kilobytes.
process.on('message', (question) =>
  process.send(question === 'cpu' ? process.cpuUsage() : process.resourceUsage().maxRSS),
)
// The channel must not keep the process alive.
process.channel?.unref()
