import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { WebApp } from '../app.ts'
import { pageOrNotFound } from './page-or-not-found.ts'

/** From `dist/main.js` as from `src/web/`, the built pages stand in the web app's own `dist`. */
const builtPages = new URL('../../web/dist/', import.meta.url)

/** The built web app: hashed files are kept for a year, the page itself is asked for each time. */
export const builtWebApp: WebApp = async (app) => {
  const page = await readFile(new URL('index.html', builtPages))
  await app.register(fastifyStatic, {
    root: builtPages,
    index: false,
    // One route a file, so that every other path reaches the page below.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header(
        'cache-control',
        file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      )
    },
  })
  app.setNotFoundHandler(
    pageOrNotFound(async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return reply.type('text/html; charset=utf-8').send(page)
    }),
  )
}
