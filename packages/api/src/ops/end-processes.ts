import { readdir, readFile } from 'node:fs/promises'

/**
 * Kills a process and its descendants in the same process group.
 * @returns false when the group belongs to another user, such as a command run through sudo, and cannot be killed
 */
export function endGroup(leader: number): boolean {
  return signalGroup(leader, 'SIGKILL') !== 'refused'
}

/** Returns whether any process of the group is still running. */
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

/** The environment variable that identifies a run's processes. */
export const runMark = 'PATHWISE_RUN'

/**
 * The maximum number of passes. More than one is needed when a stray process starts another one before it is killed.
 */
const mostRounds = 5

/**
 * Kills processes of a run that have left its process group, for example by starting a new session. Finds them by the
 * run's environment variable. Works only on systems with `/proc`, and only for processes that the server can read.
 * @returns whether there were any such processes
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
