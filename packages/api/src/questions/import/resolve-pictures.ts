import { setImmediate } from 'node:timers/promises'
import type { DatabaseClient } from '@pathwise/db/database'
import { lost } from '@pathwise/question-formats/draft'
import { listPictureIds } from '@pathwise/rich-text/picture-list'
import type { StoredPicture } from '../../pictures/pictures.schemas.ts'
import { rewritePictures } from '../../pictures/rewrite-pictures.ts'
import { findRefusal } from '../../pictures/store-picture.ts'
import { slice } from '../slice.ts'
import type { CheckedRow, NamedQuestion } from './check-row.ts'

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

function listNamed({ body, explanation, hints, rubric }: NamedQuestion): string[] {
  return listPictureIds([body, explanation, ...hints, rubric].join(''))
}

const idsAtOnce = 500

/** Replaces pictures that are neither in the file nor stored here with their alt text, and reports each as lost. */
export async function dropUnknownPictures(
  prisma: Pick<DatabaseClient, 'picture'>,
  rows: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const named = rows.map(({ question, pictures = [] }) => {
    const brought = new Set(pictures.map(({ id }) => id))
    return question ? listNamed(question).filter((id) => !brought.has(id)) : []
  })
  const ids = [...new Set(named.flat())]
  const known = new Set<string>()
  for (const some of slice(ids, idsAtOnce)) {
    await setImmediate()
    const stored = await prisma.picture.findMany({ where: { id: { in: some } }, select: { id: true } })
    for (const { id } of stored) known.add(id)
  }
  return rows.map((row, index) => {
    const unknown = (named[index] ?? []).filter((id) => !known.has(id))
    if (!row.question || unknown.length === 0) return row
    const question = rewriteQuestion(row.question, (id) => (unknown.includes(id) ? null : undefined))
    return { ...row, question, findings: [...row.findings, ...unknown.map((id) => lost('media', `/pictures/${id}`))] }
  })
}

/**
 * Stores a picture for the importing account.
 * @throws AppError as `storePicture` does
 */
type ImportedPictureStore = (bytes: Uint8Array) => Promise<StoredPicture>

/**
 * Stores the pictures of a file, each once, and puts their ids in the questions. Unreadable pictures are replaced with
 * their alt text.
 * @throws AppError `too_large` with reason `picture_quota`
 */
export async function storeImportedPictures(
  rows: readonly CheckedRow[],
  store: ImportedPictureStore | undefined,
  signal: AbortSignal | undefined,
): Promise<NamedQuestion[]> {
  const stored = new Map<string, StoredPicture | null>()
  const questions: NamedQuestion[] = []
  for (const { question, pictures = [] } of rows) {
    if (!question) continue
    const named = new Set(pictures.length > 0 ? listNamed(question) : [])
    for (const { id, bytes } of pictures) {
      signal?.throwIfAborted()
      if (named.has(id) && !stored.has(id)) stored.set(id, store ? await storeOne(store, bytes) : null)
    }
    const brought = new Set(pictures.map(({ id }) => id))
    questions.push(rewriteQuestion(question, (id) => (brought.has(id) ? stored.get(id) : undefined)))
  }
  return questions
}

async function storeOne(store: ImportedPictureStore, bytes: Uint8Array): Promise<StoredPicture | null> {
  try {
    return await store(bytes)
  } catch (error) {
    const reason = findRefusal(error)
    if (reason === undefined || reason === 'picture_quota') throw error
    return null
  }
}
