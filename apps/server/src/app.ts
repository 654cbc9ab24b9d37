import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import type { Context, Deployment, Operator } from '@pathwise/api/context'
import { assembleDependencies, createContext } from '@pathwise/api/create-context'
import type { Announcement } from '@pathwise/api/settings/settings.schemas'
import type { Database } from '@pathwise/db/database'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify'
import { Registry } from 'prom-client'
import type { AppSettings } from './env/environment.ts'
import { startHousekeeping } from './housekeeping.ts'
import { largestBodyBytes } from './http/body-limits.ts'
import { closeWhenStopping } from './http/close-when-stopping.ts'
import { handleErrors } from './http/errors.ts'
import { refuseForeignHosts } from './http/foreign-hosts.ts'
import { addHeadRoutes } from './http/head-requests.ts'
import { mountHealth } from './http/health.ts'
import { acceptEmptyJson } from './http/json-body.ts'
import { logRequests } from './http/log-requests.ts'
import { createMalformedRequestHandlers } from './http/malformed-requests.ts'
import { rejectOnOverload } from './http/refuse-overload.ts'
import { type BuildContext, readRequestFacts } from './http/request-facts.ts'
import { addRequestIds, createRequestId } from './http/request-id.ts'
import { addSecurityHeaders, buildSecurityHeaders } from './http/security-headers.ts'
import { discardUnreadBodies } from './http/unread-bodies.ts'
import { createMailer } from './mail/mailer.ts'
import { measureDeployment } from './metrics/deployment-metrics.ts'
import { mountMetrics } from './metrics/mount-metrics.ts'
import { measureRequests } from './metrics/request-metrics.ts'
import { createPeriodicJobs } from './periodic-jobs.ts'
import { createPictureEncoder } from './pictures/picture-encoder.ts'
import { mountCalendarFeed } from './routes/calendar-feed.ts'
import { exportOperations } from './routes/content-export/export-openapi.ts'
import { mountExport } from './routes/content-export/mount-export.ts'
import { mountPictures } from './routes/pictures/mount-pictures.ts'
import { pictureOperations } from './routes/pictures/pictures-openapi.ts'
import { mountQuestionFiles } from './routes/question-files/mount-question-files.ts'
import { questionFileOperations } from './routes/question-files/question-files-openapi.ts'
import { serveDocs } from './routes/rest/docs.ts'
import { buildOpenApiDocument } from './routes/rest/openapi.ts'
import { mountRoutes } from './routes/rest/route-table.ts'
import { exportRoleRoutes, routes } from './routes/rest/routes.ts'
import { mountStripeWebhook } from './routes/stripe-webhook.ts'
import { mountTrpc } from './routes/trpc/mount-trpc.ts'
import { mountUnsubscribe } from './routes/unsubscribe.ts'
import { createBodyCleaner } from './threads/body-cleaner.ts'
import { defaultRenderPool, type RenderPoolOptions } from './threads/render-pool.ts'
import { type FindRecord, findRecord } from './web/find-record.ts'
import { preferPagesInBrowsers, sendNotFound } from './web/page-or-not-found.ts'
import { protectParentPages } from './web/parent-pages.ts'

interface PageData {
  readonly findRecord: FindRecord
  readonly operator: Operator
  readonly announcement: () => Announcement
}

/** Mounts the pages: built files in production, Vite in development. */
export type WebApp = (app: FastifyInstance, data: PageData) => Promise<void>

export interface BuildAppOptions {
  readonly database: Database
  readonly environment: AppSettings
  readonly operations: Omit<Deployment['operations'], 'stopping'>
  readonly logger: FastifyBaseLogger
  readonly version: string
  readonly webApp: WebApp
  /** The hashes of the pages' inline scripts. */
  readonly inlineScripts?: readonly string[]
  readonly development?: boolean
  readonly now?: () => Date
  /** Throws if the database is not writable. By default, every write is allowed. */
  readonly assertWritable?: () => Promise<void>
  /** Backs up the database if a backup is due. Returns the backup's file. */
  readonly backUp?: ((signal: AbortSignal) => Promise<string | undefined>) | undefined
  readonly renderPool?: RenderPoolOptions
  /** Lints questions that were not linted when saved, and calibrates assessment items. */
  readonly runsQuestionJobs: boolean
}

/** How often to check for slow requests. Node's default could extend a time limit by 30 seconds. */
const checkEveryMs = 2_000

/** Builds the app without listening. Closing the app leaves the database open. */
export async function buildApp(options: BuildAppOptions): Promise<FastifyInstance> {
  const { limits } = options.environment
  const headersFor = buildSecurityHeaders({ ...options.environment, inlineScripts: options.inlineScripts ?? [] })
  const app = fastify({
    loggerInstance: options.logger,
    bodyLimit: largestBodyBytes,
    trustProxy: options.environment.trustProxy,
    genReqId: createRequestId,
    // http/log-requests.ts logs one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    // Allows long URLs, because a share link contains the whole report if the report cannot be stored.
    http: { maxHeaderSize: 64 * 1024, headersTimeout: limits.headerMs, connectionsCheckingInterval: checkEveryMs },
    requestTimeout: limits.requestMs,
    routerOptions: { maxParamLength: 5000 },
    forceCloseConnections: 'idle',
    // http/head-requests.ts adds HEAD routes.
    exposeHeadRoutes: false,
    ...createMalformedRequestHandlers(headersFor),
  })

  app.server.maxConnections = limits.connections
  const registry = new Registry()
  measureRequests(app, registry)
  const { tracesUrl } = options.environment
  if (tracesUrl !== null) {
    const { traceRequests } = await import('./traces/trace-requests.ts')
    traceRequests(app, { url: tracesUrl, version: options.version })
  }
  // Store the origin when listening starts, because requests in flight still need it after the server stops listening.
  let origin = options.environment.publicUrl ?? ''
  app.addHook('onListen', async () => {
    origin ||= app.listeningOrigin.replace('127.0.0.1', 'localhost')
  })
  app.decorate('publicUrl', () => origin)

  const draining = new AbortController()
  app.decorate('startDraining', () => draining.abort())
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  const cleaner = createBodyCleaner()
  app.addHook('onClose', () => cleaner.close())
  const pictures = createPictureEncoder()
  app.addHook('onClose', async () => pictures.close())
  const mailer = createMailer(options.environment)
  const jobs = createPeriodicJobs(app)
  const dependencies = assembleDependencies({
    ...options.environment,
    prisma: options.database.prisma,
    version: options.version,
    publicUrl: () => app.publicUrl(),
    secureCookies: options.environment.publicUrl?.startsWith('https://') ?? false,
    operations: { ...options.operations, stopping: stopping.signal },
    cleanBody: cleaner.cleanBody,
    encodePicture: pictures.encodePicture,
    mail: mailer.settings,
    jobs: jobs.list,
    development: options.development ?? false,
    now: options.now ?? (() => new Date()),
    assertWritable: options.assertWritable ?? (async () => {}),
  })
  const contexts = new WeakMap<FastifyRequest, Context>()
  const buildContext: BuildContext = (request, reply) => {
    const context =
      contexts.get(request) ?? createContext(dependencies, readRequestFacts(request, reply, options.environment))
    contexts.set(request, context)
    return context
  }
  await dependencies.settings.refresh()
  startHousekeeping(jobs, dependencies, options)
  mailer.start(jobs, dependencies, options.logger)

  addHeadRoutes(app)
  addRequestIds(app)
  if (options.environment.demo && !options.operations.isPublic) refuseForeignHosts(app)
  closeWhenStopping(app, stopping.signal, draining.signal)
  discardUnreadBodies(app)
  logRequests(app)
  handleErrors(app)
  acceptEmptyJson(app)
  await app.register(accepts)
  addSecurityHeaders(app, headersFor)
  rejectOnOverload(app, limits.requests)
  await app.register(compress)
  mountHealth(app, { database: options.database, draining: draining.signal })
  const refresh = measureDeployment(registry, { ...dependencies, database: options.database })
  mountMetrics(
    app,
    { registry, refresh },
    { token: options.environment.metricsToken, isPublic: options.operations.isPublic },
  )
  await mountExport(app, {
    database: options.database,
    buildContext,
    stopping: stopping.signal,
    renderPool: options.renderPool ?? defaultRenderPool,
    limits,
  })
  if (options.environment.role === 'export') {
    mountRoutes(app, exportRoleRoutes, buildContext)
    app.setNotFoundHandler(sendNotFound)
    return app
  }
  preferPagesInBrowsers(app, routes)
  protectParentPages(app, buildContext)
  await mountTrpc(app, buildContext)
  mountRoutes(app, routes, buildContext)
  await mountQuestionFiles(app, { buildContext, stopping: stopping.signal, largestBytes: limits.importBytes })
  await mountPictures(app, buildContext)
  mountCalendarFeed(app, buildContext)
  mountUnsubscribe(app, buildContext)
  await mountStripeWebhook(app, dependencies)
  if (options.environment.apiDocs) {
    const streamed = { ...exportOperations, ...questionFileOperations, ...pictureOperations }
    await serveDocs(app, buildOpenApiDocument(routes, options.version, streamed))
  }
  await options.webApp(app, {
    findRecord: findRecord(buildContext),
    operator: options.environment.operator,
    announcement: () => dependencies.settings.current().announcement,
  })
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The public origin of this deployment. */
    publicUrl(): string
    /** While draining, `/readyz` returns 503 and each response closes its connection. The server keeps listening. */
    startDraining(): void
  }
}
