import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Parses the first response on a connection into its parts; header names are lowercase. */
export function parseAnswer(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name.toLowerCase(), value.join(': ')]
    }),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}

/** Sends a request without a body exactly as given (unlike `fetch`), and reads until the connection closes. */
export async function sendRawRequest(url: string, requestLine: string, headers: readonly string[] = []) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write([requestLine, `Host: ${hostname}`, 'Connection: close', ...headers, '', ''].join('\r\n'))
  return parseAnswer(await text(socket))
}
