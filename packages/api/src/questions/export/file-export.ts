import { type PackagedFile, packageFiles } from '@pathwise/question-formats/qti/write-package'
import { textExports, textPieces } from '@pathwise/question-formats/text-export'
import { assertRole } from '../../auth/assert-role.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { ExportOptions } from './export.schemas.ts'
import { exportQuestions, filteredIds } from './export-questions.service.ts'

/** An exported file as a stream: chunks of text, or the files of a ZIP archive. */
export type FileExport = {
  readonly contentType: string
  readonly fileName: string
} & ({ readonly pieces: AsyncGenerator<string, void> } | { readonly files: AsyncGenerator<PackagedFile, void> })

/** Max questions per package: a ZIP without ZIP64 holds fewer than 65,536 files. */
const mostPackaged = 60_000

/**
 * Exports the questions that match a filter as a file, read on demand.
 * @throws AppError `unauthenticated`, `forbidden`; `too_large` for more questions than a package can hold
 */
export async function fileExport(
  context: Pick<Context, 'identify' | 'prisma'>,
  { format, ...filter }: ExportOptions,
): Promise<FileExport> {
  assertRole(await context.identify(), 'editor')
  const ids = await filteredIds(context, filter)
  const questions = exportQuestions(context, ids)
  if (format === 'qti') {
    if (ids.length > mostPackaged) {
      throw new AppError('too_large', `A package holds ${mostPackaged} questions at most; choose fewer by a filter`)
    }
    return { contentType: 'application/zip', fileName: 'questions-qti.zip', files: packageFiles(questions) }
  }
  const { writer, ...file } = textExports[format]
  return { ...file, pieces: textPieces(writer, questions) }
}
