import { openDatabase } from '@pathwise/db/client'
import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { expect, it } from 'vitest'
import { startProcess } from './killed-process.ts'
import { type KilledStore, prepareStore } from './killed-store.ts'
import { startMailServer } from './mail-server.ts'

const mailServer = closeAfterTests(await startMailServer())
const environment = {
  SMTP_URL: `smtp://127.0.0.1:${mailServer.settings.port}`,
  MAIL_FROM: mailServer.settings.from,
}

async function requestReset(origin: string, email: string): Promise<void> {
  const response = await fetch(`${origin}/api/recovery/reset-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, language: 'en' }),
  })
  expect(response.status).toBe(200)
}

/** Expires the lease of an email that a killed server was sending. Returns the row as it was before the change. */
async function endLease({ place }: KilledStore, recipient: string) {
  const database = await openDatabase(place, { syncs: false })
  try {
    const { prisma } = database
    const row = await prisma.mail.findFirstOrThrow({ where: { recipient } })
    await prisma.mail.update({ where: { id: row.id }, data: { dueAt: row.createdAt } })
    return row
  } finally {
    await database.close()
  }
}

it('sends each email at least once when the server is killed during a delivery', { timeout: 120_000 }, async () => {
  const store = await prepareStore(async (database) => {
    const [first, second] = [await buildUser(database), await buildUser(database)]
    return { email: first.email, behind: second.email }
  })
  const { email, behind } = store.built
  const killed = await startProcess(store, environment)
  const received = mailServer.hold(email)
  await requestReset(killed.origin, email)
  await requestReset(killed.origin, behind)
  await received
  await killed.kill()
  expect(await endLease(store, email)).toMatchObject({ state: 'queued', attempts: 1 })
  await startProcess(store, environment)
  const copies = [await mailServer.take(email), await mailServer.take(email)]
  expect(new Set(copies.map(({ parsed }) => parsed.messageId)).size).toBe(1)
  await mailServer.take(behind)
  expect(mailServer.received).toHaveLength(3)
})
