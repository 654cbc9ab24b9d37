import { verify } from '@node-rs/argon2'
import type { Database } from '@pathwise/db/client'
import { beforeAll, expect, it } from 'vitest'
import { buildQuestion, buildShare, buildSubscription, buildUser, testPassword } from './builders.ts'
import { createTestDatabase } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  return () => database.close()
})

it('builds complete questions with unique ids and titles', async () => {
  const [one, other] = [await buildQuestion(database), await buildQuestion(database)]
  expect(one.legacyId).not.toBe(other.legacyId)
  expect(one.title).not.toBe(other.title)
  expect(await database.prisma.question.findUnique({ where: { id: one.id } })).toEqual(one)
  expect(one.choices).toContainEqual({ id: one.answer, html: '2' })
})

it('builds a question with the field values that the test sets', async () => {
  const deletedAt = new Date('2026-01-01T00:00:00Z')
  const question = await buildQuestion(database, { title: 'Mine', gradeCode: 'G12', deletedAt })
  expect(question).toMatchObject({ title: 'Mine', gradeCode: 'G12', deletedAt, subject: 'mathematics' })
})

it('builds shares with 128-bit ids', async () => {
  const share = await buildShare(database, { context: { country: 'CA' } })
  expect(Buffer.from(share.id, 'base64url')).toHaveLength(16)
  expect(await database.prisma.share.findUnique({ where: { id: share.id } })).toEqual(share)
  expect(share.context).toEqual({ country: 'CA' })
})

it('builds users with unique emails and the password testPassword', async () => {
  const [one, other] = [await buildUser(database), await buildUser(database, { role: 'admin', name: null })]
  expect(one.email).not.toBe(other.email)
  expect([one.role, other.role, other.name]).toEqual(['student', 'admin', null])
  expect(await verify(one.passwordHash, testPassword)).toBe(true)
})

it('builds active subscriptions unless the test sets a status', async () => {
  const { id: userId } = await buildUser(database)
  const [one, other] = [
    await buildSubscription(database, { userId }),
    await buildSubscription(database, { userId, status: 'canceled' }),
  ]
  expect([one.status, other.status]).toEqual(['active', 'canceled'])
  expect(one.currentPeriodEnd.getTime()).toBeGreaterThan(Date.now())
  expect(await database.prisma.subscription.count({ where: { userId } })).toBe(2)
})
