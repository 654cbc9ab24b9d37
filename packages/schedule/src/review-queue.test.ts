import { describe, expect, it } from 'vitest'
import { buildMemoryCard, dayMs, type MemoryCard } from './memory-card.ts'
import { reviewQueue } from './review-queue.ts'

const now = Date.UTC(2026, 10, 24, 15)
const examAt = now + 30 * dayMs

/**
 * Returns a card for a problem that was first missed and then solved. Each argument is how many days ago an answer was
 * given.
 */
function buildCard(...daysAgo: number[]): MemoryCard {
  const card = buildMemoryCard(
    daysAgo.map((days, index) => ({ outcome: index === 0 ? 'missed' : 'right', at: now - days * dayMs })),
  )
  if (!card) throw new Error('A missed problem has a card')
  return card
}

const item = (id: string, card: MemoryCard, minutes = 1) => ({ id, card, minutes })
const queue = (items: ReturnType<typeof item>[], cap = 10) =>
  reviewQueue(items, { now, examAt, cap }).map(({ id }) => id)

describe('reviewQueue', () => {
  it('skips cards that the student has already answered in this sitting', () => {
    expect(queue([item('fresh', buildCard(0.1)), item('old', buildCard(2))])).toEqual(['old'])
  })

  it('skips cards that will be remembered well on the exam day', () => {
    expect(queue([item('solved today', buildCard(60, 50, 30, 0.6)), item('solved once', buildCard(20, 15))])).toEqual([
      'solved once',
    ])
  })

  it('sorts cards by recall gain per minute, largest first', () => {
    const card = buildCard(10, 7)
    expect(queue([item('long', card, 3), item('short', card, 1)])).toEqual(['short', 'long'])
  })

  it('returns at most as many cards as the cap', () => {
    const due = ['a', 'b', 'c'].map((id) => item(id, buildCard(5, 3)))
    expect(queue(due, 2)).toEqual(['a', 'b'])
    expect(queue(due, 0)).toEqual([])
  })
})
