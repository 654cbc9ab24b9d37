import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { destroyWhenUnread } from './export-zip.ts'

/** Starts a response that is checked for unread data after 50 ms without a write. */
async function startResponse(begin: (response: ServerResponse) => void) {
  const server = createServer()
  const started = new Promise<ServerResponse>((resolve) => {
    server.on('request', (_request, response: ServerResponse) => {
      destroyWhenUnread(response, 50)
      begin(response)
      resolve(response)
    })
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return { port: address.port, started }
}

it('keeps the response open while the client has read everything and the server is still working', async () => {
  const { port } = await startResponse((response) => {
    response.write('first ')
    // This listener runs after the one that checks for unread data.
    response.once('timeout', () => response.end('last'))
  })
  const answer = await fetch(`http://127.0.0.1:${port}`)
  expect(await answer.text()).toBe('first last')
})

it('destroys the response when the client does not read it', async () => {
  const { port, started } = await startResponse((response) => void response.write(Buffer.alloc(64 * 1024 * 1024)))
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.pause().write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const response = await started
  await once(response, 'close')
  expect(response.writableFinished).toBe(false)
})
