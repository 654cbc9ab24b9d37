import { createReadStream } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '@pathwise/db/errors'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { type BackupSource, createBackup, draftSuffix } from './create-backup.ts'

/** Some systems limit socket paths to 104 bytes. */
const longestPath = 100

/**
 * Returns the path of the socket on which the server accepts operator commands. The path depends on the database
 * directory.
 */
export function buildOperatorSocketPath(directory: string): string {
  return `${directory}.sock`
}

interface ClosingApp {
  addHook(name: 'onClose', hook: () => Promise<void>): unknown
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/**
 * Lets the operator back up the embedded database while the server runs. No other process can open the database. Only
 * the server's own user can access the socket.
 */
export async function serveOperatorSocket(app: ClosingApp, source: BackupSource, directory: string): Promise<void> {
  const socket = buildOperatorSocketPath(directory)
  if (Buffer.byteLength(socket) > longestPath || process.platform === 'win32') {
    app.log.warn({ socket }, 'backups need a stopped server, because the path of the data directory is too long')
    return
  }
  const file = `${directory}.backup`
  const server = createServer((incoming, response) => {
    if (incoming.method !== 'GET' || incoming.url !== '/backup') return void response.writeHead(404).end()
    // Write the backup to a file first. Writing it blocks the database, but sending it does not, even to a slow reader.
    createBackup(source, file, [])
      .then(async (content) => {
        response.setHeader('x-content', content)
        await pipeline(createReadStream(file), response)
      })
      .catch((error: unknown) => {
        app.log.error(error, 'a backup failed')
        if (response.headersSent) response.destroy()
        else response.writeHead(500).end(error instanceof OperatorError ? error.message : 'see the log of the server')
      })
      .finally(() => void rm(file, { force: true }))
  })
  // Only a crashed server can have left these files, because this process holds the directory's lock.
  for (const left of [socket, file, `${file}${draftSuffix}`]) await rm(left, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(socket, resolve)
  })
  await chmod(socket, 0o600)
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
}

/** Thrown when a running server rejects an operator's request. */
class OperatorRequestError extends OperatorError {
  override readonly name = 'OperatorRequestError'
}

export interface ServedBackup {
  readonly content: string
  readonly bytes: AsyncIterable<Uint8Array>
}

/**
 * Requests a backup from the server that uses the database directory.
 * @returns undefined if no server uses the directory
 * @throws OperatorRequestError if the server cannot create the backup
 */
export async function requestBackup(directory: string): Promise<ServedBackup | undefined> {
  return new Promise((resolve, reject) => {
    const options = { socketPath: buildOperatorSocketPath(directory), path: '/backup', agent: false }
    const asked = request(options, (response) => {
      if (response.statusCode === 200) {
        const content = z.string().catch('').parse(response.headers['x-content'])
        resolve({ content, bytes: response })
        return
      }
      let reason = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        reason += text
      })
      response.once('end', () => reject(new OperatorRequestError(`The running server made no backup: ${reason}`)))
    })
    asked.once('error', (error) => {
      const absent = 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
      if (absent || Buffer.byteLength(buildOperatorSocketPath(directory)) > longestPath) resolve(undefined)
      else reject(error)
    })
    asked.end()
  })
}
