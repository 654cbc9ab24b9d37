import type { ExportSource } from '../export-source.ts'

/** Returns the records of email to an account's address, oldest first. */
export const exportMail: ExportSource<'mails'> = async ({ prisma }, { email }) => {
  const rows = await prisma.mail.findMany({ where: { recipient: email }, orderBy: { createdAt: 'asc' } })
  return rows.map(({ kind, state, createdAt, settledAt }) => ({
    ...{ kind, state, created_at: createdAt.toISOString() },
    settled_at: settledAt?.toISOString() ?? null,
  }))
}
