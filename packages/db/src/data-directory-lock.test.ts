import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { createDatabaseDirectory, getTemplateDirectory } from '../test/database-directory.ts'
import { createTemporaryDirectory } from '../test/fresh-database.ts'
import { openDatabase } from './client.ts'
import { lockDataDirectory } from './data-directory-lock.ts'
import { DataDirectoryError, DataDirectoryInUseError } from './errors.ts'

/** Starts a process that keeps writing rows to the directory, and collects the ids of acknowledged rows. */
function startHolder(directory: string): {
  holder: ChildProcess
  acknowledged: string[]
  rows: (count: number) => Promise<void>
} {
  const script = fileURLToPath(new URL('../test/hold-directory.ts', import.meta.url))
  const holder = spawn(process.execPath, ['--liftoff-only', '--import', 'tsx', script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  const acknowledged: string[] = []
  const lines = createInterface({ input: holder.stdout })
  lines.on('line', (line) => acknowledged.push(line))
  return {
    holder,
    acknowledged,
    rows: async (count) => {
      while (acknowledged.length < count) await once(lines, 'line')
    },
  }
}

it('rejects a directory in use by another process, and opens it right after that process is killed', async () => {
  const directory = await createDatabaseDirectory()
  const { holder, acknowledged, rows } = startHolder(directory)
  await rows(20)

  const refusal = await openDatabase(directory).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DataDirectoryInUseError)
  expect(String(refusal)).toContain(`in use by process ${holder.pid}. Stop it first`)

  await rows(acknowledged.length + 20)
  holder.kill('SIGKILL')
  await once(holder, 'close')
  const killedAt = performance.now()
  // Turn syncing off. Otherwise, recovery would sync every file in the directory, which is slow on a busy disk.
  const database = await openDatabase(directory, { syncs: false })
  expect(performance.now() - killedAt).toBeLessThan(9_000)
  const written = await database.prisma.$queryRaw<{ id: string }[]>`SELECT id FROM notes`
  const kept = new Set(written.map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  await database.close()
})

it('rejects a directory that is open in this process, and accepts it once it is closed', async () => {
  const directory = await createDatabaseDirectory()
  const first = await openDatabase(directory)
  await expect(openDatabase(join(directory, '..', '.', directory.split('/').at(-1) ?? ''))).rejects.toThrow(
    'in use by this process',
  )
  await first.close()
  const second = await openDatabase(directory)
  await expect(second.ping()).resolves.toBeUndefined()
  await second.close()
})

it('takes over a lock from another host after its heartbeat stops', async () => {
  const directory = await createDatabaseDirectory()
  await mkdir(`${directory}.lock`)
  await writeFile(`${directory}.lock.json`, JSON.stringify({ pid: 1, host: 'somewhere-else' }))
  const longAgo = new Date(Date.now() - 11_000)
  await utimes(`${directory}.lock`, longAgo, longAgo)
  const database = await openDatabase(directory)
  await expect(database.ping()).resolves.toBeUndefined()
  await database.close()
})

it('takes over a lock when its holder’s process id was reused, as after a container restart', async () => {
  const directory = await createDatabaseDirectory()
  await mkdir(`${directory}.lock`)
  await writeFile(`${directory}.lock.json`, JSON.stringify({ pid: process.pid, host: hostname() }))
  const again = await openDatabase(directory)
  await expect(again.ping()).resolves.toBeUndefined()
  await again.close()
})

it('creates the database when a previous first start was killed and left a draft directory behind', async () => {
  const directory = await getTemplateDirectory()
  // The database directory is the renamed draft, so its mode proves that the draft was private, too.
  expect(await readMode(directory)).toBe(0o700)
  expect(await readFile(join(directory, 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/)
  await expect(stat(`${directory}.new`)).rejects.toThrow('ENOENT')
})

it('rejects a directory with unrelated files and leaves it untouched', async () => {
  const directory = await createTemporaryDirectory()
  await writeFile(join(directory, 'holiday.txt'), 'photographs')
  await chmod(directory, 0o755)
  await expect(openDatabase(directory)).rejects.toThrow('contains files but no database')
  await expect(openDatabase(directory)).rejects.toThrow('contains files but no database')
  expect(await readMode(directory)).toBe(0o755)
})

async function readMode(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777
}

it('gives only the owner access to the directories and the lock file it creates', async () => {
  const parent = join(await createTemporaryDirectory(), 'data')
  const { path, release } = await lockDataDirectory(join(parent, 'database'))
  onTestFinished(release)
  expect([await readMode(parent), await readMode(path)]).toEqual([0o700, 0o700])
  expect(await readMode(`${path}.lock.json`)).toBe(0o600)
})

it("removes other users' access to an existing directory but not to its parent", async () => {
  const parent = await createTemporaryDirectory()
  await chmod(parent, 0o755)
  const directory = join(parent, 'database')
  await mkdir(directory, { mode: 0o755 })
  await writeFile(join(directory, 'PG_VERSION'), '18', { mode: 0o666 })
  const { release } = await lockDataDirectory(directory)
  onTestFinished(release)
  expect([await readMode(parent), await readMode(directory)]).toEqual([0o755, 0o700])
  // The directory's mode also protects files in the directory whose own mode lets all users read them. Only root can
  // verify this, because only root can run a command as another user.
  if (process.getuid?.() !== 0) return
  const anotherUser = { uid: 65_534, gid: 65_534 }
  expect(spawnSync('cat', [join(directory, 'PG_VERSION')]).status).toBe(0)
  expect(spawnSync('cat', [join(directory, 'PG_VERSION')], anotherUser).status).not.toBe(0)
})

it.each([
  ['is a file', 'file', 'ENOTDIR'],
  ['is inside a file', 'file/data', 'ENOTDIR'],
  ['is in a directory where nothing can be created', '/proc/absent/data', 'E'],
])('throws a one-line error when the data directory %s', async (_case, name, code) => {
  const parent = await createTemporaryDirectory()
  await writeFile(join(parent, 'file'), '')
  const refusal = await openDatabase(resolve(parent, name)).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DataDirectoryError)
  expect(String(refusal)).toMatch(/^DataDirectoryError: The data directory \S+ cannot be used: [^\n]+$/)
  expect(String(refusal)).toContain(code)
})
