import { setImmediate } from 'node:timers/promises'
import type { DatabaseClient } from '@pathwise/db/database'
import { buildLoss } from '@pathwise/question-formats/draft'
import { listPictureIds } from '@pathwise/rich-text/picture-list'
import type { PictureEncoder } from '../../pictures/picture-encoder.ts'
import type { StoredPicture } from '../../pictures/pictures.schemas.ts'
import { rewritePictures } from '../../pictures/rewrite-pictures.ts'
import { findRefusal } from '../../pictures/store-picture.ts'
import { chunk } from '../chunk.ts'
import type { CheckedRow, NamedQuestion } from './check-row.ts'
import type { ImportedPicture } from './take-pictures.ts'

type Find = Parameters<typeof rewritePictures>[1]

function rewriteQuestion(question: NamedQuestion, find: Find): NamedQuestion {
  const rewrite = (html: string) => rewritePictures(html, find)
  return {
    ...question,
    body: rewrite(question.body),
    explanation: rewrite(question.explanation),
    hints: question.hints.map(rewrite),
    rubric: rewrite(question.rubric),
  }
}

function listQuestionPictureIds({
  body,
  explanation,
  hints,
  rubric,
}: Pick<NamedQuestion, 'body' | 'explanation' | 'hints' | 'rubric'>): string[] {
  return listPictureIds([body, explanation, ...hints, rubric].join(''))
}

/** Lists the pictures that a question uses but the import file does not include. */
function listMissing({ question, pictures = [] }: CheckedRow): string[] {
  const brought = new Set(pictures.map(({ id }) => id))
  return question ? listQuestionPictureIds(question).filter((id) => !brought.has(id)) : []
}

const idsAtOnce = 500
const rowsAtOnce = 500

/**
 * Finds pictures that are neither in the file nor stored on this server. Replaces each with its alt text, and reports
 * it as lost.
 */
export async function dropUnknownPictures(
  prisma: Pick<DatabaseClient, 'picture'>,
  rows: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const named: string[][] = []
  for (const some of chunk(rows, rowsAtOnce)) {
    // Yield between batches, because searching all texts of a large file for pictures would block the server.
    await setImmediate()
    named.push(...some.map(listMissing))
  }
  const ids = [...new Set(named.flat())]
  const known = new Set<string>()
  for (const some of chunk(ids, idsAtOnce)) {
    await setImmediate()
    const stored = await prisma.picture.findMany({ where: { id: { in: some } }, select: { id: true } })
    for (const { id } of stored) known.add(id)
  }
  return rows.map((row, index) => {
    const unknown = (named[index] ?? []).filter((id) => !known.has(id))
    if (!row.question || unknown.length === 0) return row
    const question = rewriteQuestion(row.question, (id) => (unknown.includes(id) ? null : undefined))
    return {
      ...row,
      question,
      findings: [...row.findings, ...unknown.map((id) => buildLoss('media', `/pictures/${id}`))],
    }
  })
}

export interface PictureProgress {
  /** Called with the number of distinct pictures processed so far and their total number. */
  readonly onPictures?: ((done: number, total: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** Lists the distinct pictures that appear in the questions. */
function listShownPictures(rows: readonly CheckedRow[]): ImportedPicture[] {
  const shown = new Map<string, ImportedPicture>()
  for (const { question, pictures = [] } of rows) {
    const named = new Set(question && pictures.length > 0 ? listQuestionPictureIds(question) : [])
    for (const picture of pictures) if (named.has(picture.id)) shown.set(picture.id, picture)
  }
  return [...shown.values()]
}

/** Decodes each picture of a file once, and reports the pictures that an import would replace with their alt text. */
export async function reportRefusedPictures(
  prisma: Pick<DatabaseClient, 'pictureFile'>,
  rows: readonly CheckedRow[],
  encode: PictureEncoder,
  { onPictures = () => {}, signal }: PictureProgress = {},
): Promise<CheckedRow[]> {
  const shown = listShownPictures(rows)
  const refusals = new Map<string, string>()
  let done = 0
  for (const some of chunk(shown, idsAtOnce)) {
    const where = { hash: { in: some.map(({ hash }) => hash) } }
    const stored = await prisma.pictureFile.findMany({ where, select: { hash: true } })
    const known = new Set(stored.map(({ hash }) => hash))
    for (const { id, hash, bytes } of some) {
      signal?.throwIfAborted()
      const outcome = known.has(hash) ? undefined : await encode(bytes)
      if (outcome && 'refusal' in outcome) refusals.set(id, outcome.refusal)
      onPictures(++done, shown.length)
    }
  }
  return addRefusals(rows, refusals)
}

/** Adds a finding for each refused picture of a row. `refusals` maps picture ids to reasons. */
function addRefusals(rows: readonly CheckedRow[], refusals: ReadonlyMap<string, string>): CheckedRow[] {
  return rows.map((row) => {
    const refused = (row.pictures ?? []).flatMap(({ id, name }) => {
      const refusal = refusals.get(id)
      return refusal === undefined ? [] : [buildLoss('picture', `${refusal} ${name}`)]
    })
    return refused.length > 0 ? { ...row, findings: [...row.findings, ...refused] } : row
  })
}

/**
 * Finds the pictures of a file that the stored questions with the same legacy ids already show. These keep their ids,
 * which belong to the account that stored them, so that an import by another account does not change the questions.
 */
async function findShownPictures(
  prisma: Pick<DatabaseClient, 'picture' | 'question'>,
  rows: readonly CheckedRow[],
): Promise<(row: CheckedRow, hash: string) => StoredPicture | undefined> {
  const found = new Map<string, Map<string, StoredPicture>>()
  const legacyIds = rows.flatMap(({ question, pictures = [] }) =>
    question && pictures.length > 0 ? question.legacyId : [],
  )
  for (const some of chunk(legacyIds, rowsAtOnce)) {
    await setImmediate()
    const questions = await prisma.question.findMany({
      where: { legacyId: { in: some } },
      select: { legacyId: true, body: true, explanation: true, hints: true, rubric: true },
    })
    const shown = new Map(questions.map((question) => [question.legacyId, listQuestionPictureIds(question)]))
    const pictures = await prisma.picture.findMany({
      where: { id: { in: [...new Set([...shown.values()].flat())] } },
      select: { id: true, hash: true, file: { select: { width: true, height: true } } },
    })
    for (const [legacyId, ids] of shown) {
      const own = pictures.filter(({ id }) => ids.includes(id))
      found.set(legacyId, new Map(own.map(({ id, hash, file }) => [hash, { id, ...file }])))
    }
  }
  return ({ question }, hash) => found.get(question?.legacyId ?? '')?.get(hash)
}

/**
 * Stores a picture for the importing account.
 * @throws AppError as `storePicture` does
 */
type ImportedPictureStore = (bytes: Uint8Array) => Promise<StoredPicture>

interface WithPictures {
  readonly questions: NamedQuestion[]
  /** The rows that contain refused pictures, with a finding for each of these pictures. */
  readonly refused: CheckedRow[]
}

/**
 * Stores each new picture of a file once, and puts the picture ids in the questions. Refused pictures are replaced with
 * their alt text.
 * @throws AppError `too_large` with reason `picture_quota`
 */
export async function storeImportedPictures(
  prisma: Pick<DatabaseClient, 'picture' | 'question'>,
  rows: readonly CheckedRow[],
  store: ImportedPictureStore | undefined,
  { onPictures = () => {}, signal }: PictureProgress = {},
): Promise<WithPictures> {
  const stored = new Map<string, StoredPicture | null>()
  const refusals = new Map<string, string>()
  const findShown = await findShownPictures(prisma, rows)
  const shown = listShownPictures(
    rows.map((row) => ({ ...row, pictures: (row.pictures ?? []).filter(({ hash }) => !findShown(row, hash)) })),
  )
  for (const { id, bytes } of shown) {
    signal?.throwIfAborted()
    const outcome = store ? await storeOne(store, bytes) : null
    if (typeof outcome === 'string') refusals.set(id, outcome)
    stored.set(id, typeof outcome === 'string' ? null : outcome)
    onPictures(stored.size, shown.length)
  }
  const questions = rows.flatMap((row) => {
    const { question, pictures = [] } = row
    const brought = new Map(pictures.map(({ id, hash }) => [id, findShown(row, hash) ?? stored.get(id)]))
    return question ? [rewriteQuestion(question, (id) => brought.get(id))] : []
  })
  const affected = rows.filter(({ question, pictures = [] }) => question && pictures.some(({ id }) => refusals.has(id)))
  return { questions, refused: addRefusals(affected, refusals) }
}

/** Stores a picture. If the picture is refused, returns the reason instead of throwing. */
async function storeOne(store: ImportedPictureStore, bytes: Uint8Array): Promise<StoredPicture | string> {
  try {
    return await store(bytes)
  } catch (error) {
    const reason = findRefusal(error)
    if (reason === undefined || reason === 'picture_quota') throw error
    return reason
  }
}
