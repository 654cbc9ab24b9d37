import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@pathwise/db/client'
import { lock } from 'proper-lockfile'
import { dumpTemplate, openTemplate, type TemplateContent, templateKey } from './template.ts'

const defaultCache = fileURLToPath(new URL('../node_modules/.cache/database-templates', import.meta.url))

/** An embedded database from a template on disk, which the first caller on a machine makes and the others wait for. */
export async function embeddedFromTemplate(
  content: TemplateContent,
  { cache = defaultCache, make = dumpTemplate } = {},
): Promise<Database> {
  const file = join(cache, `${content.seeded ? 'seeded' : 'empty'}-${await templateKey(content)}.tar`)
  if (!existsSync(file)) await makeOnce(file, () => make(content))
  return openTemplate(new Blob([await readFile(file)]))
}

async function makeOnce(file: string, make: () => Promise<Blob>): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Making one takes seconds in which this thread is busy: a short heartbeat limit would call its holder dead.
  const release = await lock(file, {
    realpath: false,
    stale: 60_000,
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

/** A template is 40 MB: only the newest of a kind is worth its room. */
async function removeOlder(file: string): Promise<void> {
  const [kind = ''] = basename(file).split('-')
  for (const name of await readdir(dirname(file))) {
    const isOlder = name.startsWith(`${kind}-`) && name.endsWith('.tar') && name !== basename(file)
    if (isOlder) await rm(join(dirname(file), name), { force: true })
  }
}
