import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildMemoryCard, dayMs, findDueAt, predictRecall, type Recall, reviewCard } from './memory-card.ts'

const start = Date.UTC(2026, 10, 24, 15)
const missed = (day: number): Recall => ({ outcome: 'missed', at: start + day * dayMs })
const right = (day: number): Recall => ({ outcome: 'right', at: start + day * dayMs })

describe('reviewCard', () => {
  it('returns null for a problem that was never missed', () => {
    expect(reviewCard(null, right(0))).toBeNull()
    expect(buildMemoryCard([right(0), right(3)])).toBeNull()
  })

  it('creates a card on the first miss, due the next day', () => {
    const card = buildMemoryCard([missed(0)])
    expect(card).toMatchObject({ lastAt: start, reviews: 0, lapses: 0 })
    // The default initial stability of FSRS-6 for the rating "again".
    expect(card?.stability).toBeCloseTo(0.212, 3)
    expect(card && findDueAt(card)).toBe(start + dayMs / 2)
  })

  it('lengthens the review interval after each right answer, and shortens it after a miss', () => {
    const first = buildMemoryCard([missed(0), right(1)])
    const second = buildMemoryCard([missed(0), right(1), right(4)])
    const lapsed = buildMemoryCard([missed(0), right(1), right(4), missed(12)])
    if (!first || !second || !lapsed) throw new Error('A missed problem has a card')
    expect(second.stability).toBeGreaterThan(first.stability)
    expect(findDueAt(second) - second.lastAt).toBeGreaterThan(findDueAt(first) - first.lastAt)
    expect(lapsed.stability).toBeLessThan(second.stability)
    expect(lapsed).toMatchObject({ reviews: 3, lapses: 1 })
  })

  it('ignores later answers when a sitting has several answers to the same problem', () => {
    const card = buildMemoryCard([missed(0)])
    expect(buildMemoryCard([missed(0), right(0.01), right(0.4)])).toEqual(card)
    expect(buildMemoryCard([missed(0), right(0.6)])).not.toEqual(card)
  })
})

const answersOf = fc.array(
  fc.record({
    outcome: fc.constantFrom('right' as const, 'missed' as const),
    at: fc.integer({ min: start, max: start + 300 * dayMs }),
  }),
  { minLength: 1, maxLength: 12 },
)

describe('buildMemoryCard', () => {
  it('builds the same card from the same answers in any order', () => {
    fc.assert(
      fc.property(answersOf, (answers) => {
        const distinct = [...new Map(answers.map((answer) => [answer.at, answer])).values()]
        expect(buildMemoryCard(distinct.toReversed())).toEqual(buildMemoryCard(distinct))
      }),
    )
  })

  it('returns cards whose recall probability never rises over time', () => {
    fc.assert(
      fc.property(answersOf, fc.nat(100), fc.nat(100), (answers, soon, later) => {
        const card = buildMemoryCard(answers)
        if (!card) return
        const near = predictRecall(card, card.lastAt + soon * dayMs)
        const far = predictRecall(card, card.lastAt + (soon + later) * dayMs)
        expect(near).toBeLessThanOrEqual(1)
        expect(far).toBeGreaterThan(0)
        expect(far).toBeLessThanOrEqual(near)
      }),
    )
  })
})
