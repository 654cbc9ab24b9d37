import { expect, it } from 'vitest'
import { warnAboutNode } from './node-support.ts'

it.each([
  ['20.20.2', '2026-04-30T23:59:59Z', undefined],
  [
    '20.20.2',
    '2026-05-01T00:00:00Z',
    'WARNING: This is Node 20.20.2, which has had no security fixes since 2026-04-30.',
  ],
  ['22.12.0', '2026-12-01T00:00:00Z', undefined],
  [
    '22.12.0',
    '2027-05-01T00:00:00Z',
    'WARNING: This is Node 22.12.0, which has had no security fixes since 2027-04-30.',
  ],
  ['24.1.0', '2026-12-01T00:00:00Z', undefined],
  ['26.0.0', '2026-12-01T00:00:00Z', undefined],
])('returns the support warning for Node %s at %s: %s', (version, now, warning) => {
  expect(warnAboutNode(version, new Date(now))).toBe(warning && `${warning} Pathwise runs on Node 24.`)
})
