import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import { createAddressBudget, rendersPerMinute } from '@pathwise/api'
import type { WebApp } from '../app.ts'
import { requestUrl } from '../http/request-url.ts'
import { pageOrNotFound } from './page-or-not-found.ts'
import { openPrerendered, withOwnOrigin } from './prerendered.ts'
import { reportRenderer } from './report-renderer.ts'
import { sharedReportPage } from './shared-report-page.ts'

/** From `dist/main.js` as from `src/web/`, the built pages stand in the web app's own `dist`. */
const builtPages = new URL('../../web/dist/', import.meta.url)

/** A guide that there is not. The web app says so on its page, and the status says so to whoever does not read it. */
const guides = '/guides/'

/**
 * The built web app: hashed files are kept for a year; public pages come as the build rendered them, every other as an empty
 * page that the app fills. Pages are asked for each time.
 */
export const builtWebApp: WebApp = async (app, { findSharedReport }) => {
  const emptyPage = await readFile(new URL('index.html', builtPages))
  const sharedReport = sharedReportPage({
    render: reportRenderer(new URL('server/entry-report.js', builtPages)),
    renders: createAddressBudget(rendersPerMinute),
    find: findSharedReport,
    localise: (text) => withOwnOrigin(text, app.publicUrl()),
  })
  const prerendered = await openPrerendered(app, new URL('prerendered/', builtPages), sharedReport)
  await app.register(fastifyStatic, {
    root: builtPages,
    index: false,
    // One route a file, so that every other path reaches the page below.
    wildcard: false,
    globIgnore: ['prerendered/**', 'server/**'],
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
    pageOrNotFound(async (request, reply) => {
      const { pathname } = requestUrl(request)
      if (prerendered.has(pathname)) return prerendered.send(request, reply, pathname)
      // Reports, accounts and the pages of staff are not for search engines.
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      if (pathname.startsWith(guides)) reply.code(404)
      return reply.type('text/html; charset=utf-8').send(emptyPage)
    }),
  )
}
