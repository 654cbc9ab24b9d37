import type { ExportedQuestion } from '@pathwise/question-formats/exported-question'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { conditionOf, type QuestionFilter } from '../list/condition.ts'
import { presentQuestion, questionColumns } from '../questions.presenter.ts'

/** A few megabytes at the very most. */
const rowsAtOnce = 50

const idsSchema = z.array(z.object({ id: z.int() }))

/** Questions in the order of their ids, read as late as they are asked for. What is gone meanwhile is left out. */
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
      // Through the same door as every question that leaves: cleaned once more.
      const { content_question_mj: body, choices, explanation } = presentQuestion(row, [])
      yield { ...row, body, choices, explanation }
    }
  }
}

/** The ids of all questions that a filter lists, the oldest first. */
export async function filteredIds({ prisma }: Pick<Context, 'prisma'>, filter: QuestionFilter): Promise<number[]> {
  const rows = await prisma.$queryRaw`
    SELECT question_id AS id FROM question_search WHERE ${conditionOf(filter)} ORDER BY question_id`
  return idsSchema.parse(rows).map(({ id }) => id)
}
