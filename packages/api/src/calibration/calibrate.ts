import { setImmediate } from 'node:timers/promises'
import type { DatabaseClient, DatabaseTransaction } from '@pathwise/db/database'
import { markLearnedItems } from '../questions/lint/mark-learned.ts'
import { tryToLockCalibration } from './calibration-lock.ts'
import { type NumberedRun, readNextRuns } from './closed-runs.ts'
import { type ItemEvidence, readItemEvidence } from './evidence.ts'
import { type ItemState, readItem, stateColumns, updateItem } from './item-state.ts'
import { readScales, recenter } from './scale.ts'
import { storeItems } from './store-items.ts'

/**
 * The number of runs per transaction. It is small so that other requests do not wait long for the embedded database.
 */
const runsAtOnce = 5
const timeoutMs = 60_000

/** The minimum number of answers needed to compute an item's usual time. */
const fewestForUsualTime = 20

export interface Calibration {
  /** Whether this calibration stopped because another one was in progress. */
  readonly busy: boolean
  readonly runs: number
  /** The number of answers that updated an item. */
  readonly answers: number
  /** The ids of runs that this version cannot read. Items are not updated from these runs. */
  readonly unreadable: readonly string[]
}

/**
 * Updates items from all closed runs that are not yet processed. A run closes when it is finished, or a day after its
 * start. Runs are processed in the order in which they closed, so neither batches nor the time of calibration affects
 * the result (docs/decisions/0043).
 * @param signal stops the calibration between two batches; the next call continues
 */
export async function calibrate(prisma: DatabaseClient, now: () => Date, signal?: AbortSignal): Promise<Calibration> {
  let runs = 0
  let answers = 0
  let busy = false
  const unreadable: string[] = []
  const items = new Set<number>()
  let after = 0n
  while (!signal?.aborted) {
    const batch = await prisma.$transaction((transaction) => calibrateSome(transaction, now(), after), {
      maxWait: timeoutMs,
      timeout: timeoutMs,
    })
    busy = batch === 'busy'
    if (batch === 'busy' || batch.runs === 0) break
    after = batch.last
    runs += batch.runs
    answers += batch.answers
    unreadable.push(...batch.unreadable)
    for (const id of batch.items) items.add(id)
    // Yield between batches, because the embedded database runs on this thread and would block the server.
    await setImmediate()
  }
  if (items.size > 0) {
    await storeUsualTimes(prisma, [...items])
    await markLearnedItems(prisma, [...items])
  }
  return { busy, runs, answers, unreadable }
}

interface Batch extends Omit<Calibration, 'busy'> {
  /** The number of the last run in the batch. */
  readonly last: bigint
  readonly items: readonly number[]
}

async function calibrateSome(transaction: DatabaseTransaction, now: Date, after: bigint): Promise<Batch | 'busy'> {
  if (!(await tryToLockCalibration(transaction))) return 'busy'
  const runs = await readNextRuns(transaction, now, { after, most: runsAtOnce })
  const items = await readItems(transaction, runs)
  const scales = await readScales(transaction, runs)
  const unreadable: string[] = []
  let answers = 0
  for (const run of runs) {
    const scale = scales.get(run.section)
    const findDrift = () => scale?.findDrift() ?? 0
    for (const evidence of tryToRead(run, unreadable)) {
      const item = items.get(evidence.questionId)
      if (!item || run.number <= item.lastRun || item.state.questionVersion !== evidence.questionVersion) continue
      item.state = updateItem(item.state, evidence, findDrift)
      scale?.note(evidence.questionId, item.state)
      answers += 1
    }
  }
  const marks = markItems(runs)
  const learned = [...items].map(([questionId, { state }]) => ({
    questionId,
    state,
    through: marks.get(questionId)?.through ?? 0n,
    lastRun: marks.get(questionId)?.lastRun ?? 0n,
  }))
  await storeItems(transaction, learned, now)
  for (const [section, scale] of scales) await recenter(transaction, section, scale.findDrift())
  return { runs: runs.length, last: runs.at(-1)?.number ?? after, answers, unreadable, items: [...items.keys()] }
}

/**
 * Returns the evidence from a run. If the run is unreadable, records its id and returns no evidence, so that later runs
 * are still processed.
 */
function tryToRead(run: NumberedRun, unreadable: string[]): ItemEvidence[] {
  try {
    return readItemEvidence(run)
  } catch {
    unreadable.push(run.id)
    return []
  }
}

interface Marks {
  /** The highest id of the item's responses. */
  readonly through: bigint
  /** The number of the last run that asked the item. */
  readonly lastRun: bigint
}

/**
 * Returns, for each question in the given runs, the highest id of its responses and the number of the last run that
 * asked it.
 */
function markItems(runs: readonly NumberedRun[]): Map<number, Marks> {
  const marks = new Map<number, Marks>()
  for (const { responses, number } of runs) {
    for (const { id, questionId } of responses) {
      if (questionId === null) continue
      const before = marks.get(questionId)?.through ?? 0n
      marks.set(questionId, { through: id > before ? id : before, lastRun: number })
    }
  }
  return marks
}

interface OpenItem {
  state: ItemState
  /** The number of the last run that has updated the stored item. */
  readonly lastRun: bigint
}

/** Reads the items that were asked in the runs. */
async function readItems(
  transaction: DatabaseTransaction,
  runs: readonly NumberedRun[],
): Promise<Map<number, OpenItem>> {
  const questions = await transaction.question.findMany({
    where: { id: { in: [...markItems(runs).keys()] } },
    select: {
      ...{ id: true, version: true, difficultyLevel: true },
      parameters: { select: { ...stateColumns, lastRun: true } },
    },
  })
  return new Map(
    questions.map(({ id, parameters, ...question }) => [
      id,
      { state: readItem(parameters, question), lastRun: parameters?.lastRun ?? 0n },
    ]),
  )
}

/**
 * Stores each item's usual time: the median time of answers that were not rushed. "I don't know" is excluded, because
 * students choose it sooner. If too few answers remain, the previous time is kept.
 */
async function storeUsualTimes(prisma: DatabaseClient, ids: readonly number[]): Promise<void> {
  await prisma.$executeRaw`
    UPDATE item_parameters SET usual_ms = found.usual_ms
    FROM (
      SELECT given.question_id, percentile_cont(0.5) WITHIN GROUP (ORDER BY given.elapsed_ms)::int AS usual_ms
      FROM responses AS given
      JOIN assessment_runs AS run ON run.id = given.run_id AND run.calibration_number IS NOT NULL
      JOIN item_parameters AS item
        ON item.question_id = given.question_id AND item.question_version = given.question_version
      WHERE given.question_id = ANY(${ids}::int[]) AND given.purpose = 'assessment' AND given.attempt = 1
        AND NOT given.rushed AND given.outcome <> 'unknown'
      GROUP BY given.question_id HAVING count(*) >= ${fewestForUsualTime}
    ) AS found
    WHERE item_parameters.question_id = found.question_id
      AND item_parameters.usual_ms IS DISTINCT FROM found.usual_ms`
}
