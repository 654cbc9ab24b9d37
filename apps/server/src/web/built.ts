import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import { createMemoryBudget, rendersPerMinute } from '@pathwise/api/throttle/memory-budget'
import { z } from 'zod'
import type { WebApp } from '../app.ts'
import { parseRequestUrl } from '../http/request-url.ts'
import { insertAnnouncement } from './announced.ts'
import { sendPageOrNotFound } from './page-or-not-found.ts'
import { insertOrigin, insertVersion, openPrerendered } from './prerendered.ts'
import { createRecordPage } from './record-page.ts'
import { createRecordRenderer } from './record-renderer.ts'

/** The folder of the built pages, relative to the bundle `dist/main.js`. */
const builtPages = new URL('../../web/dist/', import.meta.url)

const hashesSchema = z.array(z.string())

/** Reads the hashes of the inline scripts of the built pages. */
export async function readInlineScripts(): Promise<readonly string[]> {
  return hashesSchema.parse(JSON.parse(await readFile(new URL('prerendered/inline-scripts.json', builtPages), 'utf8')))
}

/**
 * Caches hashed files for a year, and revalidates pages on every request. The build rendered the public pages, and the
 * server renders the pages of records. All others are empty until the app renders them.
 */
export const builtWebApp: WebApp = async (app, { announcement, findRecord, operator }) => {
  const emptyPage = insertVersion(await readFile(new URL('index.html', builtPages), 'utf8'))
  const record = createRecordPage({
    render: createRecordRenderer(new URL('server/entry-record.js', builtPages)),
    renders: createMemoryBudget(rendersPerMinute),
    find: findRecord,
    localize: (text) => insertVersion(insertOrigin(text, app.publicUrl())),
  })
  const prerendered = await openPrerendered(app, new URL('prerendered/', builtPages), {
    ...{ announcement, operator, record },
  })
  await app.register(fastifyStatic, {
    root: builtPages,
    index: false,
    // Mount one route per file, so that requests for other paths reach the handler below.
    wildcard: false,
    // Exclude compressed files, which are sent in place of the originals. Their routes would use 16 MB of memory.
    globIgnore: ['prerendered/**', 'server/**', '**/*.br', '**/*.gz'],
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
    sendPageOrNotFound(async (request, reply) => {
      const url = parseRequestUrl(request)
      const { pathname } = url
      if (prerendered.has(url)) return prerendered.send(request, reply)
      // Search engines must not index reports, accounts or staff pages.
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      // For an unknown path, the status is 404, and the app shows its own not-found page.
      if (!prerendered.isOpen(pathname)) reply.code(404)
      return reply
        .type('text/html; charset=utf-8')
        .send(insertAnnouncement(emptyPage, { language: 'en', pathname, announcement: announcement() }, new Map()))
    }),
  )
}
