// Starts the built server for the drills.
import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * Starts a built server on a free port, resolves when it is ready, and kills it when this process exits.
 * @param {Record<string, string>} settings environment variables of the server
 * @param {string} [root] the workspace that was built; defaults to this one
 * @returns {Promise<{ url: string, child: import('node:child_process').ChildProcess }>}
 */
export async function startBuiltServer(settings, root = '.') {
  const child = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const url = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (piece) => {
      said += piece
      const found = /ready at (\S+)\n/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server in ${path.resolve(root)} did not start.`)))
  })
  return { url, child }
}
