import type { Context } from '../context.ts'
import { parentLinkUrl } from '../parent-links/parent-links.service.ts'
import { shareUrl } from '../share/share.service.ts'
import {
  type ListSharedLinksInput,
  type SharedLink,
  type SharedLinksPage,
  sharedLinksPageSize,
} from './shared-links.schemas.ts'

interface Row {
  readonly id: string
  readonly createdAt: Date
  readonly expiresAt?: Date
  readonly user: { readonly id: string; readonly email: string } | null
}

/** Lists one page of shared reports or parent links, newest first, without their content. */
export async function listSharedLinks(
  { prisma, publicUrl }: Pick<Context, 'prisma' | 'publicUrl'>,
  { kind, id, account, cursor }: ListSharedLinksInput,
): Promise<SharedLinksPage> {
  const query = {
    where: {
      AND: [
        id === undefined ? {} : { id },
        account === undefined ? {} : { OR: [{ userId: account }, { user: { email: account.toLowerCase() } }] },
        cursor === undefined ? {} : isBefore(cursor),
      ],
    },
    orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    take: sharedLinksPageSize + 1,
  }
  const owned = { id: true, createdAt: true, user: { select: { id: true, email: true } } } as const
  const rows: readonly Row[] =
    kind === 'share'
      ? await prisma.share.findMany({ ...query, select: owned })
      : await prisma.parentLink.findMany({ ...query, select: { ...owned, expiresAt: true } })
  const page = rows.slice(0, sharedLinksPageSize)
  const last = rows.length > sharedLinksPageSize ? page.at(-1) : undefined
  return {
    items: page.map(
      (row): SharedLink => ({
        id: row.id,
        url: kind === 'share' ? shareUrl(publicUrl(), row.id) : parentLinkUrl(publicUrl(), row.id),
        created_at: row.createdAt.toISOString(),
        expires_at: row.expiresAt?.toISOString() ?? null,
        owner: row.user,
      }),
    ),
    next: last ? `${last.createdAt.getTime()}.${last.id}` : null,
  }
}

function isBefore(cursor: string) {
  const [time = '', id = ''] = cursor.split('.')
  const createdAt = new Date(Number(time))
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }
}
