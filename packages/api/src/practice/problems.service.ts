import { presentBody } from '@pathwise/rich-text/body'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { ListPracticeInput, OpenProblem, PracticeList } from './practice.schemas.ts'
import {
  listHints,
  type PracticeQuestion,
  parsePracticeRow,
  practicable,
  practiceColumns,
  presentProblem,
  servable,
} from './practice-question.ts'

type Deps = Pick<Context, 'prisma'>

export function buildProblemNotFoundError(): AppError {
  return new AppError('not_found', 'There is no practice problem with this number')
}

async function findQuestion({ prisma }: Deps, id: number): Promise<PracticeQuestion> {
  const row = await prisma.question.findFirst({ where: { id, ...practicable }, select: practiceColumns })
  const question = row && parsePracticeRow(row)
  if (!question) throw buildProblemNotFoundError()
  return question
}

/**
 * Returns a problem without its answer.
 * @throws AppError `not_found`, also for archived questions, assessment items and questions whose answers cannot be
 * graded
 */
export async function getPracticeProblem(deps: Deps, id: number): Promise<OpenProblem> {
  return presentProblem(await findQuestion(deps, id))
}

/** Returns which of these problems students can no longer practice. */
export async function listRemoved({ prisma }: Deps, ids: readonly number[]): Promise<number[]> {
  const rows = await prisma.question.findMany({ where: { ...servable, id: { in: [...ids] } }, select: { id: true } })
  const available = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !available.has(id))
}

/** @throws AppError `not_found` */
export async function getPracticeHint(
  deps: Deps,
  { id, number }: { readonly id: number; readonly number: number },
): Promise<{ html: string }> {
  const hint = listHints(await findQuestion(deps, id))[number - 1]
  if (hint === undefined) throw new AppError('not_found', 'The problem has no such hint')
  return { html: presentBody(hint) }
}

/** Lists one page of practice problems. */
export function listPracticeProblems({ prisma }: Deps, input: ListPracticeInput): Promise<PracticeList> {
  const { subject, grade, skill, difficulty, type, limit, after_id } = input
  return prisma.question.findMany({
    where: {
      AND: servable,
      ...(subject && { subject }),
      ...(grade && { gradeCode: grade }),
      ...(skill && { skillTags: { has: skill } }),
      ...(difficulty && { difficultyLevel: difficulty }),
      ...(type && { questionType: type }),
      ...(after_id !== undefined && { id: { gt: after_id } }),
    },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, title: true, course: true, gradeCode: true, difficultyLevel: true },
  })
}
