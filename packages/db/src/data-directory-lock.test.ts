import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryDirectory } from '../test/fresh-database.ts'
import { openDatabase } from './client.ts'
import { DataDirectoryInUseError } from './errors.ts'

/** Starts a process that writes rows into the directory, and collects the ids that it saw acknowledged. */
function startHolder(directory: string): {
  holder: ChildProcess
  acknowledged: string[]
  rows: (count: number) => Promise<void>
} {
  const script = fileURLToPath(new URL('../test/hold-directory.ts', import.meta.url))
  const holder = spawn(process.execPath, ['--import', 'tsx', script, directory], {
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

it('refuses a directory that another process holds, and recovers at once when that process is killed', async () => {
  const directory = join(await temporaryDirectory(), 'deep', 'data')
  const { holder, acknowledged, rows } = startHolder(directory)
  await rows(20)

  const refusal = await openDatabase(directory).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DataDirectoryInUseError)
  expect(String(refusal)).toContain(`in use by process ${holder.pid}. Stop it first`)

  await rows(acknowledged.length + 20)
  holder.kill('SIGKILL')
  await once(holder, 'close')
  const killedAt = performance.now()
  const database = await openDatabase(directory)
  expect(performance.now() - killedAt).toBeLessThan(9_000)
  const kept = new Set((await database.prisma.share.findMany({ select: { id: true } })).map((row) => row.id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  await database.close()
})

it('refuses a directory that this process holds, until it is closed', async () => {
  const directory = await temporaryDirectory()
  const first = await openDatabase(directory)
  await expect(openDatabase(join(directory, '..', '.', directory.split('/').at(-1) ?? ''))).rejects.toThrow(
    'in use by this process',
  )
  await first.close()
  const second = await openDatabase(directory)
  await expect(second.ping()).resolves.toBeUndefined()
  await second.close()
})

it('takes over from a holder on another host whose heartbeat has stopped', async () => {
  const directory = join(await temporaryDirectory(), 'data')
  await mkdir(`${directory}.lock`, { recursive: true })
  await writeFile(`${directory}.lock.json`, JSON.stringify({ pid: 1, host: 'somewhere-else' }))
  const longAgo = new Date(Date.now() - 11_000)
  await utimes(`${directory}.lock`, longAgo, longAgo)
  const database = await openDatabase(directory)
  await expect(database.ping()).resolves.toBeUndefined()
  await database.close()
})

it('takes over from an earlier process that had the same id, as in a restarted container', async () => {
  const directory = join(await temporaryDirectory(), 'data')
  const database = await openDatabase(directory)
  await database.close()
  await mkdir(`${directory}.lock`)
  await writeFile(`${directory}.lock.json`, JSON.stringify({ pid: process.pid, host: hostname() }))
  const again = await openDatabase(directory)
  await expect(again.ping()).resolves.toBeUndefined()
  await again.close()
})

it('starts over from a first start that was killed halfway', async () => {
  const directory = join(await temporaryDirectory(), 'data')
  await mkdir(`${directory}.new`)
  await writeFile(join(`${directory}.new`, 'PG_VERSION'), 'half written')
  const database = await openDatabase(directory)
  await expect(database.ping()).resolves.toBeUndefined()
  await database.close()
})

it('does not touch a directory that holds something else, and does not keep it locked', async () => {
  const directory = await temporaryDirectory()
  await writeFile(join(directory, 'holiday.txt'), 'photographs')
  await expect(openDatabase(directory)).rejects.toThrow('holds files, but no database')
  await expect(openDatabase(directory)).rejects.toThrow('holds files, but no database')
})
