import type { Context } from '../context.ts'
import { buildExpiredLinkError, consumeLink, type Link } from '../recovery/link-tokens.ts'

/**
 * Activates the reminders that a recipient has consented to.
 * @throws AppError `not_found` with reason `link_expired`
 */
export async function confirmReminder({ now, prisma }: Pick<Context, 'now' | 'prisma'>, link: Link): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    await consumeLink(transaction, link)
    const { count } = await transaction.reminder.updateMany({
      where: { id: link.subjectId, email: link.email },
      data: { confirmedAt: now() },
    })
    if (count === 0) throw buildExpiredLinkError()
  })
}
