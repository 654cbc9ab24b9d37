import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '@pathwise/db/client'
import type { Prisma, Question } from '@pathwise/db/prisma'
import { buildQuestion } from './builders.ts'

const skill = 'math.linear-equations'
/** The parameters of an item at the second author level. */
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

/** An answer to a question in a test's run. */
export interface TestAnswer {
  readonly question: Pick<Question, 'id' | 'version'>
  readonly outcome?: Outcome
  /** Values for other columns of the response row. */
  readonly columns?: Partial<Prisma.ResponseUncheckedCreateInput>
}

interface TestRun {
  readonly startedAt: Date
  /** Defaults to 20 minutes after the start. Null while the run is open. */
  readonly finishedAt?: Date | null
  readonly userId?: string
  readonly answers: readonly TestAnswer[]
}

/** Inserts an assessment item that measures the given skill. */
export function buildItem(
  database: Pick<Database, 'prisma'>,
  fields: Partial<Prisma.QuestionUncheckedCreateInput> = {},
) {
  return buildQuestion(database, { pool: 'assessment', skillTags: [skill], ...fields })
}

export function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000)
}

/** Inserts a run in SAT Math that measures one skill, and returns its id. The answers are one minute apart. */
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
