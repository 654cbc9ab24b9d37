import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const toPath = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

/**
 * Runs an entry point of the server in a separate process.
 * @param file relative to the package
 * @param environment the complete environment of the process, except for PATH
 */
export function spawnSource(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [toPath('src/threads/run-source.mjs'), toPath(file), ...args], {
    cwd: toPath('.'),
    env: { PATH: '/usr/bin:/bin', ...environment },
  })
}
