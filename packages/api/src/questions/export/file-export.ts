import type { ExportedQuestion } from '@pathwise/question-formats/exported-question'
import { type PackagedFile, packageFiles } from '@pathwise/question-formats/qti/write-package'
import { textExports, textPieces } from '@pathwise/question-formats/text-export'
import { listPictureIds } from '@pathwise/rich-text/picture-list'
import { assertRole } from '../../auth/caller.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readPictureFiles } from '../../pictures/read-files.ts'
import type { ExportSelection } from '../bulk/bulk.schemas.ts'
import { buildCondition, type QuestionFilter } from '../list/condition.ts'
import { parseIds } from '../parse-ids.ts'
import { presentQuestion, questionColumns } from '../questions.presenter.ts'
import { slice } from '../slice.ts'
import type { ExportOptions } from './export.schemas.ts'

/** An exported file as a stream of text chunks or of the files in a ZIP archive. */
export type FileExport = {
  readonly contentType: string
  readonly fileName: string
} & ({ readonly pieces: AsyncGenerator<string, void> } | { readonly files: AsyncGenerator<PackagedFile, void> })

/** The maximum number of questions per package. A ZIP file without ZIP64 can contain fewer than 65,536 files. */
const mostPackaged = 60_000

/**
 * Exports the questions that match a filter or are selected, as a file that is read on demand.
 * @throws AppError `unauthenticated`, `forbidden`; `too_large` when there are more questions than a package can contain
 */
export async function fileExport(
  context: Pick<Context, 'identify' | 'prisma'>,
  { format, ...wanted }: ExportOptions | ExportSelection,
): Promise<FileExport> {
  assertRole(await context.identify(), 'editor')
  const ids = 'ids' in wanted ? wanted.ids.toSorted((one, other) => one - other) : await filteredIds(context, wanted)
  const questions = exportQuestions(context, ids, withPictures.has(format))
  if (format === 'qti') {
    if (ids.length > mostPackaged) {
      throw new AppError(
        'too_large',
        `A package holds ${mostPackaged} questions at most. Use a filter to choose fewer.`,
      )
    }
    return { contentType: 'application/zip', fileName: 'questions-qti.zip', files: packageFiles(questions) }
  }
  const { writer, ...file } = textExports[format]
  return { ...file, pieces: textPieces(writer, questions) }
}

/** The formats that can contain pictures. */
const withPictures: ReadonlySet<string> = new Set(['jsonl', 'moodle_xml', 'qti'])
/** The maximum total size of a question's pictures, in bytes. Pictures beyond this limit keep their URL. */
const mostPictureBytes = 8 * 1024 * 1024

/** The number of rows per read, which take up at most a few megabytes. */
const rowsAtOnce = 50

/**
 * Reads questions in the order of the given ids, one batch at a time on demand. Skips questions deleted in the
 * meantime.
 */
async function* exportQuestions(
  { prisma }: Pick<Context, 'prisma'>,
  ids: readonly number[],
  isWithPictures: boolean,
): AsyncGenerator<ExportedQuestion, void> {
  for (const some of slice(ids, rowsAtOnce)) {
    const rows = await prisma.question.findMany({
      where: { id: { in: some } },
      select: questionColumns,
      orderBy: { id: 'asc' },
    })
    for (const row of rows) {
      // Uses the presenter, so that exported HTML is cleaned like HTML in API responses.
      const { content_question_mj: body, choices, explanation } = presentQuestion(row, [])
      const texts = [body, explanation, row.rubric, ...row.hints].join('')
      const names = isWithPictures ? listPictureIds(texts) : []
      const pictures = await readPictureFiles(prisma, names, { mostBytes: mostPictureBytes, withAssessment: true })
      yield { ...row, body, choices, explanation, pictures }
    }
  }
}

/** Returns the ids of all questions that match a filter, oldest first. */
async function filteredIds({ prisma }: Pick<Context, 'prisma'>, filter: QuestionFilter): Promise<number[]> {
  return parseIds(
    await prisma.$queryRaw`
      SELECT question_id AS id FROM question_search WHERE ${buildCondition(filter)} ORDER BY question_id`,
  )
}
