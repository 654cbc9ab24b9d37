import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Context } from '../context.ts'
import { assertNotBreached } from './breached-passwords.ts'

// SHA-1 of the password: E38AD214943DAAD1D64C102FAEC29DE4AFE9DA3D
const leaked = 'password1'
const suffix = '214943DAAD1D64C102FAEC29DE4AFE9DA3D'

let server: ReturnType<typeof createServer> | undefined
afterEach(() => {
  server?.close()
})

/** Starts a fake service that returns the same body for every prefix. */
async function startService(status: number, body: string) {
  const requests: Pick<IncomingMessage, 'headers' | 'url'>[] = []
  const started = createServer((request, response) => {
    requests.push(request)
    response.writeHead(status).end(body)
  })
  server = started
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve)
  })
  const address: AddressInfo | string | null = started.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { requests, url: `http://127.0.0.1:${port}/range` }
}

function check(breachedPasswordsUrl: string | null, password = leaked) {
  const warn = vi.fn<(facts: object, message: string) => void>()
  const request: Context['request'] = {
    requestId: 'test',
    acceptedLanguages: () => [],
    headers: {},
    address: '192.0.2.1',
    setCookie: () => {},
    log: { info: () => {}, warn },
  }
  return { warn, done: assertNotBreached({ breachedPasswordsUrl, request }, password) }
}

describe('assertNotBreached', () => {
  it('rejects a leaked password after sending only five digits of its hash', async () => {
    const { requests, url } = await startService(200, `0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n${suffix}:12`)
    await expect(check(url).done).rejects.toMatchObject({ reason: 'breached_password' })
    expect(requests.map((request) => request.url)).toEqual(['/range/E38AD'])
    expect(requests[0]?.headers['add-padding']).toBe('true')
  })

  it.each([
    ['another hash', '0018A45C4D1DEF81644B54AB7F969B88D65:3'],
    ['padding', `${suffix}:0`],
  ])('accepts a password when the service returns only %s', async (_name, body) => {
    const { url } = await startService(200, body)
    await expect(check(url).done).resolves.toBeUndefined()
  })

  it('accepts every password when the service fails, and does not log the password', async () => {
    const { url } = await startService(503, '')
    const { done, warn } = check(url)
    await expect(done).resolves.toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    expect(JSON.stringify(warn.mock.calls)).not.toContain(leaked)
  })

  it('makes no request when no service is configured', async () => {
    await expect(check(null).done).resolves.toBeUndefined()
  })
})
