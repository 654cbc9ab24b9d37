import { randomUUID } from 'node:crypto'
import type { Database } from '@pathwise/db/client'
import type { AnswerInput, OpenItem, RunState, StartInput } from '../src/assessments/assessments.schemas.ts'
import type { RouterCaller } from './router.ts'

export type Manner = 'right' | 'wrong' | 'unknown'

/**
 * Returns how a weak student answers each item. Some answers are "I don't know", because wrong answers alone would look
 * like random taps.
 */
export function chooseWeakAnswer(index: number): Manner {
  return (['unknown', 'wrong', 'unknown', 'wrong', 'right'] as const)[index % 5] ?? 'unknown'
}

export const overview = {
  section: 'sat.math',
  domain: null,
  country: 'US',
  grade: 'G11',
  goal: 'SAT_1500_PLUS',
  previous_runs: [],
} as const satisfies StartInput

/** Returns the open item of a run. Throws if there is none. */
export function openItem({ item }: Pick<RunState, 'item'>): OpenItem {
  if (!item) throw new Error('The run has no open item')
  return item
}

/** Reads the correct answer of the item with this body. */
async function findAnswer({ prisma }: Pick<Database, 'prisma'>, { body }: Pick<OpenItem, 'body'>): Promise<string> {
  return (await prisma.question.findFirstOrThrow({ where: { body } })).answer
}

/** Builds an answer as the web app sends it. */
export async function buildAnswer(
  database: Pick<Database, 'prisma'>,
  run: Pick<RunState, 'id' | 'item'>,
  manner: Manner,
  changes: Partial<AnswerInput> = {},
): Promise<AnswerInput> {
  const item = openItem(run)
  const right = await findAnswer(database, item)
  const isTyped = item.question_type === 'numerical'
  const given = manner === 'right' ? right : isTyped ? '-1' : 'A'
  const answer = isTyped ? { text: given } : { choice: given }
  return {
    id: run.id,
    client_key: randomUUID(),
    position: item.position,
    answer: manner === 'unknown' ? null : answer,
    elapsed_ms: 45_000,
    answered_at: '2026-11-24T15:00:00Z',
    ...changes,
  }
}

export async function answer(
  database: Pick<Database, 'prisma'>,
  caller: RouterCaller,
  run: Pick<RunState, 'id' | 'item'>,
  manner: Manner,
  changes: Partial<AnswerInput> = {},
): Promise<RunState> {
  return caller.assessments.answer(await buildAnswer(database, run, manner, changes))
}

/** Answers items until the run ends or `most` items have been answered. */
export async function answerAll(
  database: Pick<Database, 'prisma'>,
  caller: RouterCaller,
  start: RunState,
  { choose, most = 200 }: { readonly choose: (index: number) => Manner; readonly most?: number },
): Promise<RunState> {
  let run = start
  for (let index = 0; index < most && run.item; index++) run = await answer(database, caller, run, choose(index))
  return run
}
