// Starts the built server for the drills.
import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * Spawns a built server on a free port without waiting for it. Kills it when this process exits.
 * @param {Record<string, string>} settings environment variables of the server
 * @param {string} [root] the workspace that was built; defaults to this one
 * @returns {{ ready: Promise<string>, child: import('node:child_process').ChildProcess }} `ready` resolves to the URL,
 * and rejects if the server exits before it is ready
 */
export function spawnBuiltServer(settings, root = '.') {
  const child = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (piece) => {
    errors += piece
  })
  // Prints warnings only if the server fails, because every start warns about the demo accounts.
  child.once('exit', (code) => {
    if (code) process.stderr.write(errors)
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const ready = new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (piece) => {
      said += piece
      const found = /ready at (\S+)\n/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server in ${path.resolve(root)} did not start.`)))
  })
  return { ready, child }
}

/**
 * Starts a built server, and resolves when it is ready. The parameters are those of `spawnBuiltServer`.
 * @returns {Promise<{ url: string, child: import('node:child_process').ChildProcess }>}
 */
export async function startBuiltServer(settings, root) {
  const { ready, child } = spawnBuiltServer(settings, root)
  return { url: await ready, child }
}
