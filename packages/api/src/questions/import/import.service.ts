import { setImmediate } from 'node:timers/promises'
import type { DatabaseTransaction } from '@pathwise/db/database'
import { fromRow } from '@pathwise/question-formats/field-row'
import { assertRole } from '../../auth/caller.ts'
import type { Context } from '../../context.ts'
import type { PictureEncoder } from '../../pictures/picture-encoder.ts'
import type { StoredPicture } from '../../pictures/pictures.schemas.ts'
import { chunk } from '../chunk.ts'
import { createQuestions } from '../create-questions.ts'
import { lintStored } from '../lint/lint-stored.ts'
import { listSetFindings } from '../lint/set-findings.ts'
import { type CheckOptions, checkFile, isRefused } from './check-file.ts'
import type { CheckedRow, NamedQuestion } from './check-row.ts'
import type {
  ImportedRow,
  ImportOptions,
  ImportPage,
  ImportPreview,
  ImportProgress,
  ImportResult,
} from './import.schemas.ts'
import { replaceQuestions } from './replace-questions.ts'
import { type PictureProgress, reportRefusedPictures, storeImportedPictures } from './resolve-pictures.ts'

export interface CheckedPages extends Omit<ImportPreview, 'rows'> {
  /** The checked rows, in pages. Each page is built on demand, so that it can be sent before the next one is built. */
  readonly pages: Iterable<ImportedRow[]>
}

export interface PreviewOptions extends CheckOptions, PictureProgress {
  /** Decodes the pictures of the file. If omitted, the preview does not report unacceptable pictures. */
  readonly encodePicture?: PictureEncoder
}

/**
 * Returns what an import would do with each row, and which content would be lost. Stores nothing.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function previewImport(
  { prisma, identify }: Pick<Context, 'identify' | 'prisma'>,
  bytes: Uint8Array,
  options: ImportOptions,
  { encodePicture, ...check }: PreviewOptions = {},
): Promise<CheckedPages> {
  assertRole(await identify(), 'editor')
  const { rows, known, columns, accepted } = await checkFile(prisma, bytes, options, check)
  const shown = encodePicture ? await reportRefusedPictures(prisma, rows, encodePicture, check) : rows
  const findings = listSetFindings(rows.flatMap(({ question }) => question ?? []))
  return { accepted, columns: [...columns], findings, pages: presentPages(shown, known) }
}

function* presentPages(rows: readonly CheckedRow[], known: ReadonlySet<string>): Generator<ImportedRow[]> {
  for (const some of chunk(rows, rowsAtOnce)) yield some.map((row) => presentRow(row, known))
}

const rowsAtOnce = 100
/** Building a statement for more questions would block the server for about 100 ms. */
const newAtOnce = 50
/** The time limit of an import, in ms. It is enough for ten thousand questions on a small, busy machine. */
const longestTransaction = 10 * 60_000

export interface RunOptions extends Pick<CheckOptions, 'checker'> {
  readonly onProgress?: (progress: ImportProgress) => void
  /**
   * Called with each page of rejected rows in a partial import, before any question is stored. Rows with rejected
   * pictures are included.
   */
  readonly onPage?: (page: ImportPage) => void
  /** Aborting before the commit cancels the whole import. */
  readonly signal?: AbortSignal | undefined
  /** Stores a picture for the account. If omitted, pictures are replaced with their alt text. */
  readonly storePicture?: (ownerId: string, bytes: Uint8Array) => Promise<StoredPicture>
  /** Called with the error if lint fails. The questions are already stored, and remain due for lint. */
  readonly onFault?: (error: unknown) => void
}

/**
 * Stores all questions of a file in one transaction. If a row is rejected and the import is not partial, stores
 * nothing. Skips rows that cannot become questions. Checks the free disk space before each part, because a file can be
 * almost as large as the free space that the guard requires.
 * @throws AppError `unauthenticated`, `forbidden`; `conflict` when another user has created or changed a question in
 * the meantime; the signal's abort reason
 */
export async function runImport(
  { prisma, identify, assertWritable }: Pick<Context, 'assertWritable' | 'identify' | 'prisma'>,
  bytes: Uint8Array,
  options: ImportOptions,
  { onProgress = () => {}, onPage = () => {}, checker, signal, storePicture, onFault = () => {} }: RunOptions = {},
): Promise<ImportResult> {
  const caller = await identify()
  assertRole(caller, 'editor')
  const onRows = (done: number, total: number) => onProgress({ phase: 'reading', done, total })
  const { rows, known, accepted } = await checkFile(prisma, bytes, options, { onRows, checker, signal })
  const refusedRows = rows.filter(isRefused)
  if (!accepted) return { state: 'refused', rows: refusedRows.map((row) => presentRow(row, known)) }
  const sendRows = async (some: readonly CheckedRow[]) => {
    for (const page of presentPages(some, known)) {
      onPage({ rows: page })
      await setImmediate()
    }
  }
  await sendRows(refusedRows)
  const keep =
    storePicture &&
    (async (picture: Uint8Array) => {
      await assertWritable()
      return storePicture(caller.id, picture)
    })
  const { questions, refused } = await storeImportedPictures(prisma, rows, keep, {
    onPictures: (done, total) => onProgress({ phase: 'pictures', done, total }),
    signal,
  })
  await sendRows(refused)
  const fresh = questions.filter(({ legacyId }) => !known.has(legacyId))
  const edited = questions.filter(({ legacyId }) => known.has(legacyId))
  const { ids, replaced } = await prisma.$transaction(
    (transaction) => store(transaction, { fresh, edited, authorId: caller.id }, { onProgress, signal, assertWritable }),
    { maxWait: longestTransaction, timeout: longestTransaction },
  )
  await lintStored(prisma, ids, { onProgress, signal }).catch(onFault)
  return {
    state: 'finished',
    created: fresh.length,
    replaced,
    unchanged: edited.length - replaced,
    left_out: rows.filter((row) => row.row.number > 0 && !row.question && !isRefused(row)).length,
    refused: refusedRows.length,
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
  { onProgress = () => {}, signal, assertWritable }: RunOptions & Pick<Context, 'assertWritable'>,
): Promise<{ ids: number[]; replaced: number }> {
  const total = fresh.length + edited.length
  const ids: number[] = []
  let done = 0
  const advance = (count: number) => {
    done += count
    onProgress({ phase: 'storing', done, total })
    signal?.throwIfAborted()
  }
  for (const some of chunk(fresh, newAtOnce)) {
    await assertWritable()
    ids.push(...(await createQuestions(transaction, some, { authorId })))
    advance(some.length)
  }
  for (const some of chunk(edited, rowsAtOnce)) {
    await assertWritable()
    ids.push(...(await replaceQuestions(transaction, some, { authorId })))
    advance(some.length)
  }
  return { ids, replaced: ids.length - fresh.length }
}

const excerptLength = 200

function presentRow(checked: CheckedRow, known: ReadonlySet<string>): ImportedRow {
  const { row, findings, question, source } = checked
  return {
    ...row,
    action: findAction(checked, known),
    findings: [...findings],
    ...(source && isRefused(checked) && { source: [...source] }),
    question: question
      ? {
          legacy_id: question.legacyId,
          ...fromRow(question),
          excerpt: question.bodyText.slice(0, excerptLength).replace(/\p{Surrogate}$/u, ''),
          formulas: question.latexExpressions.length,
          choices: question.choices.length,
          answer: question.answer,
        }
      : null,
  }
}

function findAction(checked: CheckedRow, known: ReadonlySet<string>): ImportedRow['action'] {
  if (isRefused(checked)) return 'refuse'
  if (!checked.question) return 'leave_out'
  return known.has(checked.question.legacyId) ? 'replace' : 'create'
}
