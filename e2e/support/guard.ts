import type { BrowserContext } from '@playwright/test'

/** Detects problems on every page of a browser context. */
export interface Guard {
  /** Declares a problem that must occur in this test and is not a failure. */
  expect(problem: RegExp): void
  /** Declares a problem that may occur, depending on timing. */
  allow(problem: RegExp): void
  /** Returns the unexpected problems, and the expected ones that did not occur. */
  verdict(): string[]
}

const ownHosts = new Set(['localhost', '127.0.0.1'])

function leavesThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol.startsWith('http') && !ownHosts.has(hostname)
}

/**
 * Records console errors (which include CSP violations and responses with status 400 or higher), uncaught errors,
 * failed requests and requests to other machines.
 */
export function guardContext(context: BrowserContext): Guard {
  const problems: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []

  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    if (leavesThisMachine(request.url())) problems.push(`outside request: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    // Navigation aborts pending requests, which is not a failure.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed request: ${request.url()} ${reason}`)
  })

  return {
    expect: (problem) => expected.push(problem),
    allow: (problem) => allowed.push(problem),
    verdict: () => [
      ...problems.filter((problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem))),
      ...expected
        .filter((pattern) => !problems.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but did not happen: ${pattern}`),
    ],
  }
}
