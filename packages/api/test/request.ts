import type { RequestFacts } from '../src/context.ts'

/** Builds a request from an IP address that is reserved for documentation. */
export function buildRequest(changes: Partial<RequestFacts> = {}): RequestFacts {
  return {
    requestId: 'test',
    acceptedLanguages: () => ['en'],
    headers: {},
    address: '192.0.2.1',
    setCookie: () => {},
    log: { info: () => {}, warn: () => {} },
    ...changes,
  }
}
