// Runs one command of a test run with a time limit.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

const graceMs = 10_000

function signalProcess(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Includes indirect children. Signaling a process group is not enough, because Turbo runs its tasks in groups of their
 * own.
 */
function findDescendants(root) {
  if (process.platform === 'win32') return []
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const found = [root]
  for (const parent of found) found.push(...rows.filter(([, ppid]) => ppid === parent).map(([pid]) => pid))
  return found.slice(1)
}

/** @typedef {'passed' | 'failed' | 'timed out' | 'interrupted'} StepEnd */

/**
 * Runs a command and waits until it exits. Does not block the event loop, so this process can read the output of other
 * processes meanwhile. Forwards SIGINT and SIGTERM from this process to the command.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ limitMs: number, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} options
 * @returns {Promise<StepEnd>} `timed out` when the command and its child processes were stopped after `limitMs`
 */
export async function runStep(command, args, { limitMs, env = process.env, stdio = 'inherit' }) {
  // The command has its own process group, so that SIGINT from the terminal reaches it only through this process.
  const child = spawn(command, args, {
    stdio,
    env,
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
  })
  /** @type {StepEnd | undefined} */
  let reason
  let killTimer
  /** @type {number[]} */
  let descendants = []
  const kill = () => {
    for (const pid of [child.pid, ...descendants]) signalProcess(pid, 'SIGKILL')
  }
  const stop = (why, signal) => {
    reason ??= why
    // Finds the children before signaling, because they cannot be found once their parent has exited.
    descendants = [...new Set([...descendants, ...findDescendants(child.pid)])]
    signalProcess(child.pid, signal)
    killTimer ??= setTimeout(kill, graceMs)
  }
  const limitTimer = setTimeout(() => stop('timed out', 'SIGTERM'), limitMs)
  const interrupt = (signal) => stop('interrupted', signal)
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  try {
    const [code] = await once(child, 'exit')
    if (reason) kill()
    return reason ?? (code === 0 ? 'passed' : 'failed')
  } finally {
    clearTimeout(limitTimer)
    clearTimeout(killTimer)
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}
