import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

/** Sends a raw request followed by a request that closes the connection, and returns all responses. */
async function answersTo(head: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const host = `Host: ${hostname}`
  socket.write(`${[...head, host, '', ''].join('\r\n')}${body}`)
  socket.write(`GET /api/version HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

describe('request that offers an upgrade', () => {
  it.each([
    ['HTTP/2', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']],
    ['a WebSocket where there is none', ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']],
  ])('handles an offer of %s like a plain request with a body', async (_name, offer) => {
    const body = JSON.stringify({ email: 'nobody@test.example', password: 'not my password' })
    const head = ['POST /api/auth/login HTTP/1.1', 'Content-Type: application/json', `Content-Length: ${body.length}`]
    const answers = await answersTo([...head, ...offer], body)
    expect(answers).toMatch(/^HTTP\/1\.1 401 /)
    expect(answers).toContain('{"detail":"Wrong email or password"}')
    // Node 24.9 and later close the connection after the first response.
    expect(answers).toMatch(/^HTTP[^{]*\r\nconnection: close\r\n|{"version":"1\.2\.3\+abc1234"}/i)
  })

  it.each([
    ['a job id of two segments', 'GET /export/ws/a/b', 404],
    ['a badly encoded job id', 'GET /export/ws/%zz', 400],
    ['a long job id', `GET /export/ws/${'a'.repeat(6_000)}`, 414],
    ['the method POST', 'POST /export/ws/abc', 405],
  ])('answers a WebSocket upgrade with %s as a plain request', async (_name, line, status) => {
    const offer = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    const answers = await answersTo([`${line} HTTP/1.1`, 'Accept: application/json', ...offer])
    expect(answers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})
