import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { startTestServer } from './server.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database

it('deletes all other expired rows when some deletions fail, and logs the failures as one failed job', async () => {
  await prisma.$executeRaw`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the deletion is refused'; END $$`
  await prisma.$executeRaw`
    CREATE TRIGGER refuse BEFORE DELETE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION refuse()`
  await prisma.$executeRaw`
    CREATE TRIGGER refuse BEFORE DELETE ON stripe_events FOR EACH STATEMENT EXECUTE FUNCTION refuse()`
  const expiresAt = new Date(Date.now() - 86_400_000)
  await prisma.registration.create({ data: { id: 'old', email: 'late@test.example', passwordHash: '!', expiresAt } })
  const server = await startTestServer({ database })
  await server.close()
  expect(await prisma.registration.count()).toBe(0)
  const failures = server.log.filter((line) => line.includes('the job failed'))
  expect(failures).toHaveLength(1)
  for (const name of ['delete expired rows', 'expired sign-ins', 'old payment events']) {
    expect(failures[0]).toContain(name)
  }
})
