import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Headers that offer a protocol upgrade. */
const upgradeHeaders = new Set(['connection', 'http2-settings', 'upgrade'])

/**
 * Forwards only WebSocket upgrades on WebSocket paths. If there is an `upgrade` listener, Node before 24.9 stops
 * parsing every request that offers an upgrade. All other such requests, for example from HTTP/2 clients, are therefore
 * parsed again without their upgrade headers.
 * @returns a server that never listens, and emits `upgrade` for forwarded requests
 */
export function forwardWebSocketUpgrades(server: Server, hasWebSocket: (path: string) => boolean): Server {
  const upgradeServer = createServer()
  const isWebSocketRequest = ({ method, headers, url = '' }: IncomingMessage) =>
    method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && hasWebSocket(url)
  // Node 24.9 and later call this. If the result is false, Node handles the request normally, but reads no further
  // requests from the connection.
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
