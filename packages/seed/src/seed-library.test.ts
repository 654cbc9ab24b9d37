import type { Database } from '@pathwise/db/database'
import { allKinds, createMigratedDatabase } from '@pathwise/db/test/fresh-database'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import compiledContent from '../generated/content.json' with { type: 'json' }
import { type SeedContentItem, seedContentSchema, seedLibrary } from './seed-library.ts'

function item(seedKey: string, changes: Partial<SeedContentItem> = {}): SeedContentItem {
  const title = `Title of ${seedKey}`
  return { seedKey, title, titleText: title, body: '<p>수학</p>', language: 'en', ...changes }
}

function stored({ prisma }: Database) {
  return prisma.contentItem.findMany({ orderBy: { seedKey: 'asc' } })
}

describe.each(allKinds)('seeding the content library, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await createMigratedDatabase(kind)
    return () => database.close()
  })
  beforeEach(async () => {
    await database.prisma.contentItem.deleteMany()
    await database.prisma.seedState.deleteMany()
  })

  it('inserts items unchanged and without an author', async () => {
    const items = [item('en/b'), item('en/a', { titleText: '수학' })]
    expect(await seedLibrary(database, { checksum: 'one', items })).toEqual({ inserted: 2, updated: 0, kept: 0 })
    const [first, second] = await stored(database)
    expect(first).toMatchObject({ ...items[1], authorId: null, version: 1, titleGrams: ['수', '학', '수학'] })
    expect(first?.id).toBeLessThan(second?.id ?? 0)
  })

  it('inserts items sorted by slug first, so that languages alternate', async () => {
    const items = ['en/one', 'en/two', 'ko/one', 'ko/two'].map((key) => item(key))
    await seedLibrary(database, { checksum: 'one', items })
    const rows = await database.prisma.contentItem.findMany({ orderBy: { id: 'asc' } })
    expect(rows.map(({ seedKey }) => seedKey)).toEqual(['en/one', 'ko/one', 'en/two', 'ko/two'])
  })

  it('writes nothing when the checksum of the library has not changed', async () => {
    const content = { checksum: 'one', items: [item('en/a')] }
    await seedLibrary(database, content)
    const before = await stored(database)
    expect(await seedLibrary(database, content)).toEqual({ inserted: 0, updated: 0, kept: 1 })
    expect(await stored(database)).toEqual(before)
  })

  it('updates and adds items, but skips those that editors changed or deleted', async () => {
    const keys = ['en/binned', 'en/deleted', 'en/edited', 'en/same', 'en/stale']
    await seedLibrary(database, { checksum: 'one', items: keys.map((key) => item(key)) })
    const { contentItem } = database.prisma
    await contentItem.update({ where: { seedKey: 'en/edited' }, data: { body: 'Better', version: { increment: 1 } } })
    await contentItem.update({ where: { seedKey: 'en/binned' }, data: { deletedAt: new Date() } })
    await contentItem.delete({ where: { seedKey: 'en/deleted' } })
    const same = await contentItem.findUniqueOrThrow({ where: { seedKey: 'en/same' } })

    const changed = keys.map((key) => item(key, key === 'en/same' ? {} : { body: '<p>New</p>' }))
    const result = await seedLibrary(database, { checksum: 'two', items: [...changed, item('en/new')] })
    expect(result).toEqual({ inserted: 1, updated: 1, kept: 4 })
    const rows = await stored(database)
    expect(rows.map((row) => [row.seedKey, row.body])).toEqual([
      ['en/binned', '<p>수학</p>'],
      ['en/edited', 'Better'],
      ['en/new', '<p>수학</p>'],
      ['en/same', '<p>수학</p>'],
      ['en/stale', '<p>New</p>'],
    ])
    expect(rows.find((row) => row.seedKey === 'en/same')).toEqual(same)
  })

  it('seeds the compiled content library', async () => {
    expect((await seedLibrary(database, seedContentSchema.parse(compiledContent))).inserted).toBeGreaterThanOrEqual(60)
  })
})
