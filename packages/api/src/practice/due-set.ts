import type { DatabaseClient } from '@pathwise/db/database'
import { dayMs, type MemoryCard } from '@pathwise/schedule/memory-card'
import { reviewQueue } from '@pathwise/schedule/review-queue'
import { countReviewsLeft } from './practice.vocabulary.ts'
import { type PracticeQuestion, parsePracticeRow, practicable, practiceColumns, servable } from './practice-question.ts'

interface DueProblem {
  readonly question: PracticeQuestion
  readonly reviewOf: number | null
}

interface DueRequest {
  readonly cards: ReadonlyMap<number, MemoryCard>
  readonly seen: readonly number[]
  readonly now: Date
  /** The exam date, as `YYYY-MM-DD`. */
  readonly examOn: string | undefined
  readonly count: number
}

/** The assumed number of days until the exam when no date is given. */
const usualDays = 60
const usualSeconds = 75

/** The maximum number of rows to read when looking for replacements. */
const mostCandidates = 200

function findExam(now: number, examOn: string | undefined): number {
  const examAt = examOn === undefined ? 0 : Date.parse(examOn)
  return examAt > now ? examAt : now + usualDays * dayMs
}

const isAlike = (one: PracticeQuestion, other: PracticeQuestion) =>
  one.skillTags[0] === other.skillTags[0] && one.difficultyLevel === other.difficultyLevel

/**
 * Returns unseen problems that have the skill of a missed problem, and the level of the same or another missed problem.
 */
async function readUnseen(
  { question }: DatabaseClient,
  missed: readonly PracticeQuestion[],
  seen: readonly number[],
): Promise<PracticeQuestion[]> {
  const rows = await question.findMany({
    where: {
      ...servable,
      id: { notIn: [...seen, ...missed.map(({ id }) => id)] },
      skillTags: { hasSome: missed.flatMap(({ skillTags }) => skillTags.slice(0, 1)) },
      difficultyLevel: { in: missed.map(({ difficultyLevel }) => difficultyLevel) },
    },
    orderBy: { id: 'asc' },
    take: mostCandidates,
    select: practiceColumns,
  })
  return rows.flatMap((row) => parsePracticeRow(row) ?? [])
}

/**
 * Returns the problems to review now, starting with those that will benefit most from a review before the exam. If
 * possible, replaces a missed problem with an unseen one of the same skill and level, so that the student recalls the
 * method instead of the correct letter.
 */
export async function chooseDue(
  prisma: DatabaseClient,
  { cards, seen, now, examOn, count }: DueRequest,
): Promise<DueProblem[]> {
  const rows = await prisma.question.findMany({
    where: { id: { in: [...cards.keys()] }, ...practicable },
    select: practiceColumns,
  })
  const items = rows.flatMap((row) => {
    const [question, card] = [parsePracticeRow(row), cards.get(row.id)]
    return question && card ? [{ question, card, minutes: (question.estimatedSeconds ?? usualSeconds) / 60 }] : []
  })
  const left = countReviewsLeft(
    items.map(({ card }) => card),
    now.getTime(),
  )
  const at = { now: now.getTime(), examAt: findExam(now.getTime(), examOn), cap: Math.min(count, left) }
  const due = reviewQueue(items, at).map(({ question }) => question)
  const unseen = due.length === 0 ? [] : await readUnseen(prisma, due, seen)
  const taken = new Set<number>()
  return due.map((missed) => {
    const fresh = unseen.find((one) => isAlike(one, missed) && !taken.has(one.id))
    if (!fresh) return { question: missed, reviewOf: null }
    taken.add(fresh.id)
    return { question: fresh, reviewOf: missed.id }
  })
}
