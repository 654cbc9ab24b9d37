import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { plainReport } from '@pathwise/testing/plain-report'
import { beforeEach, describe, expect, it } from 'vitest'
import { startForTest, type TestServer } from './server.ts'

const database = closeAfterTests(await createTestDatabase({ seeded: true }))
beforeEach(() => database.prisma.throttle.deleteMany())

async function shareFrom(server: TestServer, address: string): Promise<number> {
  const headers = { 'x-forwarded-for': address }
  return (await server.request('/api/share', { method: 'POST', json: plainReport, headers })).status
}

const exhaust = () => database.prisma.throttle.updateMany({ data: { points: 1_000_000 } })

describe('rate limits behind a trusted proxy', () => {
  it.each([
    ['another IPv4 address', '198.51.100.1', '198.51.100.2', 200],
    ['the same IPv4 address', '198.51.100.1', '198.51.100.1', 429],
    ['the same address, written as IPv6', '198.51.100.1', '::ffff:198.51.100.1', 429],
    ['an address of the same household', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['an address of another household', '2001:db8:1:2::1', '2001:db8:1:3::1', 200],
    // The client can forge the first address; only the last address was added by the proxy.
    ['the same address behind a forged one', '198.51.100.1', '203.0.113.7, 198.51.100.1', 429],
  ])('counts requests by client address: %s', async (_name, first, second, status) => {
    const server = await startForTest({ database, environment: { trustProxy: ['loopback'] } })
    expect(await shareFrom(server, first)).toBe(200)
    await exhaust()
    expect(await shareFrom(server, second)).toBe(status)
  })
})

it.each<[string, false | string[]]>([
  ['no proxy', false],
  ['another proxy', ['10.0.0.0/8']],
])('ignores X-Forwarded-For when TRUST_PROXY contains %s', async (_name, trustProxy) => {
  const server = await startForTest({ database, environment: { trustProxy } })
  expect(await shareFrom(server, '198.51.100.1')).toBe(200)
  await exhaust()
  expect(await shareFrom(server, '198.51.100.2')).toBe(429)
})
