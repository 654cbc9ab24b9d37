import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from '@pathwise/db/client'
import browser from '../frozen/2026-11/browser.json' with { type: 'json' }
import contents from '../frozen/2026-11/contents.json' with { type: 'json' }
import laterBrowser from '../frozen/2026-11-23/browser.json' with { type: 'json' }
import laterContents from '../frozen/2026-11-23/contents.json' with { type: 'json' }
import measuredBrowser from '../frozen/2026-11-24/browser.json' with { type: 'json' }
import measuredContents from '../frozen/2026-11-24/contents.json' with { type: 'json' }
import plannedBrowser from '../frozen/2026-11-25/browser.json' with { type: 'json' }
import plannedContents from '../frozen/2026-11-25/contents.json' with { type: 'json' }
import practiceBrowserFile from '../frozen/2026-11-25-practice/browser.json' with { type: 'json' }
import weeksBrowserFile from '../frozen/2026-11-25-weeks/browser.json' with { type: 'json' }
import { createTestDatabase } from './database.ts'

type Contents = Omit<typeof contents, 'reports'> & {
  readonly reports: Reports
  /**
   * A student's finished run, an open run that belongs to no account, and the saved report that uses the finished run.
   */
  readonly measuring?: Readonly<Record<'finished' | 'open' | 'planId', string>>
}

/** The reports. Only later fixtures contain the optional fields. */
interface Reports extends Readonly<(typeof contents)['reports']> {
  readonly deletionKeys?: Readonly<Record<'plain' | 'withStrategy', string>>
  /** The interpretation of the goal in the report that has a strategy, and the student's choices. */
  readonly reading?: object
  readonly context?: object
}

/** User data from one point in time, as described in frozen/README.md. */
export interface Frozen {
  /** The month or day on which the fixture was created, such as `2026-11`. */
  readonly name: string
  /** The absolute path of the SQL dump of the database. */
  readonly databaseFile: string
  /** The accounts, with their secrets and the ids of their data. */
  readonly contents: Contents
  /** The contents of a browser's localStorage, by key. */
  readonly localStorage: Readonly<Record<string, string>>
}

/** Every frozen fixture, oldest first. */
export const frozen: readonly Frozen[] = [
  {
    name: '2026-11',
    databaseFile: fileURLToPath(new URL('../frozen/2026-11/database.sql', import.meta.url)),
    contents,
    localStorage: browser.localStorage,
  },
  {
    name: '2026-11-23',
    databaseFile: fileURLToPath(new URL('../frozen/2026-11-23/database.sql', import.meta.url)),
    contents: laterContents,
    localStorage: laterBrowser.localStorage,
  },
  {
    name: '2026-11-24',
    databaseFile: fileURLToPath(new URL('../frozen/2026-11-24/database.sql', import.meta.url)),
    contents: measuredContents,
    localStorage: measuredBrowser.localStorage,
  },
  {
    name: '2026-11-25',
    databaseFile: fileURLToPath(new URL('../frozen/2026-11-25/database.sql', import.meta.url)),
    contents: plannedContents,
    localStorage: plannedBrowser.localStorage,
  },
]

/** The localStorage entries of a visitor without an account who used every part of practice, by key. */
export const practiceBrowser = practiceBrowserFile.localStorage

/**
 * The localStorage entries of a visitor without an account who finished a set and a sheet of the study plan, by key.
 */
export const weeksBrowser = weeksBrowserFile.localStorage

/** Restores a frozen database without migrating or seeding it. `close()` removes it. */
export async function restoreFrozenDatabase({ databaseFile }: Pick<Frozen, 'databaseFile'>): Promise<Database> {
  const database = await createTestDatabase()
  await database.execute('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await database.execute(await readFile(databaseFile, 'utf8'))
  return database
}
