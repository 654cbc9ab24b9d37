// Runs one command of a test run, with a limit on its time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const graceMs = 10_000

/** Sends a signal to a process and all that it started. */
function signalGroup(child, signal) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** @typedef {'passed' | 'failed' | 'timed out' | 'interrupted'} StepEnd */

/**
 * Runs a command to its end. The event loop stays free, so that the output of other processes is read meanwhile.
 * A SIGINT or SIGTERM to this process is passed on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ limitMs: number, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} options
 * @returns {Promise<StepEnd>} `timed out` when the command was ended at its limit, with all that it started
 */
export async function runStep(command, args, { limitMs, env = process.env, stdio = 'inherit' }) {
  const child = spawn(command, args, {
    stdio,
    env,
    shell: process.platform === 'win32',
    // A process group of its own, so that all of it can be ended.
    detached: process.platform !== 'win32',
  })
  /** @type {StepEnd | undefined} */
  let reason
  let killTimer
  const stop = (why, signal) => {
    reason ??= why
    signalGroup(child, signal)
    killTimer ??= setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs)
  }
  const limitTimer = setTimeout(() => stop('timed out', 'SIGTERM'), limitMs)
  const interrupt = (signal) => stop('interrupted', signal)
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  try {
    const [code] = await once(child, 'exit')
    if (reason) signalGroup(child, 'SIGKILL')
    return reason ?? (code === 0 ? 'passed' : 'failed')
  } finally {
    clearTimeout(limitTimer)
    clearTimeout(killTimer)
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}
