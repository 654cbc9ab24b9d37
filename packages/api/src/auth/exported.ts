import type { ExportSource } from '../export-source.ts'

/** Returns an account's sign-ins, oldest first. */
export const exportSignIns: ExportSource<'sign_ins'> = async ({ prisma }, { id: userId }) => {
  const rows = await prisma.signIn.findMany({ where: { userId }, orderBy: { startedAt: 'asc' } })
  return rows.map(({ startedAt, passwordGivenAt, lastSeenAt, device, address }) => ({
    started_at: startedAt.toISOString(),
    password_given_at: passwordGivenAt.toISOString(),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    ...{ device, network: address },
  }))
}
