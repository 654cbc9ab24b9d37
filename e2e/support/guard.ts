import type { BrowserContext } from '@playwright/test'

/** Watches every page of a browser context for what must not happen. */
export interface Guard {
  /** This problem is part of the test: it must happen, and is then no failure. */
  expect(problem: RegExp): void
  /** This problem may happen, depending on timing. */
  allow(problem: RegExp): void
  /** The problems that were not expected, and the expected ones that did not happen. */
  verdict(): string[]
}

const ownHosts = new Set(['localhost', '127.0.0.1'])

function leavesThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol.startsWith('http') && !ownHosts.has(hostname)
}

/**
 * Notes console errors (refusals by the Content Security Policy and answers of 400 and more are among them), uncaught errors,
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
    // Leaving a page cancels what it still waits for; that is no failure.
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
