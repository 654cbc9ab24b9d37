import type { ExportedQuestion } from '@pathwise/question-formats/exported-question'
import { type PackagedFile, packageFiles } from '@pathwise/question-formats/qti/write-package'
import { textExports, textPieces } from '@pathwise/question-formats/text-export'
import { listPictureIds } from '@pathwise/rich-text/picture-list'
import { assertRole } from '../../auth/caller.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readPictureFiles } from '../../pictures/read-files.ts'
import type { ExportSelection } from '../bulk/bulk.schemas.ts'
import { chunk } from '../chunk.ts'
import { buildCondition, type QuestionFilter } from '../list/condition.ts'
import { parseIds } from '../parse-ids.ts'
import { presentQuestion, questionColumns } from '../questions.presenter.ts'
import type { ExportOptions } from './export.schemas.ts'

/** An exported file: a stream of text, or a stream of files for a ZIP archive. */
export type FileExport = {
  readonly contentType: string
  readonly fileName: string
  readonly total: number
} & ({ readonly pieces: AsyncGenerator<string, void> } | { readonly files: AsyncGenerator<PackagedFile, void> })

/** The maximum number of questions per package. Without ZIP64, an archive contains at most 65,535 files. */
const mostPackaged = 60_000

/**
 * Exports the selected questions, or all questions that match a filter. The file is streamed.
 * @param onQuestion called after each question
 * @throws AppError `unauthenticated`, `forbidden`; `too_large` when a package cannot contain all the questions
 */
export async function exportQuestionFile(
  context: Pick<Context, 'identify' | 'prisma'>,
  { format, ...wanted }: ExportOptions | ExportSelection,
  onQuestion: () => void = () => {},
): Promise<FileExport> {
  assertRole(await context.identify(), 'editor')
  const ids = 'ids' in wanted ? wanted.ids.toSorted((one, other) => one - other) : await filteredIds(context, wanted)
  const questions = exportQuestions(context, ids, onQuestion)
  const total = ids.length
  if (format === 'qti') {
    if (ids.length > mostPackaged) {
      throw new AppError(
        'too_large',
        `A package holds ${mostPackaged} questions at most. Use a filter to choose fewer.`,
      )
    }
    return { contentType: 'application/zip', fileName: 'questions-qti.zip', total, files: packageFiles(questions) }
  }
  const { writer, ...file } = textExports[format]
  return { ...file, total, pieces: textPieces(writer, questions) }
}

/** The maximum total size of a question's image files, in bytes. Pictures beyond this limit are exported as URLs. */
const mostPictureBytes = 8 * 1024 * 1024

/** The number of rows per read. A batch needs a few megabytes at most. */
const rowsAtOnce = 50

/**
 * Yields questions in order. Reads the next batch only when the consumer needs it, and skips questions that were
 * deleted in the meantime.
 */
async function* exportQuestions(
  { prisma }: Pick<Context, 'prisma'>,
  ids: readonly number[],
  onQuestion: () => void,
): AsyncGenerator<ExportedQuestion, void> {
  for (const some of chunk(ids, rowsAtOnce)) {
    const rows = await prisma.question.findMany({
      where: { id: { in: some } },
      select: questionColumns,
      orderBy: { id: 'asc' },
    })
    for (const row of rows) {
      // `presentQuestion` sanitizes the HTML, as it does for API responses.
      const { content_question_mj: body, choices, explanation } = presentQuestion(row, [])
      const texts = [body, explanation, row.rubric, ...row.hints].join('')
      const pictures = await readPictureFiles(prisma, listPictureIds(texts), {
        mostBytes: mostPictureBytes,
        withAssessment: true,
      })
      yield { ...row, body, choices, explanation, pictures }
      onQuestion()
    }
  }
}

/** Returns the ids of the questions that match a filter, oldest first. */
async function filteredIds({ prisma }: Pick<Context, 'prisma'>, filter: QuestionFilter): Promise<number[]> {
  return parseIds(
    await prisma.$queryRaw`
      SELECT question_id AS id FROM question_search WHERE ${buildCondition(filter)} ORDER BY question_id`,
  )
}
