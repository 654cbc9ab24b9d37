import type { DatabaseClient } from '@pathwise/db/database'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Parameters } from '../assessments/item-curve.ts'
import {
  type PracticeQuestion,
  parsePracticeRow,
  practicable,
  practicableSql,
  practiceColumns,
} from './practice-question.ts'

/** The current version of a practice question, with the parameters estimated from its answers. */
interface CurrentQuestion {
  readonly version: number
  /** Null if answers to the question cannot be graded. */
  readonly question: PracticeQuestion | null
  readonly parameters: Parameters | null
}

interface Kept {
  /** When the row last changed. Seeding can change the text without creating a new version. */
  readonly stamp: string
  readonly version: number
  readonly question: PracticeQuestion | null
}

/** The maximum number of cached questions, at about 5 kB each. */
const mostKept = 2_000

const caches = new WeakMap<DatabaseClient, LRUCache<number, Kept>>()

function openCache(prisma: DatabaseClient): LRUCache<number, Kept> {
  const cache = caches.get(prisma) ?? new LRUCache<number, Kept>({ max: mostKept })
  caches.set(prisma, cache)
  return cache
}

const parametersSchema = z.object({
  questionVersion: z.int(),
  slope: z.number(),
  difficulty: z.number(),
  slopeDoubt: z.number(),
  difficultyDoubt: z.number(),
  usualMs: z.number().nullable(),
  status: z.string(),
}) satisfies z.ZodType<Parameters>

const statesSchema = z.array(
  z.object({ id: z.int(), version: z.int(), stamp: z.string(), parameters: parametersSchema.nullable() }),
)
type State = z.infer<typeof statesSchema>[number]

/** Reads the versions and parameters of the requested questions, omitting those that cannot be practiced. */
async function readStates(prisma: DatabaseClient, ids: readonly number[]): Promise<State[]> {
  return statesSchema.parse(
    await prisma.$queryRaw`
      SELECT id, version, questions.updated_at::text AS stamp,
        CASE WHEN question_id IS NOT NULL THEN jsonb_build_object(
          'questionVersion', question_version, 'slope', slope, 'difficulty', difficulty, 'slopeDoubt', slope_doubt,
          'difficultyDoubt', difficulty_doubt, 'usualMs', usual_ms, 'status', status
        ) END AS parameters
      FROM questions LEFT JOIN item_parameters ON question_id = id
      WHERE id = ANY(${[...ids]}::int[]) AND ${practicableSql}`,
  )
}

/**
 * Reads the texts of questions. If a text changes during this read, the cached copy keeps the earlier timestamp, so the
 * next answer rereads the text.
 */
async function readTexts({ question }: DatabaseClient, states: readonly State[]): Promise<ReadonlyMap<number, Kept>> {
  if (states.length === 0) return new Map()
  const stamps = new Map(states.map(({ id, stamp }) => [id, stamp]))
  const rows = await question.findMany({
    where: { id: { in: [...stamps.keys()] }, ...practicable },
    select: practiceColumns,
  })
  return new Map(
    rows.map((row) => [
      row.id,
      { stamp: stamps.get(row.id) ?? '', version: row.version, question: parsePracticeRow(row) },
    ]),
  )
}

/**
 * Reads the questions that can be practiced. Texts are cached until they change, because students in a class need the
 * same few questions again and again.
 */
export async function readCurrent(
  prisma: DatabaseClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CurrentQuestion>> {
  const cache = openCache(prisma)
  const states = await readStates(prisma, ids)
  const known = states.map((state) => {
    const kept = cache.get(state.id)
    return { state, kept: kept?.version === state.version && kept.stamp === state.stamp ? kept : null }
  })
  const read = await readTexts(
    prisma,
    known.flatMap(({ state, kept }) => (kept ? [] : [state])),
  )
  for (const [id, text] of read) cache.set(id, text)
  return new Map(
    known.flatMap(({ state: { id, parameters }, kept }) => {
      const text = kept ?? read.get(id)
      return text ? [[id, { ...text, parameters }] as const] : []
    }),
  )
}
