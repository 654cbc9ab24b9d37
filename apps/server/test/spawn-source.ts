import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const toPath = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

/**
 * Runs an entry point of the server in a separate process, without V8's optimizing compiler for WebAssembly, which would
 * take two seconds of CPU time for PGlite.
 * @param file relative to the package
 * @param environment the complete environment of the process, except for PATH
 */
export function spawnSource(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--liftoff-only', toPath('src/threads/run-source.mjs'), toPath(file), ...args], {
    cwd: toPath('.'),
    env: { PATH: '/usr/bin:/bin', ...environment },
  })
}
