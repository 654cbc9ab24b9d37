import { setImmediate } from 'node:timers/promises'
import type { DatabaseClient } from '@pathwise/db/database'
import { buildError, buildLoss, type Draft } from '@pathwise/question-formats/draft'
import type { FileColumn, RefusalCode } from '@pathwise/question-formats/findings.schemas'
import { readFile } from '@pathwise/question-formats/read-file'
import { type CheckedRow, checkRow } from './check-row.ts'
import type { ImportOptions } from './import.schemas.ts'
import { dropUnknownPictures } from './resolve-pictures.ts'

export interface CheckOptions {
  /** Called about every hundred rows, with the number of rows checked so far and the total number of rows. */
  readonly onRows?: (done: number, total: number) => void
  /** Checks the rows. Defaults to a function that blocks the current thread. */
  readonly checker?: RowChecker | undefined
  readonly signal?: AbortSignal | undefined
}

export interface CheckedFile {
  readonly rows: readonly CheckedRow[]
  /** The ids in the file that already exist in the bank. */
  readonly known: ReadonlySet<string>
  /** The columns of a tabular file. Empty for other formats. */
  readonly columns: readonly FileColumn[]
  /** Whether the file can be imported as it is. */
  readonly accepted: boolean
}

export function isRefused({ findings }: Pick<CheckedRow, 'findings'>): boolean {
  return findings.some(({ severity }) => severity === 'refused')
}

/**
 * Returns whether the file can be imported. A full import fails if any row is rejected. A partial import skips rejected
 * rows, and fails only if the header is rejected or the rest of the file cannot be read.
 */
function isAccepted(rows: readonly CheckedRow[], { partial }: ImportOptions): boolean {
  return !rows.some((row) => isRefused(row) && (!partial || row.endsFile || row.row.number === 0))
}

/** Checks the rows of a file, and finds the ids that already exist in the bank. Stores nothing. */
export async function checkFile(
  prisma: DatabaseClient,
  bytes: Uint8Array,
  options: ImportOptions,
  { onRows = () => {}, checker = checkRows, signal }: CheckOptions = {},
): Promise<CheckedFile> {
  const rows: CheckedRow[] = []
  let columns: readonly FileColumn[] = []
  for await (const { rows: some, total } of checker(bytes, options, signal)) {
    signal?.throwIfAborted()
    columns = some.find((row) => row.columns)?.columns ?? columns
    rows.push(...some.filter(isShown))
    onRows(rows.length, total)
  }
  signal?.throwIfAborted()
  const shown = await dropUnknownPictures(prisma, rows)
  const { live, archived } = await knownIds(
    prisma,
    rows.flatMap(({ question }) => question?.legacyId ?? []),
  )
  const checked = shown.map((row) => {
    const id = row.question?.legacyId ?? ''
    if (archived.has(id)) return buildRefusedRow(row, 'id_archived')
    return live.has(id) && !options.replace ? buildRefusedRow(row, 'id_exists') : row
  })
  return { known: live, columns, rows: checked, accepted: isAccepted(checked, options) }
}

const idsAtOnce = 250

async function knownIds(prisma: DatabaseClient, ids: readonly string[]) {
  const live = new Set<string>()
  const archived = new Set<string>()
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    // Yield between queries, because the embedded database runs on this thread and would block the server.
    await setImmediate()
    const found = await prisma.question.findMany({
      where: { legacyId: { in: ids.slice(start, start + idsAtOnce) } },
      select: { legacyId: true, deletedAt: true },
    })
    for (const { legacyId, deletedAt } of found) (deletedAt ? archived : live).add(legacyId)
  }
  return { live, archived }
}

/** Returns whether a row appears in the result. The header row of a table appears only if it has findings. */
function isShown({ row, findings }: Pick<Draft, 'findings' | 'row'>): boolean {
  return row.number > 0 || findings.length > 0
}

/** Parses and checks the rows of a file, in batches. Rows are plain data, so a worker thread can do this. */
export type RowChecker = (
  bytes: Uint8Array,
  options: ImportOptions,
  signal?: AbortSignal,
) => AsyncIterable<CheckedBatch>

export interface CheckedBatch {
  readonly rows: readonly CheckedRow[]
  /** The number of rows in the whole file. */
  readonly total: number
}

const rowsAtOnce = 100
/** The target maximum time between batches, in ms. A single large row can take longer. */
const longestSilence = 500

/** Runs the checks that do not require the database. A large row can take several seconds. */
export const checkRows: RowChecker = async function* checkRows(bytes, options) {
  const numbers = new Map<string, number>()
  // Reads all rows first to count them, because reading a file takes far less time than checking its rows.
  const drafts: Draft[] = []
  for await (const draft of readFile(bytes, options.format, options.columns?.split(','))) drafts.push(draft)
  const total = drafts.filter(isShown).length
  let rows: CheckedRow[] = []
  let lastYieldAt = performance.now()
  for (const draft of drafts) {
    rows.push(rejectDuplicate(checkRow(draft, options), numbers))
    if (rows.length >= rowsAtOnce || performance.now() - lastYieldAt > longestSilence) {
      yield { rows, total }
      rows = []
      lastYieldAt = performance.now()
    }
  }
  if (rows.length > 0) yield { rows, total }
}

/** Skips a question with the same content as an earlier one in the file. Rejects an explicit id that occurs twice. */
function rejectDuplicate(row: CheckedRow, numbers: Map<string, number>): CheckedRow {
  if (!row.question) return row
  const { legacyId } = row.question
  const first = numbers.get(legacyId)
  numbers.set(legacyId, first ?? row.row.number)
  if (first === undefined) return row
  if (!row.isNamedByContent) return buildRefusedRow(row, 'id_twice_in_file')
  return { ...row, question: undefined, findings: [...row.findings, buildLoss('same_as_row', String(first))] }
}

function buildRefusedRow(row: CheckedRow, code: RefusalCode, detail = row.question?.legacyId): CheckedRow {
  return { ...row, question: undefined, findings: [...row.findings, buildError(code, detail)] }
}
