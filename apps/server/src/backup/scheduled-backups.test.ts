import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../../test/operations.ts'
import { buildBackupName, createBackupJob, describeBackups } from './scheduled-backups.ts'

const settings = { directory: undefined, everyHours: 6, keep: 2, recipients: [], identityFile: undefined }

async function createSource() {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  return { database, target: 'memory://', version: '1.2.3' }
}

it('creates no job and describes no backups when BACKUP_DIR is not set', async () => {
  expect(createBackupJob(await createSource(), settings)).toBeUndefined()
  expect(describeBackups(settings)).toBeNull()
})

it('describes the absolute directory and the interval of the backups', () => {
  expect(describeBackups({ ...settings, directory: 'safe' })).toMatchObject({
    ...{ directory: resolve('safe'), everyHours: 6 },
  })
})

describe('the newest backup', () => {
  it('is null when the directory does not exist or contains other files only', async () => {
    const directory = await createTemporaryFolder()
    await writeFile(join(directory, `${buildBackupName(new Date())}.part`), 'half')
    for (const each of [directory, join(directory, 'none')]) {
      expect(await describeBackups({ ...settings, directory: each })?.findNewest()).toBeNull()
    }
  })

  it('has the time in the name of the file and the size of the file', async () => {
    const directory = await createTemporaryFolder()
    const [older, newest] = [new Date(Date.UTC(2026, 10, 24, 9)), new Date(Date.UTC(2026, 10, 25, 9))]
    await writeFile(join(directory, buildBackupName(newest)), 'seven b')
    await writeFile(join(directory, buildBackupName(older)), 'older')
    const backups = describeBackups({ ...settings, directory })
    expect(await backups?.findNewest()).toEqual({ createdAt: newest, bytes: 7 })
  })
})
