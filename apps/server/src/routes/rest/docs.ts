import { createRequire } from 'node:module'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const viewer = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Pathwise API</title>
    <meta name="color-scheme" content="light dark">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/theme.css">
  </head>
  <body>
    <div id="viewer"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

/** This script is served as a file, because the Content Security Policy blocks inline scripts. */
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#viewer', tryItOutEnabled: true })\n`

/** Adds a dark theme, because Swagger UI has none. */
const theme = `body { margin: 0 }
@media (prefers-color-scheme: dark) {
  body { background: #15171a }
  #viewer { filter: invert(0.9) hue-rotate(180deg) }
}
`

/** Serves `/api/openapi.json`, and a viewer for it at `/api/docs`. */
export async function serveDocs(app: FastifyInstance, document: object): Promise<void> {
  app.get('/api/openapi.json', async () => document)
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start))
  app.get('/api/docs/theme.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(theme))
  await app.register(fastifyStatic, {
    root: viewer,
    prefix: '/api/docs/',
    decorateReply: false,
    index: false,
    allowedPath: (file) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(file),
  })
}
