import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { openRouter } from '../../test/router.ts'
import { newId } from '../secrets.ts'
import { sharedLinksPageSize } from './shared-links.schemas.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const { callAs } = openRouter(database)
const boss = await buildUser(database, { role: 'admin' })
const admin = callAs({ id: boss.id, role: 'admin' })

async function buildShare(userId: string | null = null, createdAt = new Date()): Promise<string> {
  const id = newId()
  await prisma.share.create({ data: { id, result: {}, context: {}, userId, createdAt } })
  return id
}

async function buildParentLink(userId: string | null = null): Promise<string> {
  const id = newId()
  const times = { updatedAt: new Date(), expiresAt: new Date(Date.now() + 1e9) }
  await prisma.parentLink.create({ data: { id, label: 'Mum', document: {}, userId, ...times } })
  return id
}

it('finds shared reports and parent links by id or account, and returns their owners and URLs', async () => {
  const { id: userId, email } = await buildUser(database)
  const owner = { id: userId, email }
  const share = await buildShare(userId)
  const link = await buildParentLink(userId)
  await Promise.all([buildShare(), buildParentLink()])
  for (const filter of [{ account: email }, { account: userId }]) {
    const shares = await admin.sharedLinks.list({ kind: 'share', ...filter })
    const url = `http://localhost/plan?share=${share}`
    expect(shares.items).toMatchObject([{ id: share, url, expires_at: null, owner }])
    const links = await admin.sharedLinks.list({ kind: 'parent_link', ...filter })
    expect(links.items).toMatchObject([{ id: link, url: `http://localhost/parents/${link}`, owner }])
  }
  expect((await admin.sharedLinks.list({ kind: 'share', id: share })).items).toHaveLength(1)
  expect((await admin.sharedLinks.list({ kind: 'parent_link', id: share })).items).toEqual([])
})

it('lists every shared report across pages when reports have equal creation times', async () => {
  const { id: userId } = await buildUser(database)
  const moment = new Date()
  const ids: string[] = []
  for (let n = 0; n <= sharedLinksPageSize; n += 1) ids.push(await buildShare(userId, moment))
  const first = await admin.sharedLinks.list({ kind: 'share', account: userId })
  const rest = await admin.sharedLinks.list({ kind: 'share', account: userId, cursor: first.next ?? '' })
  expect([...first.items, ...rest.items].map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(rest.next).toBeNull()
})

it('records the removal of a report or link by an admin, unless the admin owns it', async () => {
  const { id: userId } = await buildUser(database)
  const [share, link, own] = [await buildShare(userId), await buildParentLink(), await buildShare(boss.id)]
  await admin.share.remove({ id: share })
  await admin.parentLinks.remove({ id: link })
  await admin.share.remove({ id: own })
  const events = await admin.audit.list({ account: boss.id })
  expect(events.items).toMatchObject([
    { action: 'parent_link_removed', target: { kind: 'parent_link', id: link } },
    { action: 'share_removed', target: { kind: 'share', id: share } },
  ])
  expect(await prisma.share.count({ where: { id: { in: [share, own] } } })).toBe(0)
})
