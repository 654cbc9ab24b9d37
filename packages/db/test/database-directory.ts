import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '../src/client.ts'
import { createTemporaryDirectory } from './fresh-database.ts'

let template: Promise<string> | undefined

/**
 * Returns a directory that contains an empty database. Tests copy it and must not change it. All test files of a
 * process share it, because creating a database takes several times as long as copying one.
 */
export function getTemplateDirectory(): Promise<string> {
  template ??= createTemplate()
  return template
}

/**
 * Creates the template in a folder that already contains an unfinished draft directory, as after a first start that was
 * killed.
 */
async function createTemplate(): Promise<string> {
  const folder = await mkdtemp(join(inject('templateFolder'), 'worker-'))
  const directory = join(folder, 'data')
  await mkdir(`${directory}.new`, { recursive: true })
  await writeFile(join(`${directory}.new`, 'PG_VERSION'), 'half written')
  const database = await openDatabase(directory)
  await database.ping()
  await database.close()
  return directory
}

/** Creates a directory that contains an empty database and is removed after the test. */
export async function createDatabaseDirectory(): Promise<string> {
  const directory = join(await createTemporaryDirectory(), 'data')
  await cp(await getTemplateDirectory(), directory, { recursive: true })
  return directory
}
