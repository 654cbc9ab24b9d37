import { readdir, readFile } from 'node:fs/promises'

/**
 * Kills a process and its descendants in the same process group.
 * @returns false if the group belongs to another user, for example because the command runs through sudo
 */
export function killGroup(leader: number): boolean {
  return signalGroup(leader, 'SIGKILL') !== 'refused'
}

export function isGroupAlive(leader: number): boolean {
  return signalGroup(leader, 0) !== 'nobody'
}

function signalGroup(leader: number, signal: NodeJS.Signals | 0): 'nobody' | 'refused' | 'sent' {
  try {
    process.kill(-leader, signal)
    return 'sent'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'refused' : 'nobody'
  }
}

/** The environment variable that identifies the processes of a run. */
export const runMark = 'PATHWISE_RUN'

/**
 * The maximum number of scans. One scan is not enough, because a process can start another process just before it is
 * killed.
 */
const mostRounds = 5

/**
 * Kills the processes that have left a run's process group, for example by starting a new session. They are found by an
 * environment variable in `/proc`, so this works only on systems with `/proc`, and only for processes that the server
 * may inspect.
 * @returns whether any were found
 */
export async function killStrayProcesses(run: string): Promise<boolean> {
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
      // Other users' processes are unreadable, and any process may exit during the scan.
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
    // The process has exited.
  }
}
