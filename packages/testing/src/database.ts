import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@pathwise/db/database'
import { copyTemplate } from '@pathwise/db/test/server-template'
import { lock } from 'proper-lockfile'
import { computeTemplateKey, dumpTemplate, openTemplate, prepareTemplate, type TemplateContent } from './template.ts'

/**
 * Creates a migrated database for one caller. It is in memory, or on the server in TEST_DATABASE_URL, whose role must
 * be able to create databases. `close()` removes it.
 * @param seeded whether to include the question bank
 */
export async function createTestDatabase({ seeded = false }: Partial<TemplateContent> = {}): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? postgresFromTemplate(server, { seeded }) : openEmbeddedFromTemplate({ seeded })
}

const nameKind = ({ seeded }: TemplateContent) => (seeded ? 'seeded' : 'empty')

const defaultCache = fileURLToPath(new URL('../node_modules/.cache/database-templates', import.meta.url))

/**
 * Opens an in-memory copy of a template file. The first caller on the machine builds the template while others wait.
 */
export async function openEmbeddedFromTemplate(
  content: TemplateContent,
  { cache = defaultCache, make = dumpTemplate } = {},
): Promise<Database> {
  const file = join(cache, `${nameKind(content)}-${await computeTemplateKey(content)}.tar`)
  if (!existsSync(file)) await makeOnce(file, () => make(content))
  return openTemplate(new Blob([await readFile(file)]))
}

async function makeOnce(file: string, make: () => Promise<Blob>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Building a template blocks this thread for seconds, and the lock must not expire meanwhile.
  const release = await lock(file, {
    realpath: false,
    stale: 60_000,
    // Other workers wait up to two minutes for the template.
    retries: { retries: 1200, factor: 1, minTimeout: 100, maxTimeout: 100 },
  })
  try {
    if (existsSync(file)) return
    const template = await make()
    const draft = `${file}.${process.pid}`
    await writeFile(draft, template.stream())
    await rename(draft, file)
    await removeOlder(file)
  } finally {
    await release()
  }
}

/** Removes older templates of the same kind, because each takes 40 MB. */
async function removeOlder(file: string): Promise<void> {
  const [kind = ''] = basename(file).split('-')
  for (const name of await readdir(dirname(file))) {
    const isOlder = name.startsWith(`${kind}-`) && name.endsWith('.tar') && name !== basename(file)
    if (isOlder) await rm(join(dirname(file), name), { force: true })
  }
}

/** Creates a database from a template on the server. */
async function postgresFromTemplate(server: string, content: TemplateContent): Promise<Database> {
  return copyTemplate(server, `pathwise_test_${randomBytes(8).toString('hex')}`, {
    kind: nameKind(content),
    key: await computeTemplateKey(content),
    prepare: (database) => prepareTemplate(database, content),
  })
}
