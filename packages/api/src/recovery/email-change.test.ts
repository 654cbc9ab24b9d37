import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import { newId } from '../secrets.ts'
import { issueLink } from './link-tokens.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const now = new Date('2026-11-23T12:00:00Z')
const agreed = new Date('2026-11-20T12:00:00Z')
const mail = { mode: 'smtp', postalAddress: '1 Main St, Toronto', wake: () => {} } as const
const { callAs } = openRouter(database, { now: () => now, mail })
const parent = { email: 'parent@test.example', confirmedAt: agreed }

interface Kept {
  readonly email: string
  readonly confirmedAt: Date | null
}

/** Moves an account with these reminders from the address `old` to `new`, and returns the reminders afterwards. */
async function changeEmail(build: (addresses: { old: string; new: string }) => readonly Kept[]) {
  const { id: userId, email: old } = await buildUser(database)
  const email = `new-${old}`
  for (const reminder of build({ old, new: email })) {
    await prisma.reminder.create({ data: { id: newId(), userId, language: 'en', createdAt: agreed, ...reminder } })
  }
  const subjectId = newId()
  await prisma.emailChange.create({
    data: { id: subjectId, userId, email, expiresAt: new Date('2026-11-24T12:00:00Z') },
  })
  for (const [purpose, address] of [
    ['change_old', old],
    ['change_new', email],
  ] as const) {
    const { secret } = await issueLink(prisma, now, { purpose, subjectId, email: address })
    await callAs(null).recovery.confirmLink({ token: secret })
  }
  const select = { email: true, confirmedAt: true } as const
  const rows = await prisma.reminder.findMany({ where: { userId }, orderBy: { email: 'asc' }, select })
  return rows.map((row) => ({ ...row, email: row.email === email ? 'new' : row.email === old ? 'old' : row.email }))
}

it('moves the student’s reminder to the new address, and keeps those of parents', async () => {
  expect(await changeEmail(({ old }) => [{ email: old, confirmedAt: agreed }, parent])).toEqual([
    { email: 'new', confirmedAt: agreed },
    parent,
  ])
})

it.each([
  ['is not confirmed', null],
  ['is confirmed', agreed],
])('keeps one reminder when the new address has one that %s', async (_name, known) => {
  const kept = await changeEmail((addresses) => [
    { email: addresses.old, confirmedAt: agreed },
    { email: addresses.new, confirmedAt: known },
  ])
  expect(kept).toEqual([{ email: 'new', confirmedAt: agreed }])
})

it('deletes a reminder to which the old address has not agreed', async () => {
  expect(await changeEmail(({ old }) => [{ email: old, confirmedAt: null }])).toEqual([])
})

it('leaves a reminder for the new address as it is when the old address has none', async () => {
  const kept = await changeEmail((addresses) => [{ email: addresses.new, confirmedAt: null }])
  expect(kept).toEqual([{ email: 'new', confirmedAt: null }])
})
