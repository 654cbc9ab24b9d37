// Preloaded into a measured process. Replies to the parent with the CPU time so far, with the resident memory in bytes,
// or with the peak memory in kilobytes.
const answers = {
  cpu: () => process.cpuUsage(),
  resident: () => process.memoryUsage.rss(),
  peak: () => process.resourceUsage().maxRSS,
}
process.on('message', (question) => process.send(answers[question]()))
// The IPC channel must not keep the process alive.
process.channel?.unref()
