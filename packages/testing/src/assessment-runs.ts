import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '@pathwise/db/client'
import type { Prisma, Question } from '@pathwise/db/prisma'
import { buildQuestion } from './builders.ts'

const skill = 'math.linear-equations'
/** An item's parameters at the author's second level. */
const curve = {
  slope: 1.1,
  difficulty: -0.2,
  slopeDoubt: 0.4,
  difficultyDoubt: 1.05,
  guess: 0.25,
  load: [[skill, 1]],
  guessed: true,
}

type Outcome = 'right' | 'wrong' | 'unknown'

export interface TestAnswer {
  readonly question: Pick<Question, 'id' | 'version'>
  readonly outcome?: Outcome
  /** Other columns of the response. */
  readonly columns?: Partial<Prisma.ResponseUncheckedCreateInput>
}

interface TestRun {
  readonly startedAt: Date
  /** Default: 20 minutes after the start. Null: still open. */
  readonly finishedAt?: Date | null
  readonly userId?: string
  readonly answers: readonly TestAnswer[]
}

/** Inserts an assessment item for the test skill. */
export function buildItem(
  database: Pick<Database, 'prisma'>,
  fields: Partial<Prisma.QuestionUncheckedCreateInput> = {},
) {
  return buildQuestion(database, { pool: 'assessment', skillTags: [skill], ...fields })
}

export function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000)
}

/** Inserts an SAT Math run that measures one skill, with one answer per minute. Returns the run's id. */
export async function buildRun({ prisma }: Pick<Database, 'prisma'>, run: TestRun): Promise<string> {
  const { startedAt, answers, userId } = run
  const id = randomBytes(16).toString('base64url')
  await prisma.assessmentRun.create({
    data: {
      id,
      userId: userId ?? null,
      section: 'sat.math',
      context: {},
      prior: { skills: [skill], mean: [0.2], covariance: [0.85] },
      policy: {},
      seed: id,
      startedAt,
      finishedAt: run.finishedAt === undefined ? minutesAfter(startedAt, 20) : run.finishedAt,
    },
  })
  for (const [position, { question, outcome = 'right', columns }] of answers.entries()) {
    const time = minutesAfter(startedAt, position + 1)
    await prisma.response.create({
      data: {
        clientKey: randomUUID(),
        runId: id,
        userId: userId ?? null,
        questionId: question.id,
        questionVersion: question.version,
        purpose: 'assessment',
        position,
        ...(outcome !== 'unknown' && { answer: { choice: outcome === 'right' ? 'B' : 'A' } }),
        outcome,
        elapsedMs: 40_000,
        curve,
        answeredAt: time,
        recordedAt: time,
        ...columns,
      },
    })
  }
  return id
}
