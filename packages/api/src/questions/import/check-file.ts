import type { DatabaseClient } from '@pathwise/db/database'
import type { CheckedRow } from './check-row.ts'
import { buildRefusedRow, checkRows, type RowChecker } from './check-rows.ts'
import type { ImportOptions } from './import.schemas.ts'

export interface CheckOptions {
  /** Called with the number of rows read, about every hundred rows. */
  readonly onRows?: (done: number) => void
  /** Defaults to parsing on this thread, which blocks it. */
  readonly checker?: RowChecker | undefined
  readonly signal?: AbortSignal | undefined
}

/** Checks all rows of a file and finds which of their ids are in the bank. Stores nothing. */
export async function checkFile(
  prisma: DatabaseClient,
  bytes: Uint8Array,
  options: ImportOptions,
  { onRows = () => {}, checker = checkRows, signal }: CheckOptions = {},
): Promise<{ rows: CheckedRow[]; known: ReadonlySet<string> }> {
  const rows: CheckedRow[] = []
  for await (const some of checker(bytes, options, signal)) {
    signal?.throwIfAborted()
    rows.push(...some)
    onRows(rows.length)
  }
  signal?.throwIfAborted()
  const { live, archived } = await knownIds(
    prisma,
    rows.flatMap(({ question }) => question?.legacyId ?? []),
  )
  return {
    known: live,
    rows: rows.map((row) => {
      const id = row.question?.legacyId ?? ''
      if (archived.has(id)) return buildRefusedRow(row, 'id_archived')
      return live.has(id) && !options.replace ? buildRefusedRow(row, 'id_exists') : row
    }),
  }
}

async function knownIds(prisma: DatabaseClient, ids: readonly string[]) {
  const live = new Set<string>()
  const archived = new Set<string>()
  for (let start = 0; start < ids.length; start += 1_000) {
    const found = await prisma.question.findMany({
      where: { legacyId: { in: ids.slice(start, start + 1_000) } },
      select: { legacyId: true, deletedAt: true },
    })
    for (const { legacyId, deletedAt } of found) (deletedAt ? archived : live).add(legacyId)
  }
  return { live, archived }
}
