import { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { buildCondition, type QuestionFilter } from '../list/condition.ts'
import type { Selected } from './bulk.schemas.ts'
import { mostSelected } from './bulk.vocabulary.ts'

const rowsSchema = z.array(z.object({ id: z.int(), version: z.int() }))

/**
 * Returns the ids and current versions of all questions that match a filter, newest first.
 * @throws AppError `too_large` when more questions match than one change can include
 */
export async function listSelection(
  { prisma }: Pick<Context, 'prisma'>,
  filter: QuestionFilter,
): Promise<{ questions: Selected[] }> {
  const questions = rowsSchema.parse(
    await prisma.$queryRaw`
      WITH found AS MATERIALIZED (SELECT question_id FROM question_search WHERE ${buildCondition(filter)})
      SELECT id, version FROM questions JOIN found ON question_id = id ORDER BY id DESC LIMIT ${mostSelected + 1}`,
  )
  if (questions.length > mostSelected) {
    throw new AppError('too_large', `More than ${mostSelected} questions match. Use a filter to choose fewer.`)
  }
  return { questions }
}
