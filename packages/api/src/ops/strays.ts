import { readdir, readFile } from 'node:fs/promises'

/** The variable by which a run's processes are found again. */
export const runMark = 'PATHWISE_RUN'

/** A stray may start another while it is being ended. */
const mostRounds = 5

/**
 * Ends the processes of a run that have left its group for a session of their own: they keep the environment that they
 * were started with. Finds them where the system has `/proc`, and as far as they are ours to see.
 * @returns whether there were any
 */
export async function endStrays(run: string): Promise<boolean> {
  let found = false
  for (let round = 0; round < mostRounds; round++) {
    const strays = await processesOf(run)
    if (strays.length === 0) break
    found = true
    for (const pid of strays) end(pid)
  }
  return found
}

async function processesOf(run: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const marked = await Promise.all(
    names.map(async (name) => {
      if (!/^\d+$/.test(name)) return []
      // Others' cannot be read, and one that has just ended is gone.
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
    // It has ended meanwhile.
  }
}
