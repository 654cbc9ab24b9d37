import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { countRows } from '@pathwise/db/transfer/digests'
import { buildShare } from '@pathwise/testing/builders'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it, onTestFinished } from 'vitest'
import { verifyBytes } from '../src/backup/backup-file.ts'
import { createBackup } from '../src/backup/create-backup.ts'
import { openBackup } from '../src/backup/encryption.ts'
import { verifyBackup } from '../src/backup/restore-backup.ts'
import { findUrl } from './beside.ts'
import { createTemporaryFolder } from './operations.ts'

// biome-ignore lint/style/noProcessEnv: `npm run drill restore` asks for more rounds in it
const rounds = Number(process.env['RESTORE_ROUNDS'] ?? 1)

it('creates a consistent backup of a seeded database during writes', {
  timeout: 120_000 + rounds * 120_000,
}, async () => {
  const database = await createTestDatabase({ seeded: true })
  onTestFinished(() => database.close())
  const target = (await findUrl(database)) ?? 'memory://'
  const folder = await createTemporaryFolder()
  let written = 0
  let writing = true
  const writer = (async () => {
    while (writing) {
      await buildShare(database)
      written++
      await nextTurn()
    }
  })()
  try {
    for (let round = 0; round < rounds; round++) {
      const file = join(folder, `${round}.backup`)
      const before = written
      const content = await createBackup({ database, target, version: '1.2.3' }, file, [])
      const after = written
      expect(await verifyBackup({ file, identityFile: undefined }, target)).toBe(content)
      const { snapshot } = await verifyBytes(openBackup(file, undefined))
      const rows = countRows(snapshot.digests['shares'] ?? '')
      expect(rows).toBeGreaterThanOrEqual(before)
      // The database may contain one more row than the writer counted.
      expect(rows).toBeLessThanOrEqual(after + 1)
    }
  } finally {
    writing = false
    await writer
  }
})
