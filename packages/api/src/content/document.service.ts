import type { DatabaseClient } from '@pathwise/db/database'
import type { Caller } from '../auth/caller.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { seesTrash } from './content.policy.ts'
import { documentRowSchema, presentDocument } from './content.presenter.ts'
import type { ContentDocument, CreateContentInput, UpdateContentInput } from './content.schemas.ts'
import { storedTexts } from './texts.ts'

const columns = {
  id: true,
  title: true,
  body: true,
  language: true,
  version: true,
  authorId: true,
  author: { select: { name: true } },
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
} as const

interface StoredDocument {
  readonly body: string
  readonly author: { readonly name: string | null } | null
}

async function presentItem({ cleanBody }: Pick<Context, 'cleanBody'>, row: StoredDocument): Promise<ContentDocument> {
  const cleaned = await cleanBody({ html: row.body, imported: false })
  if ('refusal' in cleaned) throw new Error(`A stored body cannot be read: ${cleaned.detail}`)
  return presentDocument(documentRowSchema.parse({ ...row, authorName: row.author?.name ?? null }), cleaned.html)
}

export function noSuchItem(): AppError {
  return new AppError('not_found', 'There is no content item with this id')
}

/**
 * Returns an item with its body. Items in the trash are visible to editors only.
 * @throws AppError `not_found`; `unauthenticated` instead when the request's token has expired, because the item may be
 * visible after a new sign-in
 */
export async function getContent(
  deps: Pick<Context, 'cleanBody' | 'identify' | 'prisma' | 'request'>,
  id: number,
): Promise<ContentDocument> {
  const { prisma, identify, request } = deps
  const row = await prisma.contentItem.findUnique({ where: { id }, select: columns })
  if (row && !row.deletedAt) return presentItem(deps, row)
  const caller = await identify()
  if (!caller && request.headers.authorization) throw new AppError('unauthenticated', 'Not authenticated')
  if (!row || !seesTrash(caller)) throw noSuchItem()
  return presentItem(deps, row)
}

/** @throws AppError `bad_input` with reason `empty_title`, `too_large` with reason `text_too_large` */
export async function createContent(
  deps: Pick<Context, 'cleanBody' | 'prisma'> & { readonly caller: Pick<Caller, 'id'> },
  { language, ...texts }: CreateContentInput,
): Promise<ContentDocument> {
  const data = { ...(await storedTexts(deps.cleanBody, texts)), language, authorId: deps.caller.id }
  return presentItem(deps, await deps.prisma.contentItem.create({ data, select: columns }))
}

/**
 * Replaces an item's texts unless it has changed since the caller read it. The UPDATE statement compares the versions.
 * @throws AppError `not_found`, `conflict` with reason `version_conflict`, `bad_input` with reason `empty_title`,
 * `too_large` with reason `text_too_large`
 */
export async function updateContent(
  deps: Pick<Context, 'cleanBody' | 'prisma'>,
  { id, version, language, ...texts }: UpdateContentInput,
): Promise<ContentDocument> {
  const stored = await storedTexts(deps.cleanBody, texts)
  const [updated] = await deps.prisma.contentItem.updateManyAndReturn({
    where: { id, version, deletedAt: null },
    data: { ...stored, language, version: { increment: 1 } },
    select: columns,
  })
  if (!updated) throw await findConflict(deps.prisma, id)
  return presentItem(deps, updated)
}

async function findConflict(prisma: DatabaseClient, id: number): Promise<AppError> {
  const exists = await prisma.contentItem.count({ where: { id, deletedAt: null } })
  if (exists === 0) return noSuchItem()
  return new AppError('conflict', 'Somebody else has changed this item since', { reason: 'version_conflict' })
}
