import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Headers that offer a protocol upgrade. */
const upgradeHeaders = new Set(['connection', 'http2-settings', 'upgrade'])

/**
 * Forwards only WebSocket upgrades on WebSocket paths. With an `upgrade` listener, Node before 24.9 passes it every
 * request that offers an upgrade, and stops parsing. Other requests, such as those of HTTP/2 clients, are therefore
 * parsed again without the offer.
 * @returns a server that never listens, and emits `upgrade` for forwarded requests
 */
export function webSocketUpgrades(server: Server, hasWebSocket: (path: string) => boolean): Server {
  const upgradeServer = createServer()
  const isWebSocketRequest = ({ headers, url = '' }: IncomingMessage) =>
    headers.upgrade?.toLowerCase() === 'websocket' && hasWebSocket(url)
  // Called by Node 24.9 and later. Node then handles a declined upgrade as a normal request, but reads no more requests
  // on the connection.
  Object.assign(server, { shouldUpgradeCallback: isWebSocketRequest })
  server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isWebSocketRequest(request)) {
      upgradeServer.emit('upgrade', request, socket, head)
      return
    }
    socket.unshift(Buffer.concat([plainHead(request), head]))
    server.emit('connection', socket)
  })
  return upgradeServer
}

/** Rebuilds the request head without upgrade headers. Node reads headers as Latin-1. */
function plainHead({ method, url, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (!upgradeHeaders.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[index + 1]}`)
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
}
