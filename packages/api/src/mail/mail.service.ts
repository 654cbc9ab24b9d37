import type { Context } from '../context.ts'
import { type ListMailInput, type MailList, mailRowSchema, mostListedMails } from './mail.schemas.ts'
import { mailKinds } from './mail.vocabulary.ts'

const { content: contentSchema, state: stateSchema } = mailRowSchema.shape

/** Lists the newest email for admins. The text of sent email is not stored. */
export async function listMail(
  { mail, prisma }: Pick<Context, 'mail' | 'prisma'>,
  { state }: ListMailInput,
): Promise<MailList> {
  const rows = await prisma.mail.findMany({
    where: state === undefined ? {} : { state },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostListedMails,
  })
  return {
    mode: mail.mode,
    mails: rows.map(({ id, recipient, language, attempts, problem, ...row }) => ({
      ...{ id, recipient, language, attempts, problem },
      kind: mailKinds.find((known) => known === row.kind) ?? null,
      state: stateSchema.parse(row.state),
      created_at: row.createdAt.toISOString(),
      due_at: row.state === 'queued' ? row.dueAt.toISOString() : null,
      settled_at: row.settledAt?.toISOString() ?? null,
      content: contentSchema.parse(row.content),
    })),
  }
}
