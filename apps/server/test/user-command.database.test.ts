import { describe, expect, it } from 'vitest'
import { createDeployment, runCommandProcess } from './command-process.ts'
import { login, meStatus, signInWith } from './people.ts'
import { startTestServer } from './server.ts'

const first = 'seven paper boats'
const second = 'nine green lanterns'
const email = 'admin@study.example'

const user = (environment: Record<string, string>, words: string, input = '') =>
  runCommandProcess('user', environment, words.split(' '), input)

describe('npm run user', { timeout: 120_000 }, () => {
  it('creates the first admin of a new deployment, and changes the role and the password', async () => {
    const { environment, open } = await createDeployment()
    const created = await user(environment, `create ${email} --role admin --name Jimin`, `${first}\n`)
    const done = `There is an account for ${email} now, with the role: admin.\n`
    expect(created).toEqual({ code: 0, stdout: done, stderr: '' })
    let database = await open()
    let server = await startTestServer({ database })
    const person = await signInWith(server, email, first)
    await server.close()
    await database.close()

    expect((await user(environment, `role ${email} editor`)).stdout).toMatch(/is now: editor\. Every session/)
    expect((await user(environment, `reset ${email}`, `${second}\r\n`)).stdout).toMatch(/has a new password\. Every/)
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
  ])('exits with code 1 and the reason: %s', async (words, typed, why) => {
    const { environment } = await createDeployment()
    const { code, stdout, stderr } = await user(environment, words, typed)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(why)
    expect(stderr).not.toContain(typed || first)
  })
})
