import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '@pathwise/db/client'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { urlOf } from './beside.ts'
import { temporaryFolder } from './operations.ts'
import { login, meStatus, signInWith } from './people.ts'
import { startTestServer } from './server.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `npm run user` after its build, as a process of its own. */
async function user(environment: Record<string, string>, words: string, typed = '') {
  const child = spawn(process.execPath, ['--import', 'tsx', here('../src/user.ts'), ...words.split(' ')], {
    cwd: here('..'),
    env: { ...environment, PATH: '/usr/bin:/bin' },
  })
  child.stdin.on('error', () => {})
  child.stdin.end(typed)
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, said, complained }
}

/** A database that other processes can open, once this one has closed it. */
async function deployment(): Promise<{ environment: Record<string, string>; open: () => Promise<Database> }> {
  const created = await createTestDatabase()
  onTestFinished(() => created.close())
  const url = await urlOf(created)
  const folder = await temporaryFolder()
  return {
    environment: url ? { DATABASE_URL: url } : { DATA_DIR: folder },
    open: async () => {
      const database = await openDatabase(url ?? `${folder}/database`)
      onTestFinished(() => database.close())
      return database
    },
  }
}

const first = 'seven paper boats'
const second = 'nine green lanterns'
const email = 'admin@study.example'

describe('npm run user', { timeout: 120_000 }, () => {
  it('makes the first administrator of a fresh deployment, and changes role and password', async () => {
    const { environment, open } = await deployment()
    const created = await user(environment, `create ${email} --role admin --name Jimin`, `${first}\n`)
    const done = `There is an account for ${email} now, with the role: admin.\n`
    expect(created).toEqual({ code: 0, said: done, complained: '' })
    let database = await open()
    let server = await startTestServer({ database })
    const person = await signInWith(server, email, first)
    await server.close()
    await database.close()

    expect((await user(environment, `role ${email} editor`)).said).toMatch(/is now: editor\. Every session/)
    expect((await user(environment, `reset ${email}`, `${second}\r\n`)).said).toMatch(/has a new password\. Every/)
    database = await open()
    server = await startTestServer({ database })
    expect(await meStatus(server, person)).toBe(401)
    expect((await login(server, email, first)).status).toBe(401)
    const response = await login(server, email, second)
    expect(await response.json()).toMatchObject({ user: { email, name: 'Jimin', role: 'editor' } })
    await server.close()
  })

  it.each([
    ['create nobody', '', /^Usage: npm run user -- create EMAIL/],
    [`reset ${email}`, first, /^There is no account with the email admin@study\.example\n$/],
    [`create ${email}`, 'too short', /^The password does not do: .*12 characters\n$/],
    [`create ${email}`, 'qwertyuiopasdf', /^This password is too easy to guess\n$/],
  ])('says why it cannot: %s', async (words, typed, why) => {
    const { environment } = await deployment()
    const { code, said, complained } = await user(environment, words, typed)
    expect([code, said]).toEqual([1, ''])
    expect(complained).toMatch(why)
    expect(complained).not.toContain(typed || first)
  })
})
