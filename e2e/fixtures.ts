import { type Language, languages } from '@pathwise/i18n/languages'
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { type Guard, guardContext } from './support/guard.ts'
import { type RunningServer, startServer, temporaryDataDirectory } from './support/server.ts'
import { browserLocales, type Texts, textsIn } from './support/texts.ts'

interface Server extends Pick<RunningServer, 'url'> {
  readonly dataDirectory: string
}

interface TestFixtures {
  /** Fails the test on any error in its pages that it does not expect. */
  guard: Guard
  /** The words in the language of the test's browser. */
  t: Texts
  /** Another visitor: a browser context of its own, guarded alike. */
  newVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** An empty data directory that is gone after the test. */
  dataDirectory: string
}

/** The real built server with a database of its own for each worker, and pages that must stay free of errors. */
export const test = base.extend<TestFixtures, { server: Server }>({
  server: [
    async ({ browserName }, provide, { workerIndex }) => {
      const data = await temporaryDataDirectory(browserName)
      const server = await startServer({ dataDirectory: data.directory, name: `${browserName}-${workerIndex}` })
      await provide({ url: server.url, dataDirectory: data.directory })
      const { code } = await server.stop()
      await data.remove()
      expect(code, 'exit code of the server after SIGTERM').toBe(0)
    },
    { scope: 'worker', timeout: 60_000 },
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
})
