// Loaded into a measured process beside its own code: tells its parent how much processor time it has used.
process.on('message', () => process.send(process.cpuUsage()))
// The channel must not keep the process alive.
process.channel?.unref()
