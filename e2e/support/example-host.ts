import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

const example = fileURLToPath(new URL('../../docs/embedding-example.html', import.meta.url))

interface ExampleHost {
  /** An origin on the same site as the test servers. */
  readonly allowed: string
  /** An origin on a different site than the test servers. Serves the same example page as `allowed`. */
  readonly foreign: string
}

let running: Promise<ExampleHost> | undefined

async function start(): Promise<ExampleHost> {
  const page = await readFile(example)
  const server = createServer(({ url = '/' }, response) => {
    if (!url.startsWith('/embedding-example.html')) return response.writeHead(204).end()
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // Do not keep the worker process alive.
  server.unref()
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The example has no port')
  return { allowed: `http://localhost:${address.port}`, foreign: `http://127.0.0.1:${address.port}` }
}

/** Serves the embedding example of the documentation on an allowed origin and on a foreign one. */
export function serveExampleHost(): Promise<ExampleHost> {
  running ??= start()
  return running
}
