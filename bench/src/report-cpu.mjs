// Preloaded into a measured process. Answers the parent process's messages: `cpu` with the CPU time so far, `resident`
// with the resident memory in bytes, and `peak` with the peak memory in kilobytes.
const answers = {
  cpu: () => process.cpuUsage(),
  resident: () => process.memoryUsage.rss(),
  peak: () => process.resourceUsage().maxRSS,
}
process.on('message', (question) => process.send(answers[question]()))
// The IPC channel must not keep the process alive.
process.channel?.unref()
