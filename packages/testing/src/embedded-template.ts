import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@pathwise/db/client'
import { lock } from 'proper-lockfile'
import { dumpTemplate, openTemplate, type TemplateContent, templateKey } from './template.ts'

const defaultCache = fileURLToPath(new URL('../node_modules/.cache/database-templates', import.meta.url))

/**
 * Opens an embedded database from a template on disk. The first caller on a machine creates the template and others
 * wait.
 */
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
  // Creating a template blocks this thread for seconds, so a short heartbeat limit would treat its owner as dead.
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

/** Removes older templates of the same kind, because each takes 40 MB. */
async function removeOlder(file: string): Promise<void> {
  const [kind = ''] = basename(file).split('-')
  for (const name of await readdir(dirname(file))) {
    const isOlder = name.startsWith(`${kind}-`) && name.endsWith('.tar') && name !== basename(file)
    if (isOlder) await rm(join(dirname(file), name), { force: true })
  }
}
