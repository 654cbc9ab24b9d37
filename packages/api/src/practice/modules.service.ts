import type { DatabaseClient } from '@pathwise/db/database'
import { difficultyLevels } from '@pathwise/planner/problems'
import { describeModule } from '@pathwise/planner/section-module'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { gradePractice } from './grade-practice.ts'
import type {
  CreateModuleInput,
  GradeModuleInput,
  ModuleSupply,
  PracticeModule,
  SupplyModulesInput,
} from './practice.schemas.ts'
import { type ModuleSection, moduleSections, moduleTimes, type UploadRefusal } from './practice.vocabulary.ts'
import { parsePracticeRow, practicable, practiceColumns, presentProblem, servableSql } from './practice-question.ts'
import { readAnswered } from './read-answered.ts'
import { replyTo } from './reply.ts'
import { updateCards } from './review-cards.ts'
import { readSeen } from './sets.service.ts'
import { type GradedPractice, storePractice } from './stored-practice.ts'

type Deps = Pick<Context, 'identify' | 'now' | 'prisma' | 'reads' | 'request' | 'throttle'>

/** The number of rate-limit points that creating a module uses. Reading a public page uses one point. */
const readPointsOfModule = 20

/** The maximum number of unseen problems to choose from, which limits the work for a large bank. */
const mostCandidates = 5_000

const candidatesSchema = z.array(z.object({ id: z.int(), place: z.int(), level: z.int() }))
type Candidate = z.infer<typeof candidatesSchema>[number]

/**
 * Returns the unseen problems of a section, with the indexes of their skills. Modules use only SAT question types. ACT
 * problems measure the same skills, so they are excluded by course name.
 */
async function readCandidates(prisma: DatabaseClient, section: ModuleSection, seen: readonly number[]) {
  const skills = describeModule(section).domains.flatMap((domain) => domain.skills)
  return candidatesSchema.parse(
    await prisma.$queryRaw`
      SELECT id, (SELECT min(array_position(${skills}::text[], tag)) FROM unnest(skill_tags) AS tag) - 1 AS place,
        array_position(${[...difficultyLevels]}::text[], difficulty_level) - 1 AS level
      FROM questions
      WHERE skill_tags && ${skills}::text[] AND difficulty_level = ANY(${[...difficultyLevels]}::text[])
        AND ${servableSql} AND question_type IN ('multiple_choice', 'numerical')
        AND course NOT ILIKE 'ACT %' AND id <> ALL(${seen}::int[])
      ORDER BY id LIMIT ${mostCandidates}`,
  )
}

/** Returns a sort key that scatters consecutive ids, because problems with consecutive ids are often similar. */
const scatter = ({ id }: Candidate) => Math.imul(id, 0x9e3779b1) >>> 0

/** Sorts the candidates so that their skills alternate. */
function alternateSkills(candidates: readonly Candidate[]): Candidate[] {
  const scattered = candidates.toSorted((one, other) => scatter(one) - scatter(other))
  const turns = new Map<number, number>()
  const ranked = scattered.map((candidate) => {
    const turn = turns.get(candidate.place) ?? 0
    turns.set(candidate.place, turn + 1)
    return { candidate, turn }
  })
  return ranked
    .toSorted((one, other) => one.turn - other.turn || one.candidate.place - other.candidate.place)
    .map(({ candidate }) => candidate)
}

/**
 * Returns each domain's candidates in selection order, and the number of problems that a module needs from the domain.
 */
function planDomains(section: ModuleSection, candidates: readonly Candidate[]) {
  const { domains } = describeModule(section)
  const domainOfPlace = domains.flatMap(({ skills }, domain) => skills.map(() => domain))
  return domains.map(({ id, questions }, domain) => ({
    domain: id,
    questions,
    candidates: alternateSkills(candidates.filter(({ place }) => domainOfPlace[place] === domain)),
  }))
}

type DomainPlan = ReturnType<typeof planDomains>[number]

/**
 * Returns how many full modules the candidates can fill. Each module has the exam's number of problems per domain, and
 * no problem repeats.
 */
function countModules(plans: readonly DomainPlan[]): number {
  return Math.min(...plans.map(({ questions, candidates }) => Math.floor(candidates.length / questions)))
}

/** Returns how many modules of each section can be filled with problems not in `seen`. */
export async function countModulesBySection(
  prisma: DatabaseClient,
  seen: readonly number[],
): Promise<ReadonlyMap<ModuleSection, number>> {
  const counts = moduleSections.map(
    async (section) =>
      [section, countModules(planDomains(section, await readCandidates(prisma, section, seen)))] as const,
  )
  return new Map(await Promise.all(counts))
}

/**
 * Returns how many modules of each section the bank can fill with problems new to the student.
 * @throws AppError `throttled`
 */
export async function countAvailableModules(deps: Deps, { seen }: SupplyModulesInput): Promise<ModuleSupply> {
  const { identify, prisma, reads, request, throttle } = deps
  const caller = await identify()
  if (caller) await throttle.take('practiceSetAccount', caller.id)
  else await reads.take(request.address, readPointsOfModule)
  const counts = await countModulesBySection(prisma, await readSeen(prisma, caller, seen))
  return [...counts].map(([section, modules]) => {
    const { minutes, questions } = describeModule(section)
    return { section, minutes, questions, modules }
  })
}

/** On the exam, Math gets harder throughout a module. Reading and Writing gets harder within each domain. */
function sortForExam(section: ModuleSection, taken: readonly (Candidate & { domain: number })[]) {
  return taken.toSorted(
    (one, other) =>
      (section === 'sat.math' ? 0 : one.domain - other.domain) ||
      one.level - other.level ||
      scatter(one) - scatter(other),
  )
}

/**
 * Chooses the problems of a timed module and starts its timer. Repeating the call returns the same problems until the
 * student answers some of them.
 * @throws AppError `conflict` with reason `no_items` when the bank cannot fill a module, `throttled`
 */
export async function createModule(deps: Deps, { section, time, seen }: CreateModuleInput): Promise<PracticeModule> {
  const { identify, now, prisma, reads, request, throttle } = deps
  const caller = await identify()
  if (caller) await throttle.take('practiceSetAccount', caller.id)
  else await reads.take(request.address, readPointsOfModule)
  const plans = planDomains(section, await readCandidates(prisma, section, await readSeen(prisma, caller, seen)))
  if (countModules(plans) === 0) {
    throw new AppError('conflict', 'The bank cannot fill a module without a repeat', { reason: 'no_items' })
  }
  const taken = plans.flatMap(({ questions, candidates }, domain) =>
    candidates.slice(0, questions).map((candidate) => ({ ...candidate, domain })),
  )
  const sorted = sortForExam(section, taken)
  const rows = await prisma.question.findMany({
    where: { id: { in: sorted.map(({ id }) => id) }, ...practicable },
    select: practiceColumns,
  })
  const found = new Map(rows.map((row) => [row.id, parsePracticeRow(row)]))
  const seconds = Math.round(describeModule(section).minutes * 60 * moduleTimes[time])
  const startedAt = now()
  return {
    section,
    started_at: startedAt.toISOString(),
    ends_at: new Date(startedAt.getTime() + seconds * 1_000).toISOString(),
    problems: sorted.flatMap(({ id, domain }) => {
      const question = found.get(id)
      const name = plans[domain]?.domain
      return question && name ? [{ domain: name, problem: presentProblem(question) }] : []
    }),
  }
}

type Graded = { readonly graded: GradedPractice } | { readonly refusal: UploadRefusal }

/**
 * Grades the answers of a module. If the student is signed in, stores the answers, except those whose key is already
 * stored. Clients omit unanswered problems, which are not evidence of what the student knows.
 * @throws AppError `throttled`, `bad_input` for an answer that is invalid for its problem. Nothing is stored when an error
 * is thrown.
 */
export async function gradeModule(deps: Deps, { answers }: GradeModuleInput) {
  const { now, prisma, reads, request, throttle } = deps
  const caller = await deps.identify()
  if (caller) await throttle.take('practiceUploadAccount', caller.id, answers.length)
  else await reads.take(request.address, readPointsOfModule)
  const find = await readAnswered(prisma, answers)
  const results = answers.map((input): Graded => {
    const answered = find(input)
    if (typeof answered === 'string') return { refusal: answered }
    return { graded: { input, answered, outcome: gradePractice(answered.question, { ...input, in_module: true }) } }
  })
  if (caller) {
    const graded = results.flatMap((one) => ('graded' in one ? [one.graded] : []))
    await storePractice(prisma, graded, { userId: caller.id, at: now() })
  }
  return {
    replies: results.map((one, index) => {
      const id = answers[index]?.id ?? 0
      if ('refusal' in one) return { id, reply: null }
      const { answered, input, outcome } = one.graded
      // A module allows one attempt per problem, so each reply includes the solution, as after a second attempt.
      const reply = replyTo(answered.question, { attempt: 2, answer: input.answer, outcome })
      return { id, reply: { ...reply, cards: caller ? [] : updateCards(input, outcome) } }
    }),
  }
}
