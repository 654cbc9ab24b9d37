import type { DatabaseTransaction } from '@pathwise/db/database'
import { z } from 'zod'
import { dayMs } from '../durations.ts'
import type { ClosedResponse, ClosedRun } from './evidence.ts'

/**
 * The time after the start of a run during which answers count for calibration, in ms. Later answers are ignored, so
 * that every run closes after a fixed time.
 */
const openForMs = dayMs
/** The extra delay before an unfinished run is read, to let the transactions of its last answers commit. */
const marginMs = 600_000

/** A closed run with its position in the order in which runs are processed. */
export interface NumberedRun extends ClosedRun {
  readonly id: string
  readonly section: string
  readonly number: bigint
}

const idsSchema = z.array(z.object({ id: z.string() }))
const numberedSchema = z.array(z.object({ id: z.string(), number: z.bigint() }))
const lastSchema = z.tuple([z.object({ last: z.bigint() })])
const responseIdsSchema = z.array(z.object({ id: z.bigint() }))

interface Page {
  /** The number of the last run that the caller has processed, or 0. */
  readonly after: bigint
  readonly most: number
}

/**
 * Returns the next runs from which items are updated, in order. The caller must hold the calibration lock. If items
 * were restored from a backup, the runs since then are returned again under their old numbers. Otherwise, newly closed
 * runs are numbered in the order in which they closed.
 */
export async function readNextRuns(transaction: DatabaseTransaction, now: Date, page: Page): Promise<NumberedRun[]> {
  const taken = await findNumbered(transaction, page)
  const numbers = taken.size > 0 ? taken : await numberRuns(transaction, now, page)
  return numbers.size > 0 ? readRuns(transaction, numbers) : []
}

/**
 * Returns the calibration numbers of the next runs, keyed by run id. The next runs are those after `after` or after the
 * last run that updated an item, whichever is later.
 */
async function findNumbered(transaction: DatabaseTransaction, { after, most }: Page): Promise<Map<string, bigint>> {
  const rows = numberedSchema.parse(
    await transaction.$queryRaw`
      SELECT id, calibration_number AS number FROM assessment_runs
      WHERE calibration_number > greatest(${after}::int8, (SELECT max(last_run) FROM item_parameters))
      ORDER BY calibration_number LIMIT ${most}`,
  )
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Assigns the next numbers to closed runs. Items store run numbers, so the numbers of deleted runs are not reused. */
async function numberRuns(transaction: DatabaseTransaction, now: Date, { most }: Page): Promise<Map<string, bigint>> {
  const openMs = openForMs + marginMs
  const found = idsSchema.parse(
    await transaction.$queryRaw`
      SELECT id FROM assessment_runs
      WHERE calibration_number IS NULL
        AND (finished_at IS NOT NULL OR started_at < ${new Date(now.getTime() - openMs)})
      ORDER BY least(finished_at, started_at + ${openMs} * interval '1 millisecond'), id LIMIT ${most}`,
  )
  const [{ last }] = lastSchema.parse(
    await transaction.$queryRaw`
      SELECT greatest(
        (SELECT max(calibration_number) FROM assessment_runs), (SELECT max(last_run) FROM item_parameters), 0
      )::int8 AS last`,
  )
  const numbers = new Map(found.map(({ id }, index) => [id, last + BigInt(index) + 1n]))
  for (const [id, calibrationNumber] of numbers) {
    await transaction.assessmentRun.updateMany({ where: { id }, data: { calibrationNumber } })
  }
  return numbers
}

async function readRuns(
  transaction: DatabaseTransaction,
  numbers: ReadonlyMap<string, bigint>,
): Promise<NumberedRun[]> {
  const ids = [...numbers.keys()]
  const rows = await transaction.assessmentRun.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      section: true,
      prior: true,
      startedAt: true,
      finishedAt: true,
      responses: { where: { purpose: 'assessment' }, select: responseColumns, orderBy: { id: 'asc' } },
    },
    orderBy: { calibrationNumber: 'asc' },
  })
  const repeated = await findRepeated(transaction, ids)
  return rows.flatMap(({ id, section, prior, startedAt, finishedAt, responses }): NumberedRun[] => {
    const number = numbers.get(id)
    if (number === undefined) return []
    const closesAt = new Date(startedAt.getTime() + openForMs)
    const inTime: ClosedResponse[] = responses.filter(({ recordedAt }) => recordedAt <= closesAt)
    const finished = finishedAt !== null && finishedAt <= closesAt
    return [{ id, section, number, prior, finished, responses: inTime, repeated }]
  })
}

const responseColumns = {
  id: true,
  questionId: true,
  questionVersion: true,
  position: true,
  attempt: true,
  answer: true,
  tried: true,
  hints: true,
  outcome: true,
  rushed: true,
  curve: true,
  recordedAt: true,
} as const

/** Returns the responses to items that the student had already answered in another run or in practice. */
async function findRepeated(transaction: DatabaseTransaction, runs: readonly string[]): Promise<Set<bigint>> {
  const rows = responseIdsSchema.parse(
    await transaction.$queryRaw`
      SELECT given.id FROM responses AS given
      WHERE given.run_id = ANY(${runs}) AND EXISTS (
        SELECT FROM responses AS earlier
        WHERE earlier.user_id = given.user_id AND earlier.question_id = given.question_id AND earlier.id < given.id
        AND earlier.run_id IS DISTINCT FROM given.run_id
      )`,
  )
  return new Set(rows.map(({ id }) => id))
}
