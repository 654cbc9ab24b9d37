import type { ExportedQuestion } from '@pathwise/question-formats/exported-question'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { buildCondition, type QuestionFilter } from '../list/condition.ts'
import { presentQuestion, questionColumns } from '../questions.presenter.ts'

/** Number of rows read at once: a few megabytes at most. */
const rowsAtOnce = 50

const idsSchema = z.array(z.object({ id: z.int() }))

/**
 * Reads questions in the given order of ids, one batch at a time on demand. Skips questions deleted in the meantime.
 */
export async function* exportQuestions(
  { prisma }: Pick<Context, 'prisma'>,
  ids: readonly number[],
): AsyncGenerator<ExportedQuestion, void> {
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const rows = await prisma.question.findMany({
      where: { id: { in: ids.slice(start, start + rowsAtOnce) } },
      select: questionColumns,
      orderBy: { id: 'asc' },
    })
    for (const row of rows) {
      // Uses the presenter, so that exported HTML is cleaned like every API response.
      const { content_question_mj: body, choices, explanation } = presentQuestion(row, [])
      yield { ...row, body, choices, explanation }
    }
  }
}

/** Returns the ids of all questions that match a filter, oldest first. */
export async function filteredIds({ prisma }: Pick<Context, 'prisma'>, filter: QuestionFilter): Promise<number[]> {
  const rows = await prisma.$queryRaw`
    SELECT question_id AS id FROM question_search WHERE ${buildCondition(filter)} ORDER BY question_id`
  return idsSchema.parse(rows).map(({ id }) => id)
}
