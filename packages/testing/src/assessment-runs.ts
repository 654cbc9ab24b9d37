import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '@pathwise/db/client'
import type { Prisma, Question } from '@pathwise/db/prisma'
import { buildQuestion } from './builders.ts'

const skill = 'math.linear-equations'
/** The parameters assumed for an item whose author chose the second difficulty level. */
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
  /** Column values of the response row that replace the defaults. */
  readonly columns?: Partial<Prisma.ResponseCreateManyInput>
}

interface TestRun {
  readonly startedAt: Date
  /** The time when the run was finished, by default 20 minutes after the start. Null leaves the run open. */
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

export function addMinutes(time: Date, minutes: number): Date {
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
      finishedAt: run.finishedAt === undefined ? addMinutes(startedAt, 20) : run.finishedAt,
    },
  })
  await prisma.response.createMany({
    data: answers.map(({ question, outcome = 'right', columns }, position) => {
      const time = addMinutes(startedAt, position + 1)
      return {
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
      }
    }),
  })
  return id
}

/** Deletes all questions and runs, so that the next test can use the same database. */
export async function deleteQuestionsAndRuns({ prisma }: Pick<Database, 'prisma'>): Promise<void> {
  await prisma.assessmentRun.deleteMany()
  await prisma.itemParameters.deleteMany()
  await prisma.question.deleteMany()
}

interface RunCopy {
  readonly userId: string
  /** The time between the original run and its copy. */
  readonly laterMs: number
}

/**
 * Copies a run with its responses to an account, because answering another run in a test takes seconds. Returns the
 * copy's id.
 */
export async function copyRun(
  { prisma }: Pick<Database, 'prisma'>,
  runId: string,
  { userId, laterMs }: RunCopy,
): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const later = `${laterMs} milliseconds`
  await prisma.$executeRaw`
    INSERT INTO assessment_runs
    SELECT (jsonb_populate_record(run, jsonb_build_object(
      'id', ${id}::text, 'user_id', ${userId}::text, 'expires_at', NULL, 'calibration_number', NULL,
      'started_at', started_at + ${later}::text::interval, 'finished_at', finished_at + ${later}::text::interval
    ))).* FROM assessment_runs run WHERE id = ${runId}`
  await prisma.$executeRaw`
    INSERT INTO responses
    SELECT (jsonb_populate_record(response, jsonb_build_object(
      'id', nextval('responses_id_seq'), 'client_key', gen_random_uuid(), 'run_id', ${id}::text,
      'user_id', ${userId}::text, 'answered_at', answered_at + ${later}::text::interval,
      'recorded_at', recorded_at + ${later}::text::interval
    ))).* FROM responses response WHERE run_id = ${runId} ORDER BY id`
  return id
}
