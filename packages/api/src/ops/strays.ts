import { readdir, readFile } from 'node:fs/promises'

/** Environment variable that marks the processes of a run. */
export const runMark = 'PATHWISE_RUN'

/** Max number of passes: a stray process may start another one while it is killed. */
const mostRounds = 5

/**
 * Kills processes of a run that left its process group, for example through a new session. They still have the
 * environment variable of the run. Works only where the system has `/proc`, and only for processes we can read.
 * @returns whether there were any
 */
export async function endStrays(run: string): Promise<boolean> {
  let found = false
  for (let round = 0; round < mostRounds; round++) {
    const strays = await findProcesses(run)
    if (strays.length === 0) break
    found = true
    for (const pid of strays) end(pid)
  }
  return found
}

async function findProcesses(run: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const marked = await Promise.all(
    names.map(async (name) => {
      if (!/^\d+$/.test(name)) return []
      // Processes of other users are unreadable, and processes may exit during the scan.
      const environment = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '')
      return environment.split('\0').includes(`${runMark}=${run}`) ? [Number(name)] : []
    }),
  )
  return marked.flat()
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already exited.
  }
}
