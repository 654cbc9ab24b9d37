import {
  dayMs,
  findDueAt,
  type MemoryCard,
  predictRecall,
  type Recall,
  reviewCard,
} from '@pathwise/schedule/memory-card'
import { reviewQueue } from '@pathwise/schedule/review-queue'
import { createDice, mean } from './measure/worlds.ts'
import { type Figure, median, round } from './report.ts'

const seeds = 5
const students = 40
/** Days from the first missed problem to the exam. */
const days = 84
/** No missed problems are added in the week before the exam. */
const lastMiss = days - 7
const missesPerDay = 1.6
/** The fraction of days without study. */
const skippedShare = 0.12
const start = Date.UTC(2026, 10, 24, 15)
const examAt = start + days * dayMs

interface StudentCard {
  readonly card: MemoryCard
  /** The ratio of this student's memory stability for the problem to the predicted stability. */
  readonly strength: number
  readonly minutes: number
}

type Order = (cards: readonly StudentCard[], now: number, cap: number) => readonly StudentCard[]

const byGain: Order = (cards, now, cap) => reviewQueue(cards, { now, examAt, cap })

const byDueDay: Order = (cards, now, cap) =>
  cards
    .filter(({ card }) => findDueAt(card) <= now)
    .toSorted((one, other) => findDueAt(one.card) - findDueAt(other.card))
    .slice(0, cap)

function recallOf({ card, strength }: StudentCard, at: number): number {
  return predictRecall({ ...card, stability: card.stability * strength }, at)
}

function answer(card: MemoryCard | null, outcome: Recall['outcome'], at: number): MemoryCard {
  const next = reviewCard(card, { outcome, at })
  if (!next) throw new Error('A missed problem has a card')
  return next
}

/** Returns the mean probability that the student solves a missed problem on exam day. */
function simulateStudent(order: Order, cap: number, seed: number): number {
  const dice = createDice(seed)
  const ability = Math.exp(0.4 * dice.normal())
  let cards: StudentCard[] = []
  for (let day = 0; day < days; day++) {
    const now = start + day * dayMs
    const misses = day < lastMiss ? Math.floor(missesPerDay) + (dice.uniform() < missesPerDay % 1 ? 1 : 0) : 0
    const missed = Array.from({ length: misses }, () => ({
      card: answer(null, 'missed', now),
      strength: ability * Math.exp(0.3 * dice.normal()),
      minutes: 1,
    }))
    const isStudied = dice.uniform() >= skippedShare
    const reviewed = new Set(isStudied ? order(cards, now, cap) : [])
    cards = cards.map((one) =>
      reviewed.has(one)
        ? { ...one, card: answer(one.card, dice.uniform() < recallOf(one, now) ? 'right' : 'missed', now) }
        : one,
    )
    cards.push(...missed)
  }
  return mean(cards.map((card) => recallOf(card, examAt)))
}

/** Measures how many missed problems simulated students remember on exam day. */
export function benchReviews(): Promise<Figure[]> {
  const figures = [
    { cap: 7, bar: 0.01 },
    { cap: 4, bar: 0.015 },
  ].map(({ cap, bar }): Figure => {
    const turns = Array.from({ length: seeds }, (_, seed) => {
      const recall = (order: Order) =>
        mean(Array.from({ length: students }, (_one, student) => simulateStudent(order, cap, 100 * seed + student)))
      return { gain: recall(byGain), due: recall(byDueDay) }
    })
    const gains = turns.map(({ gain, due }) => gain - due)
    return {
      name: `recall of missed problems on the exam day, at most ${cap} reviews a day: order by gain − order by due day`,
      value: median(gains),
      unit: 'share',
      bar,
      atLeast: true,
      details: {
        least: round(Math.min(...gains)),
        most: round(Math.max(...gains)),
        byGain: round(mean(turns.map(({ gain }) => gain))),
        byDueDay: round(mean(turns.map(({ due }) => due))),
      },
    }
  })
  return Promise.resolve(figures)
}
