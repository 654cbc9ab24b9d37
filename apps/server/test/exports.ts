import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type ExportMessage, exportMessageSchema } from '@pathwise/api/content-export/content-export.schemas'
import type { Database } from '@pathwise/db/client'
import type { Prisma } from '@pathwise/db/prisma'
import JSZip from 'jszip'
import { WebSocket } from 'ws'
import type { BuildAppOptions } from '../src/app.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

/** A render pool for tests. Its threads execute the command in an item's title; see workers/stand-in.mjs. */
export const standInPool: NonNullable<BuildAppOptions['renderPool']> = {
  worker: { file: fileURLToPath(new URL('workers/stand-in.mjs', import.meta.url)), argv: [] },
  millisecondsPerItem: 1_000,
  millisecondsToStart: 30_000,
  megabytesPerThread: 64,
}

/** Inserts a library item and returns its id. */
export async function buildItem(
  { prisma }: Pick<Database, 'prisma'>,
  fields: Partial<Prisma.ContentItemUncheckedCreateInput> = {},
): Promise<number> {
  const title = fields.title ?? 'Completing the square'
  const { id } = await prisma.contentItem.create({
    data: { title, titleText: title, body: '<p>Halve it, then square it.</p>', language: 'en', ...fields },
    select: { id: true },
  })
  return id
}

export async function buildItems(database: Pick<Database, 'prisma'>, titles: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const title of titles) ids.push(await buildItem(database, { title }))
  return ids
}

export function requestZip(
  server: TestServer,
  { bearer }: Pick<Person, 'bearer'>,
  ids: readonly number[],
  init: Parameters<TestServer['request']>[1] = {},
): Promise<Response> {
  const headers = { ...bearer, ...init.headers }
  return server.request(`/api/export/zip?ids=${ids.join(',')}&fmt=pdf`, { ...init, headers })
}

export function readJobId(response: Response): string {
  return response.headers.get('x-export-job') ?? ''
}

/** Returns the files of a ZIP by name, in ZIP order. */
export async function unzipFiles(response: Response): Promise<Map<string, Buffer>> {
  const zip = await JSZip.loadAsync(await response.arrayBuffer(), { checkCRC32: true })
  const files = new Map<string, Buffer>()
  for (const file of Object.values(zip.files)) files.set(file.name, await file.async('nodebuffer'))
  return files
}

export interface Watch {
  /** Messages received so far. */
  readonly messages: ExportMessage[]
  /** Resolves to the close code that the server sends. */
  readonly closed: Promise<number>
  readonly socket: WebSocket
}

/** Watches an export over a WebSocket, as a client does. */
export function watch(
  { url }: Pick<TestServer, 'url'>,
  jobId: string,
  headers: Readonly<Record<string, string>>,
  path = '/export/ws',
): Watch {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}/${jobId}`, { headers })
  const messages: ExportMessage[] = []
  socket.on('message', (data) => {
    messages.push(exportMessageSchema.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '')))
  })
  const closed = once(socket, 'close').then(([code]) => Number(code))
  return { messages, closed, socket }
}

/** Waits until the server rejects the WebSocket upgrade, and returns the status of the response. */
export async function waitForRefusal(watched: Watch): Promise<number | undefined> {
  const [, response] = await once(watched.socket, 'unexpected-response')
  watched.closed.catch(() => {})
  watched.socket.on('error', () => {})
  watched.socket.terminate()
  return response.statusCode
}
