import type { DatabaseTransaction } from '@pathwise/db/database'
import type { Caller } from '../../auth/caller.ts'
import type { Context } from '../../context.ts'
import { createQuestions } from '../create-questions.ts'
import { lintQuestions } from '../lint/lint.service.ts'
import { type CheckOptions, checkFile } from './check-file.ts'
import type { NamedQuestion } from './check-row.ts'
import type { ImportOptions, ImportProgress, ImportResult } from './import.schemas.ts'
import { isRefused, presentRow } from './present-row.ts'
import { replaceQuestions } from './replace-questions.ts'

const rowsAtOnce = 100
/** For ten thousand questions on a small machine that has other things to do. */
const longestTransaction = 10 * 60_000
/** How long whoever imports waits for lint; what is left it does when somebody asks for its findings. */
const longestLook = 60_000

export interface RunOptions extends Pick<CheckOptions, 'checker'> {
  readonly onProgress?: (progress: ImportProgress) => void
  /** Once aborted, nothing is stored, unless all is already. */
  readonly signal?: AbortSignal | undefined
  /** Told of a failure after everything is stored: lint comes back to these questions by itself. */
  readonly onFault?: (error: unknown) => void
}

type Importing = Pick<Context, 'prisma'> & { readonly caller: Pick<Caller, 'id'> }

/**
 * Stores the questions of a file, all in one transaction, or none where a row is refused. Rows that cannot be kept as
 * questions at all are left out.
 * @throws AppError `conflict` for a question that somebody else has created or changed meanwhile; the signal's reason
 */
export async function runImport(
  { prisma, caller }: Importing,
  bytes: Uint8Array,
  options: ImportOptions,
  { onProgress = () => {}, checker, signal, onFault = () => {} }: RunOptions = {},
): Promise<ImportResult> {
  const onRows = (done: number) => onProgress({ phase: 'reading', done })
  const { rows, known } = await checkFile(prisma, bytes, options, { onRows, checker, signal })
  const refusedRows = rows.filter(isRefused)
  if (refusedRows.length > 0) {
    return { state: 'refused', rows: refusedRows.map((row) => presentRow(row, known)) }
  }
  const questions = rows.flatMap(({ question }) => question ?? [])
  const fresh = questions.filter(({ legacyId }) => !known.has(legacyId))
  const edited = questions.filter(({ legacyId }) => known.has(legacyId))
  const { ids, replaced } = await prisma.$transaction(
    (transaction) => store(transaction, { fresh, edited, authorId: caller.id }, { onProgress, signal }),
    { maxWait: longestTransaction, timeout: longestTransaction },
  )
  await look(prisma, ids, { onProgress, signal }).catch(onFault)
  return {
    state: 'finished',
    created: fresh.length,
    replaced,
    unchanged: edited.length - replaced,
    left_out: rows.filter(({ row, question }) => row.number > 0 && !question).length,
  }
}

interface Stored {
  readonly fresh: readonly NamedQuestion[]
  readonly edited: readonly NamedQuestion[]
  readonly authorId: string
}

async function store(
  transaction: DatabaseTransaction,
  { fresh, edited, authorId }: Stored,
  { onProgress = () => {}, signal }: RunOptions,
): Promise<{ ids: number[]; replaced: number }> {
  const total = fresh.length + edited.length
  const ids: number[] = []
  let done = 0
  const advance = (count: number) => {
    done += count
    onProgress({ phase: 'storing', done, total })
    signal?.throwIfAborted()
  }
  for (const some of slices(fresh)) {
    ids.push(...(await createQuestions(transaction, some, { authorId })))
    advance(some.length)
  }
  for (const some of slices(edited)) {
    ids.push(...(await replaceQuestions(transaction, some, { authorId })))
    advance(some.length)
  }
  return { ids, replaced: ids.length - fresh.length }
}

/** Has lint look at what is stored. */
async function look(
  prisma: Context['prisma'],
  ids: readonly number[],
  { onProgress = () => {}, signal }: RunOptions,
): Promise<void> {
  const end = performance.now() + longestLook
  let done = 0
  for (const some of slices(ids)) {
    if (signal?.aborted || performance.now() > end) return
    await lintQuestions(prisma, some)
    done += some.length
    onProgress({ phase: 'checking', done, total: ids.length })
  }
}

function slices<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / rowsAtOnce)
  return Array.from({ length: count }, (_, index) => items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce))
}
