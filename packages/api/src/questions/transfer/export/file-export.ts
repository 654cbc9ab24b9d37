import type { Context } from '../../../context.ts'
import { type PackagedFile, packageFiles } from '../qti/write-package.ts'
import type { ExportOptions } from './export.schemas.ts'
import { exportQuestions } from './export-questions.service.ts'
import { textExports, textPieces } from './text-export.ts'

/** A file on its way out: its text piece by piece, or the files that its archive is made of. */
export type FileExport = {
  readonly contentType: string
  readonly fileName: string
} & ({ readonly pieces: AsyncGenerator<string, void> } | { readonly files: AsyncGenerator<PackagedFile, void> })

/** The questions that a filter lists as a file, read as late as it is asked for. */
export function fileExport(context: Pick<Context, 'prisma'>, { format, ...filter }: ExportOptions): FileExport {
  const questions = exportQuestions(context, filter)
  if (format === 'qti') {
    return { contentType: 'application/zip', fileName: 'questions-qti.zip', files: packageFiles(questions) }
  }
  const { writer, ...file } = textExports[format]
  return { ...file, pieces: textPieces(writer, questions) }
}
