import { connect } from 'node:net'

/** Sends a request in two parts. Between the parts, the request is guaranteed to be in flight. */
export function postInHalves(url: string, path: string, body: unknown) {
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
