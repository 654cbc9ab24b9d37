import type { DatabaseClient } from '@pathwise/db/database'
import { buildCallerSource, recordAudit } from '../audit/record-audit.ts'
import type { Caller } from '../auth/caller.ts'
import { assertRecentPassword } from '../auth/confirmed-password.ts'
import type { Context, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { canSeeTrash } from './content.policy.ts'
import { documentRowSchema, itemRowSchema, presentDocument, presentItem } from './content.presenter.ts'
import type {
  ContentDocument,
  ContentItem,
  CreateContentInput,
  SheetInput,
  StoredContent,
  UpdateContentInput,
} from './content.schemas.ts'
import { cleanTexts } from './texts.ts'

const itemColumns = {
  id: true,
  title: true,
  language: true,
  seedKey: true,
  skills: true,
  authorId: true,
  author: { select: { name: true } },
  updatedAt: true,
  deletedAt: true,
} as const
const documentColumns = { ...itemColumns, body: true, version: true, createdAt: true } as const

interface StoredDocument {
  readonly body: string
  readonly author: { readonly name: string | null } | null
}

async function toDocument({ cleanBody }: Pick<Context, 'cleanBody'>, row: StoredDocument): Promise<ContentDocument> {
  const cleaned = await cleanBody({ html: row.body, imported: false })
  if ('refusal' in cleaned) throw new Error(`A stored body cannot be read: ${cleaned.detail}`)
  return presentDocument(documentRowSchema.parse({ ...row, authorName: row.author?.name ?? null }), cleaned.html)
}

function buildItemNotFoundError(): AppError {
  return new AppError('not_found', 'There is no content item with this id')
}

type ReadDeps = Pick<Context, 'cleanBody' | 'identify' | 'prisma'>

/**
 * Returns an item with its body. Only editors can see items in the trash.
 * @throws AppError `not_found`
 */
export function getContent(deps: ReadDeps, id: number): Promise<ContentDocument> {
  return readDocument(deps, { id })
}

/**
 * Returns a sheet of the built-in library.
 * @throws AppError as `getContent` does
 */
export function getSheet(deps: ReadDeps, { language, slug }: SheetInput): Promise<ContentDocument> {
  return readDocument(deps, { seedKey: `${language}/${slug}` })
}

async function readDocument(deps: ReadDeps, where: { id: number } | { seedKey: string }): Promise<ContentDocument> {
  const { prisma } = deps
  const row = await prisma.contentItem.findUnique({ where, select: documentColumns })
  if (row && !row.deletedAt) return toDocument(deps, row)
  const caller = await deps.identify()
  if (!row || !canSeeTrash(caller)) throw buildItemNotFoundError()
  return toDocument(deps, row)
}

/** @throws AppError `bad_input` with reason `empty_title`, `too_large` with reason `text_too_large` */
export async function createContent(
  deps: Pick<Context, 'cleanBody' | 'prisma'> & { readonly caller: Pick<Caller, 'id'> },
  { language, skills = [], ...texts }: CreateContentInput,
): Promise<StoredContent> {
  const { stored, findings } = await cleanTexts(deps.cleanBody, texts)
  const data = { ...stored, language, skills, authorId: deps.caller.id }
  const row = await deps.prisma.contentItem.create({ data, select: documentColumns })
  return { ...(await toDocument(deps, row)), findings }
}

/** Parses a time, as 1970 if it is earlier, because PostgreSQL rejects the year 0. */
function parseTime(time: string): Date {
  return new Date(Math.max(0, Date.parse(time)))
}

/**
 * Replaces an item's texts and, if given, its skills, unless the item has changed since the caller read it.
 * Compares the time of version 1 as well, because an upgrade that corrects a built-in item keeps that version.
 * @throws AppError `not_found`, `conflict` with reason `version_conflict`, `bad_input` with reason `empty_title`,
 * `too_large` with reason `text_too_large`
 */
export async function updateContent(
  deps: Pick<Context, 'cleanBody' | 'prisma'>,
  { id, version, updated_at, language, skills, ...texts }: UpdateContentInput,
): Promise<StoredContent> {
  const { stored, findings } = await cleanTexts(deps.cleanBody, texts)
  const [updated] = await deps.prisma.contentItem.updateManyAndReturn({
    where: { id, version, deletedAt: null, ...(version === 1 && updated_at && { updatedAt: parseTime(updated_at) }) },
    data: { ...stored, language, ...(skills && { skills }), version: { increment: 1 } },
    select: documentColumns,
  })
  if (!updated) throw await findConflict(deps.prisma, id)
  return { ...(await toDocument(deps, updated)), findings }
}

async function findConflict(prisma: DatabaseClient, id: number): Promise<AppError> {
  const exists = await prisma.contentItem.count({ where: { id, deletedAt: null } })
  if (exists === 0) return buildItemNotFoundError()
  return new AppError('conflict', 'This item has changed since it was read', { reason: 'version_conflict' })
}

// The next two functions use raw SQL, because Prisma would also set `updated_at`, as if the item had been edited.

/**
 * Moves an item to the trash. Does nothing if it is already there.
 * @throws AppError `not_found`
 */
export async function removeContent(
  { prisma, now }: Pick<Context, 'now' | 'prisma'>,
  id: number,
): Promise<ContentItem> {
  await prisma.$executeRaw`UPDATE content_items SET deleted_at = ${now()} WHERE id = ${id} AND deleted_at IS NULL`
  return readItem(prisma, id)
}

/**
 * Restores an item from the trash. Does nothing if it is not there.
 * @throws AppError `not_found`
 */
export async function undeleteContent({ prisma }: Pick<Context, 'prisma'>, id: number): Promise<ContentItem> {
  await prisma.$executeRaw`UPDATE content_items SET deleted_at = NULL WHERE id = ${id}`
  return readItem(prisma, id)
}

/**
 * Permanently deletes an item from the trash.
 * @throws AppError `forbidden` with reason `reauthenticate`, `not_found`, `conflict` with reason `not_in_trash`
 */
export async function hardDeleteContent(ctx: SignedInContext, id: number): Promise<{ id: number }> {
  assertRecentPassword(ctx, ctx.caller)
  const { prisma } = ctx
  const deleted = await prisma.$transaction(async (transaction) => {
    const { count } = await transaction.contentItem.deleteMany({ where: { id, deletedAt: { not: null } } })
    const target = { kind: 'content', id: String(id) } as const
    if (count > 0) await recordAudit(transaction, buildCallerSource(ctx), { action: 'content_deleted', target })
    return count > 0
  })
  if (deleted) return { id }
  if ((await prisma.contentItem.count({ where: { id } })) === 0) throw buildItemNotFoundError()
  throw new AppError('conflict', 'Only items in the trash can be deleted permanently', { reason: 'not_in_trash' })
}

async function readItem(prisma: DatabaseClient, id: number): Promise<ContentItem> {
  const row = await prisma.contentItem.findUnique({ where: { id }, select: itemColumns })
  if (!row) throw buildItemNotFoundError()
  return presentItem(itemRowSchema.parse({ ...row, authorName: row.author?.name ?? null }))
}
