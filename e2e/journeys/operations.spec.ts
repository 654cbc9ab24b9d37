import { connect } from 'node:net'
import { plainReport } from '@pathwise/testing/plain-report'
import { expect } from '@playwright/test'
import { test } from '../fixtures.ts'
import { spawnServer, startServer } from '../support/server.ts'

/** Sends a request in two parts, so that the request is guaranteed to be in flight between them. */
function postInHalves(url: string, path: string, body: unknown) {
  const { hostname, port } = new URL(url)
  const text = JSON.stringify(body)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece.toString()
  })
  const closed = new Promise<void>((resolve, reject) => {
    socket.on('close', () => resolve()).on('error', reject)
  })
  const write = (piece: string) => new Promise<void>((resolve) => socket.write(piece, () => resolve()))
  return {
    firstHalf: () =>
      write(
        `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text.slice(0, 10)}`,
      ),
    secondHalf: async () => {
      await write(text.slice(10))
      await closed
      return answer
    },
  }
}

test('finishes requests in flight, accepts no new ones and exits with 0 on SIGTERM', async ({
  seededDirectory: dataDirectory,
}) => {
  const server = await startServer({ dataDirectory, name: 'drain' })
  expect(await (await fetch(`${server.url}/api/__ok`)).json()).toEqual({ ok: true })

  const request = postInHalves(server.url, '/api/share', plainReport)
  await request.firstHalf()
  // By the time this response arrives, the server has also read the first part of the other request.
  await (await fetch(`${server.url}/api/version`)).text()
  server.signal('SIGTERM')
  await server.logged('draining')
  await expect(fetch(`${server.url}/api/__ok`, { headers: { connection: 'close' } })).rejects.toThrow('fetch failed')

  const answer = await request.secondHalf()
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('/plan?share=')
  expect((await server.ended).code).toBe(0)
})

test('exits with one clear error line when the data directory is in use', async ({ server }) => {
  const second = await spawnServer({ dataDirectory: server.dataDirectory, name: 'second' })
  const { code, errorText } = await second.ended
  expect(code).toBe(1)
  expect(errorText).toMatch(/^The data directory \S+ is in use by process \d+\. [^\n]+\n$/)
  expect(errorText).toContain(server.dataDirectory)
  expect((await fetch(`${server.url}/api/__ok`)).status).toBe(200)
})

test('exits with one clear error line when a setting is invalid', async ({ dataDirectory }) => {
  const { ended } = await spawnServer({ dataDirectory, name: 'wrong-port', environment: { PORT: '70000' } })
  const { code, errorText } = await ended
  expect(code).toBe(1)
  expect(errorText).toMatch(/^Wrong configuration: PORT: [^\n]+\n$/)
})
