import type { DatabaseClient } from '@pathwise/db/database'
import { leastEffort } from '@pathwise/measure/claims'
import { isRushed } from '@pathwise/measure/effort'
import { hourMs } from '../durations.ts'
import { findEffort, updatePrior } from './evidence.ts'
import { parseResponses, type StoredResponse, type StoredRun } from './stored-run.ts'

/**
 * The maximum number of answers to use. Older ones reveal little about current ability, and each answer slows the
 * computation.
 */
const mostAnswers = 100

const sittingMs = 12 * hourMs

/** Returns when the student first answered each question, in practice or in a run. */
async function findFirstTimes(prisma: DatabaseClient, userId: string, questionIds: readonly number[]) {
  const rows = await prisma.response.groupBy({
    by: ['questionId'],
    where: { userId, questionId: { in: [...questionIds] } },
    _min: { answeredAt: true },
  })
  return new Map(rows.map(({ questionId, _min }) => [questionId, _min.answeredAt?.getTime()]))
}

/** Splits answers into sittings, at gaps of half a day or more. The answers must be sorted, oldest first. */
export function splitSittings(answers: readonly StoredResponse[]): StoredResponse[][] {
  const sittings: StoredResponse[][] = []
  for (const answer of answers) {
    const last = sittings.at(-1)
    const before = last?.at(-1)
    if (last && before && answer.answeredAt.getTime() - before.answeredAt.getTime() < sittingMs) last.push(answer)
    else sittings.push([answer])
  }
  return sittings
}

interface PracticedAfter {
  /** The overview to combine the practice answers with. */
  readonly run: StoredRun
  readonly userId: string
  /** Only answers given after this time are used. */
  readonly since: Date
}

/**
 * Returns the practice answers that are evidence of a student's knowledge, oldest first: server-graded first attempts
 * at unseen problems, without hints and not rushed. Omits sittings that look like random taps.
 */
export async function readPracticeEvidence(
  prisma: DatabaseClient,
  { run, userId, since }: PracticedAfter,
): Promise<StoredResponse[]> {
  const rows = await prisma.response.findMany({
    where: {
      ...{ userId, runId: null, purpose: 'practice', attempt: 1, hints: 0 },
      ...{ outcome: { in: ['right', 'wrong', 'unknown'] }, answeredAt: { gt: since } },
      // Only multiple-choice and numerical questions on measured skills have a curve.
      OR: run.subject.skills.map((skill) => ({ curve: { path: ['load', '0', '0'], equals: skill } })),
    },
    include: { question: { select: { estimatedSeconds: true } } },
    orderBy: [{ answeredAt: 'desc' }, { id: 'desc' }],
    take: 2 * mostAnswers,
  })
  const firstTimes = await findFirstTimes(
    prisma,
    userId,
    rows.flatMap(({ questionId }) => questionId ?? []),
  )
  const meant = rows.filter(({ questionId, answeredAt, answer, elapsedMs, question }) => {
    if (firstTimes.get(questionId) !== answeredAt.getTime()) return false
    return !isRushed(elapsedMs, answer === null ? 0 : (question?.estimatedSeconds ?? 0) * 1_000)
  })
  const answers = parseResponses(meant.slice(0, mostAnswers)).toReversed()
  return splitSittings(answers)
    .filter((sitting) => findEffort(updatePrior(run, sitting)) >= leastEffort)
    .flat()
}
