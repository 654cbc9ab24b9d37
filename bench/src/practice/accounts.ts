import { openDatabase } from '@pathwise/db/client'
import { z } from 'zod'

export type Authorization = Readonly<Record<'authorization', string>>

/**
 * The number of concurrent sign-ins. Each of them hashes a password, so a larger number would only lengthen the queue.
 */
const atOnce = 8
const password = 'pathwise-demo'
const signedInSchema = z.object({ access_token: z.string() })

async function signIn(serverUrl: string, email: string): Promise<Authorization> {
  const response = await fetch(`${serverUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return { authorization: `Bearer ${signedInSchema.parse(await response.json()).access_token}` }
}

/** Creates student accounts, signs them in over HTTP, and returns their request headers. */
export async function createSignedInAccounts(
  databaseUrl: string,
  serverUrl: string,
  count: number,
): Promise<Authorization[]> {
  const emails = Array.from({ length: count }, (_, index) => `student-${index}@bench.example`)
  const database = await openDatabase(databaseUrl)
  try {
    const { user } = database.prisma
    const { passwordHash } = await user.findUniqueOrThrow({ where: { email: 'student@pathwise.example' } })
    await user.createMany({ data: emails.map((email) => ({ id: email, email, name: 'A student', passwordHash })) })
  } finally {
    await database.close()
  }
  const accounts: Authorization[] = []
  for (let start = 0; start < count; start += atOnce) {
    const next = emails.slice(start, start + atOnce)
    accounts.push(...(await Promise.all(next.map((email) => signIn(serverUrl, email)))))
  }
  return accounts
}
