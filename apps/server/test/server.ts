import { defaultPolicy } from '@pathwise/api/account/policy'
import type { AppRouter } from '@pathwise/api/root'
import type { Database } from '@pathwise/db/client'
import { createTestDatabase } from '@pathwise/testing/database'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { type BuildAppOptions, buildApp, type WebApp } from '../src/app.ts'
import { defaultLimits } from '../src/env/limit-environment.ts'
import { sendPageOrNotFound } from '../src/web/page-or-not-found.ts'
import { findLeak, recordSecrets } from './secrets.ts'

/** Replaces the built pages, which these tests do not need. */
const onePage: WebApp = async (app) => {
  app.setNotFoundHandler(
    sendPageOrNotFound(async (_request, reply) => reply.type('text/html; charset=utf-8').send('<!doctype html>')),
  )
}

interface TestRequest extends Omit<RequestInit, 'headers'> {
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestServer {
  readonly url: string
  readonly database: Database
  /** The Fastify app, for requests with headers that `fetch` cannot send. */
  readonly app: FastifyInstance
  /** All lines logged so far. */
  readonly log: string[]
  /**
   * All passwords, tokens, cookie values and command output that requests and responses have contained so far. `close`
   * throws when the log contains any of these.
   */
  readonly secrets: ReadonlySet<string>
  readonly client: ReturnType<typeof createTRPCClient<AppRouter>>
  /** Sends a request to a path on this server. `json` becomes the body, and sets the content type. */
  request(path: string, init?: TestRequest): Promise<Response>
  /** Starts draining, as a stop signal would. */
  startDraining(): void
  close(): Promise<void>
}

export interface TestServerOptions {
  readonly now?: () => Date
  readonly assertWritable?: () => Promise<void>
  readonly environment?: Partial<BuildAppOptions['environment']>
  readonly operations?: BuildAppOptions['operations']
  readonly renderPool?: BuildAppOptions['renderPool']
  readonly runsQuestionJobs?: boolean
  readonly webApp?: WebApp
  /** A database that is already open. It stays open when this server closes. */
  readonly database?: Database
}

export const noOperations: BuildAppOptions['operations'] = {
  file: { sudo: '/usr/bin/sudo', commands: {}, directory: '/' },
  settings: {},
  dataDirectory: '/',
  syncs: true,
  backups: null,
  trustsProxy: false,
  isPublic: false,
}

/** Starts the real app on a free local port, with a fresh seeded database. */
export async function startTestServer({
  now,
  assertWritable,
  environment,
  operations = noOperations,
  database: shared,
  renderPool,
  runsQuestionJobs = false,
  webApp = onePage,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = shared ?? (await createTestDatabase({ seeded: true }))
  const log: string[] = []
  const secrets = new Set<string>()
  const app = await buildApp({
    database,
    environment: {
      role: 'all',
      publicUrl: undefined,
      demo: true,
      accessTokenSeconds: 900,
      accounts: defaultPolicy,
      apiDocs: true,
      breachedPasswordsUrl: null,
      trustProxy: false,
      editorOrigins: [],
      retention: { shareDays: undefined, runDays: undefined, operationDays: undefined },
      stripe: null,
      operator: { name: null, jurisdiction: null, contactEmail: null, securityEmail: null },
      coach: null,
      smtp: null,
      postalAddress: null,
      auditDays: 365,
      ...defaultLimits,
      ...environment,
    },
    operations,
    logger: pino({ level: 'info' }, { write: (line: string) => log.push(line) }),
    version: '1.2.3+abc1234',
    webApp,
    runsQuestionJobs,
    ...(now && { now }),
    ...(assertWritable && { assertWritable }),
    ...(renderPool && { renderPool }),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = app.listeningOrigin

  return {
    url,
    app,
    database,
    log,
    secrets,
    client: createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${url}/api/trpc` })] }),
    request: async (path, { json, headers, ...init } = {}) => {
      const response = await fetch(`${url}${path}`, {
        ...init,
        headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      })
      await recordSecrets(secrets, json, response)
      return response
    },
    startDraining: () => app.startDraining(),
    close: async () => {
      await app.close()
      const leak = findLeak(log, secrets)
      if (leak !== undefined)
        throw new Error(`The log holds a password, a token, a cookie or the output of a command: ${leak}`)
      if (!shared) await database.close()
    },
  }
}

/** Starts the app like `startTestServer`, and closes it when the test ends. */
export async function startForTest(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer(options)
  onTestFinished(() => server.close())
  return server
}
