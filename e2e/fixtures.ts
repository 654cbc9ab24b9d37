import { type Language, languages } from '@pathwise/i18n/languages'
import type { StripeStandIn } from '@pathwise/stripe-stand-in/stand-in'
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { type Guard, guardContext } from './support/guard.ts'
import { copySeededData, createTemporaryDataDirectory } from './support/server.ts'
import { type Server, type ServerKind, startServerOfKind } from './support/server-kinds.ts'
import { findSharedServer } from './support/shared-server.ts'
import { browserLocales, loadTexts, type Texts } from './support/texts.ts'

interface TestFixtures {
  /** Fails the test on any unexpected error in the test's pages. */
  guard: Guard
  /** Translates keys into the language of the test's browser. */
  t: Texts
  /** Opens a separate browser context with its own guard. The guard ignores problems that match `allow`. */
  newVisitor: (options?: BrowserContextOptions & { allow?: RegExp }) => Promise<BrowserContext>
  /** An empty data directory, removed after the test. */
  dataDirectory: string
  /** A copy of the seeded data directory, removed after the test. */
  seededDirectory: string
  /** The fake Stripe server. Only tests in `*.full.spec.ts` have one. */
  stripe: StripeStandIn
}

interface WorkerFixtures {
  /** The kind of server that the Playwright project uses. The workers of the plain project share one server. */
  serverKind: ServerKind
  server: Server
}

/**
 * The extended test function. It provides the built server, and fails when a page has an unexpected error.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverKind: ['plain', { option: true, scope: 'worker' }],
  server: [
    async ({ serverKind }, provide, { workerIndex }) => {
      if (serverKind === 'plain') return provide(findSharedServer())
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
      expect(await guard.verdict()).toEqual([])
    },
    { auto: true },
  ],
  t: async ({ locale }, provide) => {
    const language: Language = languages.find((known) => browserLocales[known] === locale) ?? 'en'
    await provide(await loadTexts(language))
  },
  newVisitor: async ({ browser, server }, provide) => {
    const visitors: { context: BrowserContext; guard: Guard }[] = []
    await provide(async ({ allow, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options })
      const guard = guardContext(context)
      if (allow) guard.allow(allow)
      visitors.push({ context, guard })
      return context
    })
    for (const { context } of visitors) await context.close()
    expect((await Promise.all(visitors.map(({ guard }) => guard.verdict()))).flat()).toEqual([])
  },
  dataDirectory: async ({ browserName }, provide) => {
    const data = await createTemporaryDataDirectory(browserName)
    await provide(data.directory)
    await data.remove()
  },
  seededDirectory: async ({ browserName }, provide) => {
    const data = await copySeededData(browserName)
    await provide(data.directory)
    await data.remove()
  },
  stripe: async ({ server: { stripe } }, provide) => {
    if (!stripe) throw new Error('Only a full server sells plans: name the file *.full.spec.ts')
    await provide(stripe)
  },
})
