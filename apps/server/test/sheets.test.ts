import { languages } from '@pathwise/i18n/languages'
import { sheets } from '@pathwise/planner/data/sheets'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { expect, it } from 'vitest'
import { signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())

it('returns a shipped sheet by language and name', async () => {
  const response = await server.request('/api/sheets/zh-TW/completing-the-square')
  expect(response.status).toBe(200)
  const sheet = await response.json()
  expect(sheet).toMatchObject({ language: 'zh-TW', author_id: null, deleted_at: null })
  expect(sheet.title).toMatch(/^配方法/)
  expect(await (await server.request(`/api/content/${sheet.id}`)).json()).toEqual(sheet)
})

it.each([
  ['an unknown sheet', 'en/no-such-sheet', 404],
  ['a sheet of another language', 'ko/completing-the-square', 404],
  ['an unknown language', 'fr/completing-the-square', 422],
  ['a name with capitals', 'en/Completing-the-square', 422],
])('returns an error for %s', async (_name, address, status) => {
  expect((await server.request(`/api/sheets/${address}`)).status).toBe(status)
})

it('returns a deleted sheet to editors, and 404 to visitors', async () => {
  const editor = await signInNewUser(server, 'editor')
  const where = { seedKey: 'en/hardy-weinberg' }
  await server.database.prisma.contentItem.update({ where, data: { deletedAt: new Date() } })
  expect((await server.request('/api/sheets/en/hardy-weinberg')).status).toBe(404)
  const seen = await server.request('/api/sheets/en/hardy-weinberg', { headers: editor.bearer })
  expect(seen.status).toBe(200)
  await server.database.prisma.contentItem.update({ where, data: { deletedAt: null } })
})

it('lists every shipped sheet with the beginning of its stored title', async () => {
  const rows = await server.database.prisma.contentItem.findMany({
    where: { seedKey: { not: null } },
    select: { seedKey: true, titleText: true },
  })
  const listed = languages.flatMap((language) =>
    sheets[language].map(({ slug, title }) => ({ seedKey: `${language}/${slug}`, title })),
  )
  expect(new Set(listed.map(({ seedKey }) => seedKey))).toEqual(new Set(rows.map(({ seedKey }) => seedKey)))
  for (const { seedKey, title } of listed) {
    const text = rows.find((row) => row.seedKey === seedKey)?.titleText
    expect(text?.startsWith(title), `${seedKey}: ${text}`).toBe(true)
  }
})
