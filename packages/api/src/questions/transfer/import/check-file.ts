import type { DatabaseClient } from '@pathwise/db/database'
import { lost, refused } from '../draft.ts'
import type { ImportOptions } from '../import.schemas.ts'
import type { RefusalCode } from '../transfer.schemas.ts'
import { breather } from './breather.ts'
import { type CheckedRow, checkRow } from './check-row.ts'
import { readFile } from './read-file.ts'

export interface CheckOptions {
  /** Told after about every hundred rows. */
  readonly onRow?: (done: number) => void
  readonly signal?: AbortSignal | undefined
}

/** All rows of a file as they would be stored, and which of their ids the bank has already. Stores nothing. */
export async function checkFile(
  prisma: DatabaseClient,
  bytes: Uint8Array,
  options: ImportOptions,
  { onRow = () => {}, signal }: CheckOptions = {},
): Promise<{ rows: CheckedRow[]; known: ReadonlySet<string> }> {
  const breathe = breather()
  const rows: CheckedRow[] = []
  const numbers = new Map<string, number>()
  for await (const draft of readFile(bytes, options.format)) {
    signal?.throwIfAborted()
    rows.push(once(checkRow(draft, options), numbers))
    if (rows.length % 100 === 0) onRow(rows.length)
    await breathe()
  }
  const { live, archived } = await knownIds(prisma, [...numbers.keys()])
  return {
    known: live,
    rows: rows.map((row) => {
      const id = row.question?.legacyId ?? ''
      if (archived.has(id)) return refusedRow(row, 'id_archived')
      return live.has(id) && !options.replace ? refusedRow(row, 'id_exists') : row
    }),
  }
}

function refusedRow(row: CheckedRow, code: RefusalCode, detail = row.question?.legacyId): CheckedRow {
  return { ...row, question: undefined, findings: [...row.findings, refused(code, detail)] }
}

/** A question that stands in the file twice is taken once; an id that stands there twice is a mistake. */
function once(row: CheckedRow, numbers: Map<string, number>): CheckedRow {
  if (!row.question) return row
  const { legacyId } = row.question
  const first = numbers.get(legacyId)
  numbers.set(legacyId, first ?? row.row.number)
  if (first === undefined) return row
  if (!row.isNamedByContent) return refusedRow(row, 'id_twice_in_file')
  return { ...row, question: undefined, findings: [...row.findings, lost('same_as_row', String(first))] }
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
