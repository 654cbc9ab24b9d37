import type { BrowserContext, Request } from '@playwright/test'

/** Detects errors on all pages of a browser context. A problem is any error that `guardContext` records. */
export interface Guard {
  /** Expects an error that matches. The test fails if no such error occurs. */
  expect(problem: RegExp): void
  /** Ignores errors that match. They may or may not occur, depending on timing. */
  allow(problem: RegExp): void
  /** Waits until the guard has read all responses, because the browser discards them on navigation. */
  settle(): Promise<void>
  /** Returns the unexpected errors, and the expected ones that did not occur. */
  verdict(): Promise<string[]>
}

/** The guard reads only these fields of a tRPC batch response. */
interface BatchedAnswer {
  readonly error?: { readonly data: { readonly httpStatus: number; readonly path: string } }
}

const ownHosts = new Set(['localhost', '127.0.0.1'])

function leavesThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol.startsWith('http') && !ownHosts.has(hostname)
}

/** Describes the failed calls of a batch, in the style of the browser's log messages. */
async function describeFailedCalls(request: Request): Promise<string[]> {
  const response = await request.response()
  if (response?.status() !== 207) return []
  const answers: BatchedAnswer[] = await response.json()
  return answers.flatMap(({ error }) =>
    error
      ? [`console: Failed to load resource in a batch: status of ${error.data.httpStatus} (${error.data.path})`]
      : [],
  )
}

/**
 * Records console errors (including CSP violations and error responses), uncaught errors, failed requests, and requests
 * to other hosts.
 */
export function guardContext(context: BrowserContext): Guard {
  const problems: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  const reading: Promise<unknown>[] = []

  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    if (leavesThisMachine(request.url())) problems.push(`outside request: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    // Navigation aborts pending requests.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed request: ${request.url()} ${reason}`)
  })
  // The browser does not log a failed call in a batch, because the batch has status 207.
  context.on('requestfinished', (request) => {
    if (!request.url().includes('/api/trpc/')) return
    const read = describeFailedCalls(request).then((found) => problems.push(...found))
    // Responses cannot be read once the page has closed or navigated.
    reading.push(read.catch(() => {}))
  })

  const settle = async () => void (await Promise.all(reading))

  return {
    settle,
    expect: (problem) => expected.push(problem),
    allow: (problem) => allowed.push(problem),
    verdict: async () => {
      await settle()
      return [
        ...problems.filter((problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem))),
        ...expected
          .filter((pattern) => !problems.some((problem) => pattern.test(problem)))
          .map((pattern) => `expected, but did not happen: ${pattern}`),
      ]
    },
  }
}
