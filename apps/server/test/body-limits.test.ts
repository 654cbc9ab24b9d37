import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { transferLimits } from '@pathwise/question-formats/limits'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { largestBodyBytes, largestTextBytes } from '../src/http/body-limits.ts'
import { signInNewUser } from './people.ts'
import { parseAnswer } from './raw-request.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const authorization = (await signInNewUser(server, 'editor')).bearer.authorization

async function open(path: string, headers: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // Ignores the error event, because a failed read or write also rejects a promise, which the test handles.
  socket.on('error', () => {})
  const own = [`Host: ${hostname}`, 'Content-Type: application/json', `Authorization: ${authorization}`]
  socket.write([`POST ${path} HTTP/1.1`, ...own, ...headers, '', ''].join('\r\n'))
  return socket
}

function write(socket: Socket, part: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(part, (error) => (error ? reject(error) : resolve()))
  })
}

const routes = [
  ['REST', '/api/share', largestBodyBytes],
  ['REST with a larger limit', '/api/content', largestTextBytes],
  ['tRPC', '/api/trpc/share.create', largestTextBytes],
  ['an import', '/api/admin/questions/import?format=csv', transferLimits.fileBytes],
  ['the webhook', '/api/stripe/webhook', largestBodyBytes],
] as const

describe.each(routes)('a request body above the limit of %s', (_name, path, limit) => {
  const bytes = limit + 3 * 1024 * 1024

  it.each([
    ['with its length', [`Content-Length: ${bytes}`], (body: Buffer) => [body]],
    [
      'in chunks',
      ['Transfer-Encoding: chunked'],
      (body: Buffer) => [`${bytes.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'],
    ],
  ] as const)('returns 413 to a client that sends the whole body %s before it reads', async (_way, headers, parts) => {
    const socket = await open(path, headers)
    for (const part of parts(Buffer.alloc(bytes, ' '))) await write(socket, part)
    const { status, body } = parseAnswer(await text(socket))
    expect([status, JSON.parse(body)]).toMatchObject([413, { detail: 'The request body is too large' }])
  })
})

it('returns 413 when the client sends only part of the body and waits for the response', async () => {
  const socket = await open('/api/share', [`Content-Length: ${largestBodyBytes + 1}`])
  socket.write('{')
  expect(parseAnswer(await text(socket)).status).toBe(413)
})

it('returns 413 for a body of 8 MB when the client uses fetch', async () => {
  const response = await server.request('/api/share', { method: 'POST', json: 'x'.repeat(8 * largestBodyBytes) })
  expect([response.status, await response.json()]).toEqual([413, { detail: 'The request body is too large' }])
})
