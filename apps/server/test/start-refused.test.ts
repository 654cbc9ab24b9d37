import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { boot } from '../src/boot.ts'
import { createTemporaryFolder } from './operations.ts'

let folder: string
beforeEach(async () => {
  folder = await createTemporaryFolder()
  await writeFile(path.join(folder, 'file'), '')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  process.exitCode = undefined
})

/** Starts the server, expects it to fail with exit code 1, and returns the line that it prints. */
async function refusedStart(environment: Readonly<Record<string, string>>): Promise<unknown> {
  const settings = { PORT: '0', DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '', ...environment }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  await boot({ webApp: async () => {} })
  expect(process.exitCode).toBe(1)
  expect(console.error).toHaveBeenCalledOnce()
  const [line] = vi.mocked(console.error).mock.calls[0] ?? []
  expect(line).toMatch(/^.+$/)
  return line
}

it.each([
  ['file', /^The data directory \S+\/file\/database cannot be used: ENOTDIR/],
  ['file/below', /^The data directory \S+ cannot be used: ENOTDIR/],
])('prints one line when DATA_DIR is %s', async (name, line) => {
  expect(await refusedStart({ DATA_DIR: path.join(folder, name) })).toMatch(line)
})

it('prints all invalid settings in a one-line error, and creates no database', async () => {
  const wrong = { CONTACT_EMAIL: 'study.example', BILLING_SOLD_PLANS: 'gold' }
  expect(await refusedStart(wrong)).toBe(
    'Wrong configuration: BILLING_SOLD_PLANS: must list plans of pro, premium_student, premium_family; CONTACT_EMAIL: Invalid email address',
  )
  expect(existsSync(path.join(folder, 'data'))).toBe(false)
})

it('prints a one-line error when the database directory contains other files', async () => {
  await mkdir(path.join(folder, 'data/database'), { recursive: true })
  await writeFile(path.join(folder, 'data/database/holiday.txt'), 'photographs')
  expect(await refusedStart({})).toMatch(
    /\/data\/database contains files but no database\. Choose an empty directory\.$/,
  )
})

it('prints a one-line error when the database server does not respond', async () => {
  const line = await refusedStart({ DATABASE_URL: 'postgres://pathwise:secret@127.0.0.1:1/pathwise' })
  expect(line).toBe('The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1')
})

it.each([
  [
    { DATABASE_URL: 'postgres://pathwise@no-such-host.invalid/pathwise' },
    /^The database of DATABASE_URL cannot be used: .*no-such-host/,
  ],
  [{ DATA_DIR: '/dev/null/data' }, /\/dev\/null/],
])('prints one line when the database location is inaccessible: %j', async (settings, line) => {
  expect(await refusedStart(settings)).toMatch(line)
})

it('prints a one-line error, and creates no database, when the port is in use', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void holder.close())
  await once(holder, 'listening')
  const { port } = z.object({ port: z.number() }).parse(holder.address())
  expect(await refusedStart({ PORT: String(port) })).toMatch(
    /^Cannot listen on the HOST and PORT that are set: listen EADDRINUSE/,
  )
  expect(existsSync(path.join(folder, 'data'))).toBe(false)
})

it('prints a one-line error when HOST is not an address of this machine', async () => {
  expect(await refusedStart({ HOST: '192.0.2.1' })).toMatch(/^Cannot listen on \S.+EADDRNOTAVAIL/)
})
