// @vitest-environment jsdom
import type { AppRouter } from '@pathwise/api/root'
import { createTRPCClient } from '@trpc/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../test/api.ts'
import { sampleAnswer } from '../../test/sample-problem.ts'
import { createApiLinks } from './api-client.ts'
import {
  devicePractice,
  isMissed,
  mergePracticed,
  type Practiced,
  uploadDevicePractice,
  wasEverMissed,
} from './device-practice.ts'

const client = createTRPCClient<AppRouter>({ links: createApiLinks(() => 'en') })
const noon = '2026-11-23T12:00:00.000Z'
const evening = '2026-11-23T18:00:00.000Z'

beforeEach(() => {
  // The store is shared by all tests.
  devicePractice.record({ input: sampleAnswer(), reply: { outcome: 'right' }, inAccount: true })
  for (const { attempts } of devicePractice.latest()) attempts.length = 0
  localStorage.removeItem('pathwise.practice.1')
})

describe('devicePractice', () => {
  it('keeps a problem’s first and last outcome, highest hint count, and attempts not yet in an account', () => {
    const first = sampleAnswer({ hints: 1 })
    const second = sampleAnswer({ attempt: 2, answer: { choice: 'B' }, answered_at: noon })
    devicePractice.record({ input: first, reply: { outcome: 'wrong' }, inAccount: false })
    devicePractice.record({ input: second, reply: { outcome: 'right' }, inAccount: true })
    const [practiced] = devicePractice.latest()
    expect(practiced).toEqual({
      id: 12,
      outcome: 'right',
      firstOutcome: 'wrong',
      hints: 1,
      answeredAt: noon,
      attempts: [first],
    })
    expect(practiced && [wasEverMissed(practiced), isMissed(practiced)]).toEqual([true, false])
  })

  it('stores a review card for a missed problem, and updates it after a replacement problem', () => {
    const card = { id: 12, stability: 0.2, difficulty: 6, last_at: noon, reviews: 0, lapses: 0, due_at: evening }
    const moved = { ...card, reviews: 1 }
    devicePractice.record({ input: sampleAnswer(), reply: { outcome: 'wrong', cards: [card] }, inAccount: false })
    devicePractice.record({ input: sampleAnswer({ id: 13 }), reply: { outcome: 'right' }, inAccount: false })
    expect(devicePractice.latest().map((one) => one.card)).toEqual([undefined, card])
    const standIn = sampleAnswer({ id: 14, review_of: 12 })
    devicePractice.record({ input: standIn, reply: { outcome: 'right', cards: [moved] }, inAccount: false })
    expect(devicePractice.latest().map((one) => one.card)).toEqual([undefined, undefined, moved])
    devicePractice.record({ input: sampleAnswer(), reply: { outcome: 'right' }, inAccount: true })
    expect(devicePractice.latest()[0]?.card).toEqual(moved)
  })

  it('uses the student’s own grade as the first outcome of an essay', () => {
    devicePractice.record({ input: sampleAnswer(), reply: { outcome: 'ungraded' }, inAccount: false })
    devicePractice.record({ input: sampleAnswer({ attempt: 2 }), reply: { outcome: 'right' }, inAccount: false })
    expect(devicePractice.latest()[0]).toMatchObject({ outcome: 'right', firstOutcome: 'right' })
  })

  it('removes answers that are stored in an account, and keeps the others', () => {
    devicePractice.record({ input: sampleAnswer({ id: 1 }), reply: { outcome: 'right' }, inAccount: true })
    devicePractice.record({ input: sampleAnswer({ id: 2 }), reply: { outcome: 'right' }, inAccount: false })
    devicePractice.removeUploaded()
    expect(devicePractice.latest().map(({ id }) => id)).toEqual([2])
  })

  it('reads entries in the version 1 format, and skips a damaged entry', () => {
    const stored = [
      {
        id: 7,
        outcome: 'unknown',
        firstOutcome: 'wrong',
        hints: 2,
        answeredAt: noon,
        attempts: [
          {
            id: 7,
            client_key: '3f2b8f0e-7d1a-4a53-9d0a-0c1f5f0e2a11',
            version: 3,
            attempt: 1,
            hints: 0,
            answer: { text: '3.5' },
            elapsed_ms: 900,
            answered_at: noon,
          },
        ],
      },
      { id: 'seven' },
    ]
    localStorage.setItem('pathwise.practice.1', JSON.stringify(stored))
    expect(devicePractice.latest()).toEqual(stored.slice(0, 1))
  })
})

describe('mergePracticed', () => {
  const device = {
    id: 1,
    outcome: 'wrong',
    firstOutcome: 'wrong',
    hints: 0,
    answeredAt: noon,
    attempts: [sampleAnswer()],
  } as const
  const history = {
    id: 1,
    outcome: 'right',
    first_outcome: 'unknown',
    hints: 1,
    attempts: 2,
    client_key: crypto.randomUUID(),
    card: null,
  } as const

  it.each([
    [evening, 'right'],
    ['2026-11-23T08:00:00.000Z', 'wrong'],
  ])('keeps the later of two answers when the account’s is from %s', (answered_at, outcome) => {
    const merged = mergePracticed([{ ...device, attempts: [...device.attempts] }], [{ ...history, answered_at }])
    expect(merged.map((one) => one.outcome)).toEqual([outcome])
    expect(merged[0]?.attempts).toHaveLength(1)
  })

  it('keeps the account’s review card when this device has the later answer to the problem', () => {
    const card = { id: 1, stability: 2, difficulty: 6, last_at: noon, reviews: 3, lapses: 0, due_at: evening }
    const answered_at = '2026-11-23T08:00:00.000Z'
    const merged = mergePracticed([{ ...device, attempts: [] }], [{ ...history, answered_at, card }])
    expect(merged).toMatchObject([{ outcome: 'wrong', card }])
  })

  it.each([
    ['a miss on another device stays the first outcome', 'right', 'wrong', [], 'wrong'],
    ['an answer that is not in the account yet can be the first miss', 'wrong', 'right', [sampleAnswer()], 'wrong'],
    ['a miss in the account stays when answers are not in it yet', 'right', 'unknown', [sampleAnswer()], 'unknown'],
    ['the student’s own grade replaces an ungraded essay', 'wrong', 'ungraded', [], 'wrong'],
  ] as const)(
    'merges the first outcomes when both lists contain a problem: %s',
    (_, own, first_outcome, attempts, first) => {
      const solved: Practiced = { ...device, outcome: 'right', firstOutcome: own, attempts: [...attempts] }
      const merged = (answered_at: string) => mergePracticed([solved], [{ ...history, first_outcome, answered_at }])
      expect([merged(noon), merged(evening)]).toMatchObject([[{ firstOutcome: first }], [{ firstOutcome: first }]])
    },
  )

  it('removes a review card when the account has all answers and no card', () => {
    const card = { id: 1, stability: 2, difficulty: 6, last_at: noon, reviews: 3, lapses: 0, due_at: evening }
    const merge = (attempts: typeof device.attempts | []) =>
      mergePracticed([{ ...device, card, attempts: [...attempts] }], [{ ...history, answered_at: noon }])[0]?.card
    expect([merge([]), merge(device.attempts)]).toEqual([undefined, card])
  })

  it('includes problems that are stored only in the account, and sorts newest first', () => {
    const merged = mergePracticed([{ ...device, attempts: [] }], [{ ...history, id: 2, answered_at: evening }])
    expect(merged.map(({ id, firstOutcome }) => [id, firstOutcome])).toEqual([
      [2, 'unknown'],
      [1, 'wrong'],
    ])
  })
})

describe('uploadDevicePractice', () => {
  const early = sampleAnswer({ id: 3 })
  const late = sampleAnswer({ id: 4, answered_at: noon })

  beforeEach(() => {
    devicePractice.record({ input: early, reply: { outcome: 'wrong' }, inAccount: false })
    devicePractice.record({ input: late, reply: { outcome: 'wrong' }, inAccount: false })
  })

  it('uploads answers oldest first, and does not resend stored or rejected answers', async () => {
    const calls = stubApi({
      'practice.upload': () => ({
        data: { stored: [early.client_key], refused: [{ client_key: late.client_key, reason: 'not_found' }] },
      }),
    })
    await uploadDevicePractice(client)
    await uploadDevicePractice(client)
    expect(calls.map(({ input }) => input)).toEqual([{ answers: [early, late] }])
    expect(devicePractice.latest()).toHaveLength(2)
  })

  it('keeps the answers when the upload fails', async () => {
    stubApi({ 'practice.upload': () => ({ status: 503, message: 'no' }) })
    await expect(uploadDevicePractice(client)).rejects.toThrow('[503]')
    expect(devicePractice.latest().flatMap(({ attempts }) => attempts)).toHaveLength(2)
  })
})
