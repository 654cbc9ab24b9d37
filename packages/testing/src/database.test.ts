import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildShare } from './builders.ts'
import { createTestDatabase, openEmbeddedFromTemplate } from './database.ts'
import { dumpTemplate } from './template.ts'

describe('createTestDatabase', () => {
  it('creates the kind of database that the environment selects', async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.close())
    expect(database.kind).toBe(process.env['TEST_DATABASE_URL'] ? 'postgres' : 'embedded')
  })

  it('creates a migrated database that contains questions only when the question bank is requested', async () => {
    const [empty, seeded] = await Promise.all([createTestDatabase(), createTestDatabase({ seeded: true })])
    onTestFinished(async () => void (await Promise.all([empty.close(), seeded.close()])))
    expect(await empty.migrate()).toEqual([])
    expect(await empty.prisma.question.count()).toBe(0)
    expect(await seeded.prisma.question.count()).toBeGreaterThanOrEqual(240)
  })

  it('creates a separate database for every caller', async () => {
    const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()])
    onTestFinished(async () => void (await Promise.all(databases.map((database) => database.close()))))
    for (const database of databases) await buildShare(database, { id: 'the same id' })
    for (const database of databases) expect(await database.prisma.share.count()).toBe(1)
  })

  it('removes the database when closed, and can be closed twice', async () => {
    const database = await createTestDatabase()
    await database.close()
    await database.close()
    await expect(database.ping()).rejects.toThrow('The database is closed.')
  })
})

describe('openEmbeddedFromTemplate', () => {
  // Building a template takes seconds, so the tests share one, without the question bank.
  let template: Blob
  beforeAll(async () => {
    template = await dumpTemplate({ seeded: false })
  })

  it('builds the template once for concurrent callers, and removes outdated templates', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'pathwise-templates-'))
    onTestFinished(() => rm(cache, { recursive: true, force: true }))
    await writeFile(join(cache, 'empty-0000000000000000.tar'), '')
    await writeFile(join(cache, 'seeded-0000000000000000.tar'), '')
    const make = vi.fn<typeof dumpTemplate>(async () => template)
    const start = () => openEmbeddedFromTemplate({ seeded: false }, { cache, make })
    const databases = await Promise.all([start(), start(), start()])
    for (const database of databases) {
      expect(await database.migrate()).toEqual([])
      // Inserting the same id again would fail if two callers had received the same database.
      await buildShare(database, { id: 'the same id' })
    }
    for (const database of databases) {
      expect(await database.prisma.share.count()).toBe(1)
      await database.close()
      await database.close()
      await expect(database.ping()).rejects.toThrow('The database is closed.')
    }
    expect(make).toHaveBeenCalledExactlyOnceWith({ seeded: false })
    const files = (await readdir(cache)).toSorted()
    expect(files).toEqual([expect.stringMatching(/^empty-(?!0{16})[0-9a-f]{16}\.tar$/), 'seeded-0000000000000000.tar'])
  })

  it('builds a seeded template on request, and retries after a failed build', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'pathwise-templates-'))
    onTestFinished(() => rm(cache, { recursive: true, force: true }))
    const content = { seeded: true }
    const make = vi.fn<typeof dumpTemplate>(async () => template)
    make.mockRejectedValueOnce(new Error('on purpose'))
    await expect(openEmbeddedFromTemplate(content, { cache, make })).rejects.toThrow('on purpose')
    const database = await openEmbeddedFromTemplate(content, { cache, make })
    await database.close()
    expect(make.mock.calls).toEqual([[content], [content]])
    expect(await readdir(cache)).toEqual([expect.stringMatching(/^seeded-[0-9a-f]{16}\.tar$/)])
  })
})
