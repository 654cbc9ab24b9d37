import { createDice, type Dice } from '../src/dice.ts'
import { type Task, unitMinutes } from '../src/task.ts'

/** The properties shared by all random plans of a class. */
export interface PlanClass {
  readonly days: number
  /** The minutes of all tasks divided by the free minutes. */
  readonly fullness: number
  /** The number of tasks, excluding short reviews. */
  readonly topics: number
}

export interface DrawnPlan {
  readonly days: number[]
  readonly tasks: Task[]
}

/** A task in units of five minutes, before it is converted to minutes. */
interface Draft {
  size: number
  least: number
  most: number
  from: number
  until: number
  worth: number
  after: number[]
}

/** Returns a random number of free units for a day: none on one day in eight, few on Fridays, and many on weekends. */
function generateFreeUnits(day: number, dice: Dice): number {
  if (dice() < 0.12) return 0
  const weekday = day % 7
  if (weekday === 4) return Math.floor(7 * dice())
  return weekday > 4 ? 6 + Math.floor(19 * dice()) : 4 + Math.floor(11 * dice())
}

/** Builds up to two random reviews per day. Each review takes 5 to 15 minutes, and is due within one to three days. */
function generateReviews({ days }: PlanClass, dice: Dice): Draft[] {
  return Array.from({ length: 2 * days }, (_, slot) => Math.floor(slot / 2))
    .filter(() => dice() < 0.5)
    .map((from) => {
      const size = 1 + Math.floor(3 * dice())
      const until = Math.min(days - 1, from + 1 + Math.floor(3 * dice()))
      return { ...{ size, least: size, most: size, from, until }, worth: 6 + Math.floor(4 * dice()), after: [] }
    })
}

/**
 * Builds random topics with about `units` units in total, in sittings of 15 to 45 minutes. Some topics are a single
 * timed section of 35 minutes.
 */
function generateTopics({ days, topics }: PlanClass, units: number, dice: Dice): Draft[] {
  const shares = Array.from({ length: topics }, () => 3 + Math.floor(14 * dice()))
  const scale = Math.max(0.2, units / shares.reduce((sum, share) => sum + share, 0))
  return shares.map((share) => {
    const most = 5 + Math.floor(5 * dice())
    const size = Math.max(3, Math.round(share * scale))
    const length = Math.max(Math.ceil(size / most), 3 + Math.floor(days * dice()))
    const from = dice() < 0.6 ? 0 : Math.floor(Math.max(1, days - length) * dice())
    const window = { from, until: Math.min(days - 1, from + length), worth: 1 + Math.floor(9 * dice()), after: [] }
    return dice() < 0.15 ? { size: 7, least: 7, most: 7, ...window } : { size, least: 3, most, ...window }
  })
}

/** Makes an earlier topic a prerequisite of about three topics in ten. */
function drawPrerequisites(topics: Draft[], days: number, dice: Dice): void {
  for (const [index, topic] of topics.entries()) {
    if (index === 0 || dice() >= 0.3) continue
    const other = Math.floor(index * dice())
    const earlier = topics[other]
    if (!earlier || earlier.from >= topic.until) continue
    topic.after.push(other)
    topic.until = Math.max(topic.until, Math.min(days - 1, earlier.until))
  }
}

/** Builds the random free minutes and tasks of a plan. The result depends only on the class and the seed. */
export function generatePlan(kind: PlanClass, seed: string): DrawnPlan {
  const dice = createDice(seed)
  const free = Array.from({ length: kind.days }, (_, day) => generateFreeUnits(day, dice))
  const reviews = generateReviews(kind, dice)
  const reviewed = reviews.reduce((sum, { size }) => sum + size, 0)
  const topics = generateTopics(kind, kind.fullness * free.reduce((sum, units) => sum + units, 0) - reviewed, dice)
  drawPrerequisites(topics, kind.days, dice)
  return {
    days: free.map((units) => units * unitMinutes),
    tasks: [...topics, ...reviews].map(({ size, least, most, after, ...rest }, index) => ({
      ...rest,
      id: `task ${index}`,
      minutes: size * unitMinutes,
      least: least * unitMinutes,
      most: most * unitMinutes,
      after: after.map((other) => `task ${other}`),
    })),
  }
}
