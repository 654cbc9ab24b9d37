import { assertRole } from '../../auth/assert-role.ts'
import type { Context } from '../../context.ts'
import { type CheckOptions, checkFile } from './check-file.ts'
import type { ImportOptions, ImportPreview } from './import.schemas.ts'
import { isRefused, presentRow } from './present-row.ts'

/**
 * Returns what an import would do with each row and which content would be lost. Stores nothing.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function previewImport(
  { prisma, identify }: Pick<Context, 'identify' | 'prisma'>,
  bytes: Uint8Array,
  options: ImportOptions,
  check: CheckOptions = {},
): Promise<ImportPreview> {
  assertRole(await identify(), 'editor')
  const { rows, known } = await checkFile(prisma, bytes, options, check)
  return { accepted: !rows.some(isRefused), rows: rows.map((row) => presentRow(row, known)) }
}
