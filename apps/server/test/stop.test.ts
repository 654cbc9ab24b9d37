import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startTestServer } from './server.ts'

it('closes a keep-alive connection after its in-flight response', async () => {
  const server = await startTestServer()
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const answers: string[] = []
  socket.setEncoding('utf8').on('data', (piece: string) => answers.push(piece))
  const body = JSON.stringify({ context: { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' } })
  const head = `POST /api/diagnostics/run HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`)
  // Once this request is answered, the server must also have received the first part of the POST above.
  await server.request('/api/__ok')

  const closed = server.close()
  socket.write(body.slice(5))
  await once(socket, 'close')
  await closed
  expect(answers.join('')).toMatch(/^HTTP\/1\.1 200 /)
  expect(answers.join('').toLowerCase()).toContain('\r\nconnection: close\r\n')
})

it('closes a keep-alive connection after its in-flight download', {
  timeout: 20_000,
}, async () => {
  const server = await startTestServer()
  // The response must be larger than the socket buffers, so that it is still in flight when the server closes.
  const response = await server.request('/api/docs/swagger-ui-bundle.js')
  const closed = server.close()
  const body = await response.arrayBuffer()
  expect(body.byteLength).toBeGreaterThan(1_000_000)
  await closed
})

it('closes an unused connection when the server stops', { timeout: 20_000 }, async () => {
  const server = await startTestServer()
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // Once this request is answered, the server must also have accepted the first connection.
  await server.request('/api/__ok')
  const socketClosed = once(socket, 'close')
  await server.close()
  expect(await socketClosed).toEqual([false])
})
