import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** Headers that ask for another protocol. */
const asking = new Set(['connection', 'http2-settings', 'upgrade'])

/**
 * Lets through what asks for a WebSocket on a path that has one. As soon as anybody listens for upgrades, Node hands
 * over every request that offers one, whatever the protocol and path, and reads it no further; the others, such as
 * those of clients that would also speak HTTP/2, are read again as if they had offered nothing.
 * @returns a server that never listens, and hears of the upgrades that are left
 */
export function webSocketUpgrades(server: Server, hasWebSocket: (path: string) => boolean): Server {
  const wanted = createServer()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
    if (isWebSocket && hasWebSocket(request.url ?? '')) {
      wanted.emit('upgrade', request, socket, head)
      return
    }
    socket.unshift(Buffer.concat([plainHead(request), head]))
    server.emit('connection', socket)
  })
  return wanted
}

/** The head of a request as it came, without the offer. Node reads headers as Latin-1. */
function plainHead({ method, url, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (!asking.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[index + 1]}`)
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
}
