import { type Language, languages } from '@pathwise/i18n/languages'
import type { StripeStandIn } from '@pathwise/stripe-stand-in/stand-in'
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { type Guard, guardContext } from './support/guard.ts'
import { copySeededData, temporaryDataDirectory } from './support/server.ts'
import { type Server, type ServerKind, startServerOfKind } from './support/server-kinds.ts'
import { browserLocales, type Texts, textsIn } from './support/texts.ts'

interface TestFixtures {
  /** Fails the test on any error in its pages that it does not expect. */
  guard: Guard
  /** The words in the language of the test's browser. */
  t: Texts
  /** Another visitor: a browser context of its own, guarded alike. */
  newVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** An empty data directory, removed after the test. */
  dataDirectory: string
  /** A data directory as a first start leaves it, removed after the test. */
  seededDirectory: string
  /** The stand-in for Stripe of a full server. */
  stripe: StripeStandIn
}

interface WorkerFixtures {
  /** Set it with `test.use` at the top of a file: each kind is one server for each worker, shared by its files. */
  serverKind: ServerKind
  server: Server
}

/** The real built server with a database of its own for each worker, and pages that must stay free of errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverKind: ['plain', { option: true, scope: 'worker' }],
  server: [
    async ({ serverKind }, provide, { workerIndex }) => {
      const { server, stop } = await startServerOfKind(serverKind, `${serverKind}-${workerIndex}`)
      await provide(server)
      expect(await stop(), 'exit code of the server after SIGTERM').toBe(0)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  guard: [
    async ({ context }, provide) => {
      const guard = guardContext(context)
      await provide(guard)
      expect(guard.verdict()).toEqual([])
    },
    { auto: true },
  ],
  t: async ({ locale }, provide) => {
    const language: Language = languages.find((known) => browserLocales[known] === locale) ?? 'en'
    await provide(await textsIn(language))
  },
  newVisitor: async ({ browser, server }, provide) => {
    const visitors: { context: BrowserContext; guard: Guard }[] = []
    await provide(async (options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options })
      visitors.push({ context, guard: guardContext(context) })
      return context
    })
    for (const { context } of visitors) await context.close()
    expect(visitors.flatMap(({ guard }) => guard.verdict())).toEqual([])
  },
  dataDirectory: async ({ browserName }, provide) => {
    const data = await temporaryDataDirectory(browserName)
    await provide(data.directory)
    await data.remove()
  },
  seededDirectory: async ({ browserName }, provide) => {
    const data = await copySeededData(browserName)
    await provide(data.directory)
    await data.remove()
  },
  stripe: async ({ server: { stripe } }, provide) => {
    if (!stripe) throw new Error("Only a full server sells plans: test.use({ serverKind: 'full' })")
    await provide(stripe)
  },
})
