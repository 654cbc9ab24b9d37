import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import { createMemoryBudget, rendersPerMinute } from '@pathwise/api/throttle/memory-budget'
import type { WebApp } from '../app.ts'
import { requestUrl } from '../http/request-url.ts'
import { withAnnouncement } from './announced.ts'
import { pageOrNotFound } from './page-or-not-found.ts'
import { openPrerendered, withOwnOrigin } from './prerendered.ts'
import { reportRenderer } from './report-renderer.ts'
import { sharedReportPage } from './shared-report-page.ts'

/** Built pages of the web app, relative to the bundle `dist/main.js`. */
const builtPages = new URL('../../web/dist/', import.meta.url)

/**
 * Serves the built web app. Hashed files are cached for a year; pages are revalidated on each request. Public pages
 * were rendered by the build; every other page is empty until the app renders it.
 */
export const builtWebApp: WebApp = async (app, { announcement, findSharedReport, operator }) => {
  const emptyPage = await readFile(new URL('index.html', builtPages), 'utf8')
  const sharedReport = sharedReportPage({
    render: reportRenderer(new URL('server/entry-report.js', builtPages)),
    renders: createMemoryBudget(rendersPerMinute),
    find: findSharedReport,
    localize: (text) => withOwnOrigin(text, app.publicUrl()),
  })
  const prerendered = await openPrerendered(app, new URL('prerendered/', builtPages), {
    ...{ announcement, operator, sharedReport },
  })
  await app.register(fastifyStatic, {
    root: builtPages,
    index: false,
    // One route per file, so that all other paths reach the handler below.
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
      // Reports, accounts and staff pages must not be indexed by search engines.
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      // For an unknown path, the app shows a page-not-found message.
      if (!prerendered.isOpen(pathname)) reply.code(404)
      return reply
        .type('text/html; charset=utf-8')
        .send(withAnnouncement(emptyPage, { language: 'en', pathname, announcement: announcement() }, new Map()))
    }),
  )
}
