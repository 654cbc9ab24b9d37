import type { DatabaseClient } from '@pathwise/db/database'
import { difficultyLevels } from '@pathwise/planner/problems'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { chooseDue } from './due-set.ts'
import type { CreateSetInput, PracticeSet } from './practice.schemas.ts'
import { type PracticeQuestion, presentProblem, servableSql } from './practice-question.ts'
import { readCurrent } from './read-current.ts'
import { parseCard, readCards } from './review-cards.ts'

type Deps = Pick<Context, 'identify' | 'now' | 'prisma' | 'reads' | 'request' | 'throttle'>

/** The number of rate-limit points that creating a set uses. Reading a public page uses one point. */
const readPointsOfSet = 10

/** How many questions to read for each question in a set. The extra ones replace questions that cannot be graded. */
const spareSets = 3

/** Returns the ids of the questions that a student has answered, on the device or signed in. */
export async function readSeen(prisma: DatabaseClient, caller: { id: string } | null, seen: readonly number[]) {
  if (!caller) return [...seen]
  const where = { userId: caller.id, questionId: { not: null } }
  const rows = await prisma.response.groupBy({ by: ['questionId'], where })
  return [...seen, ...rows.flatMap(({ questionId }) => questionId ?? [])]
}

const idsSchema = z.array(z.object({ id: z.int() }))

interface Wanted {
  readonly skills: readonly string[]
  readonly levels: readonly string[]
  readonly seen: readonly number[]
  readonly most: number
}

/**
 * Returns questions that alternate between the skills. Unseen questions come first. Within a skill, easier questions
 * come first.
 */
async function chooseBySkill(prisma: DatabaseClient, { skills, levels, seen, most }: Wanted): Promise<number[]> {
  const rows = idsSchema.parse(
    await prisma.$queryRaw`
      SELECT id FROM (
        SELECT id, place, is_seen,
          row_number() OVER (PARTITION BY place, is_seen ORDER BY level, id) AS turn
        FROM (
          SELECT id, id = ANY(${seen}::int[]) AS is_seen,
            array_position(${[...difficultyLevels]}::text[], difficulty_level) AS level,
            (SELECT min(array_position(${skills}::text[], tag)) FROM unnest(skill_tags) AS tag) AS place
          FROM questions
          WHERE skill_tags && ${skills}::text[] AND difficulty_level = ANY(${levels}::text[])
            AND ${servableSql}
        ) AS fitting
      ) AS ordered
      ORDER BY is_seen, turn, place LIMIT ${most}`,
  )
  return rows.map(({ id }) => id)
}

/** Returns the questions that can be practiced, in the order of `ids` and without duplicates. */
async function readQuestions(prisma: DatabaseClient, ids: readonly number[]): Promise<PracticeQuestion[]> {
  const current = await readCurrent(prisma, ids)
  return [...new Set(ids)].flatMap((id) => current.get(id)?.question ?? [])
}

/** Returns questions for a set, best first. May return more than the set needs. */
async function chooseQuestions(
  prisma: DatabaseClient,
  { kind, skill, skills = [], ids = [], difficulty, count }: CreateSetInput,
  seen: readonly number[],
): Promise<PracticeQuestion[]> {
  if (kind === 'skill' || kind === 'mixed') {
    const levels = difficulty ? [difficulty] : difficultyLevels
    const wanted = { skills: kind === 'skill' && skill ? [skill] : skills, levels, seen, most: spareSets * count }
    return readQuestions(prisma, await chooseBySkill(prisma, wanted))
  }
  const questions = await readQuestions(prisma, ids)
  const fitting = questions.filter(({ difficultyLevel }) => !difficulty || difficultyLevel === difficulty)
  if (kind === 'mistakes') return fitting
  const seenIds = new Set(seen)
  return [...fitting.filter(({ id }) => !seenIds.has(id)), ...fitting.filter(({ id }) => seenIds.has(id))]
}

/**
 * Chooses a set of problems. Repeating the call returns the same problems until the student answers some of them.
 * @throws AppError `conflict` with reason `no_items` when no problem matches, `throttled`
 */
export async function createPracticeSet(deps: Deps, input: CreateSetInput): Promise<PracticeSet> {
  const { identify, now, prisma, reads, request, throttle } = deps
  const caller = await identify()
  if (caller) await throttle.take('practiceSetAccount', caller.id)
  else await reads.take(request.address, readPointsOfSet)
  const seen = await readSeen(prisma, caller, input.seen)
  const chosen =
    input.kind === 'due'
      ? await chooseDue(prisma, {
          cards: caller
            ? await readCards(prisma, caller.id)
            : new Map(input.cards.map((card) => [card.id, parseCard(card)])),
          ...{ seen, now: now(), examOn: input.exam_on, count: input.count },
        })
      : (await chooseQuestions(prisma, input, seen)).map((question) => ({ question, reviewOf: null }))
  if (chosen.length === 0) throw new AppError('conflict', 'No problems fit the set', { reason: 'no_items' })
  const taken = chosen.slice(0, input.count)
  return {
    problems: taken.map(({ question }) => presentProblem(question)),
    reviews: taken.flatMap(({ question, reviewOf }) =>
      reviewOf === null ? [] : [{ id: question.id, review_of: reviewOf }],
    ),
  }
}
