import { readFile } from 'node:fs/promises'
import middie from '@fastify/middie'
import { createServer } from 'vite'
import type { WebApp } from '../app.ts'
import { sendPageOrNotFound } from './page-or-not-found.ts'
import { insertVersion } from './prerendered.ts'

const webAppFolder = new URL('../../../web/', import.meta.url)

/** Serves the web app from source with Vite in this server, so that development also has a single origin. */
export const liveWebApp: WebApp = async (app) => {
  const vite = await createServer({
    root: webAppFolder.pathname,
    appType: 'custom',
    server: { middlewareMode: true },
  })
  app.addHook('onClose', () => vite.close())
  // Vite's hot reload needs an inline script, which the production policy blocks.
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('content-security-policy')
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.setNotFoundHandler(
    sendPageOrNotFound(async (request, reply) => {
      const source = await readFile(new URL('index.html', webAppFolder), 'utf8')
      return reply
        .type('text/html; charset=utf-8')
        .send(insertVersion(await vite.transformIndexHtml(request.url, source)))
    }),
  )
}
