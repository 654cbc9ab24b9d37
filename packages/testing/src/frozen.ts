import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from '@pathwise/db/client'
import contents from '../frozen/2026-11/contents.json' with { type: 'json' }
import laterContents from '../frozen/2026-11-23/contents.json' with { type: 'json' }
import measuredContents from '../frozen/2026-11-24/contents.json' with { type: 'json' }
import plannedContents from '../frozen/2026-11-25/contents.json' with { type: 'json' }
import practiceBrowserFile from '../frozen/2026-11-25-practice/browser.json' with { type: 'json' }
import weeksBrowserFile from '../frozen/2026-11-25-weeks/browser.json' with { type: 'json' }
import { createTestDatabase } from './database.ts'
import { frozenBrowsers } from './frozen-browsers.ts'

type Contents = Omit<typeof contents, 'reports'> & {
  readonly reports: Reports
  /** Ids of a student's finished run, an anonymous open run, and the saved report based on the finished run. */
  readonly measuring?: Readonly<Record<'finished' | 'open' | 'planId', string>>
}

/** The optional fields are missing from the first fixture. */
interface Reports extends Readonly<(typeof contents)['reports']> {
  readonly deletionKeys?: Readonly<Record<'plain' | 'withStrategy', string>>
  /**
   * Set only for the saved report with a strategy. `reading` is the interpretation of the goal, and `context` contains
   * the student's choices.
   */
  readonly reading?: object
  readonly context?: object
}

/** User data as it was stored on one date. See frozen/README.md. */
export interface Frozen {
  /** The month or day on which the fixture was created, such as `2026-11`. */
  readonly name: string
  /** The absolute path of the SQL dump. */
  readonly databaseFile: string
  /** The accounts in the fixture, with their secrets and the ids of their data. */
  readonly contents: Contents
  readonly localStorage: Readonly<Record<string, string>>
}

/** All fixtures, oldest first. */
export const frozen: readonly Frozen[] = [
  {
    name: '2026-11',
    databaseFile: fileURLToPath(new URL('../frozen/2026-11/database.sql', import.meta.url)),
    contents,
    localStorage: frozenBrowsers['2026-11'],
  },
  {
    name: '2026-11-23',
    databaseFile: fileURLToPath(new URL('../frozen/2026-11-23/database.sql', import.meta.url)),
    contents: laterContents,
    localStorage: frozenBrowsers['2026-11-23'],
  },
  {
    name: '2026-11-24',
    databaseFile: fileURLToPath(new URL('../frozen/2026-11-24/database.sql', import.meta.url)),
    contents: measuredContents,
    localStorage: frozenBrowsers['2026-11-24'],
  },
  {
    name: '2026-11-25',
    databaseFile: fileURLToPath(new URL('../frozen/2026-11-25/database.sql', import.meta.url)),
    contents: plannedContents,
    localStorage: frozenBrowsers['2026-11-25'],
  },
]

/** The localStorage of an anonymous visitor who has used every part of practice. */
export const practiceBrowser = practiceBrowserFile.localStorage

/** The localStorage of an anonymous visitor who has finished a set and a sheet of a study plan. */
export const weeksBrowser = weeksBrowserFile.localStorage

/** Restores a fixture as it was, without migrating or seeding. `close()` removes the database. */
export async function restoreFrozenDatabase({ databaseFile }: Pick<Frozen, 'databaseFile'>): Promise<Database> {
  const database = await createTestDatabase()
  await database.execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await database.execute(await readFile(databaseFile, 'utf8'))
  return database
}
