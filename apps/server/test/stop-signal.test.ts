import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { plainReport } from '@pathwise/testing/plain-report'
import { expect, it } from 'vitest'
import { startProcess } from './killed-process.ts'
import { prepareStore } from './killed-store.ts'

const connections = 10
const body = JSON.stringify({ context: plainReport.context })
const request =
  'POST /api/diagnostics/run HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  `Content-Length: ${body.length}\r\n\r\n${body}`

interface Connection {
  readonly socket: Socket
  readonly received: string[]
}

/** Opens a connection on which one request has already been answered, and collects all data received afterwards. */
async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const received: string[] = []
  socket.on('data', (piece: string) => received.push(piece))
  socket.write('HEAD /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
  received.length = 0
  return { socket, received }
}

it('completes in-flight requests after SIGTERM, both on keep-alive and on new connections', async () => {
  // Drain for longer than any response takes on a busy machine. The second signal below ends the drain.
  const server = await startProcess(await prepareStore(async () => {}), { DRAIN_SECONDS: '600' })
  const port = Number(new URL(server.origin).port)
  const kept = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const opened = Array.from({ length: connections }, () => connect(port, '127.0.0.1').setEncoding('utf8'))
  await Promise.all(opened.map((socket) => once(socket, 'connect')))
  const all = [...kept, ...opened.map((socket): Connection => ({ socket, received: [] }))]
  const closed = all.map(async ({ socket, received }) => {
    socket.on('data', (piece: string) => received.push(piece)).write(request)
    await once(socket, 'close')
    return received.join('').slice(0, 12)
  })
  const code = server.stop()
  expect(new Set(await Promise.all(closed))).toEqual(new Set(['HTTP/1.1 200']))
  await server.stop()
  expect(await code).toBe(0)
})
