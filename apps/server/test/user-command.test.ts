import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseUserCommand, runUserCommand } from '../src/commands/user-command.ts'
import { fetchMeStatus, login, signInNewUser, signInWith } from './people.ts'
import { startForTest } from './server.ts'

const first = 'seven paper boats'
const second = 'nine green lanterns'
const email = 'admin@study.example'

async function openCommands() {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const user = (args: string, password = '') =>
    runUserCommand(database, parseUserCommand(args.split(' ')), async () => password)
  return { database, user }
}

describe('npm run user', () => {
  it('creates an admin, and ends all sessions after a role or password change', async () => {
    const { database, user } = await openCommands()
    expect(await user(`create ${email} --role admin --name Jimin`, first)).toEqual([
      `Created the account ${email} with the role admin.`,
    ])
    const server = await startForTest({ database })
    const admin = await signInWith(server, email, first)

    expect(await user(`role ${email} editor`)).toEqual([expect.stringMatching(/is now: editor\. All of/)])
    expect(await fetchMeStatus(server, admin)).toBe(401)
    const editor = await signInWith(server, email, first)
    expect(await user(`reset ${email}`, second)).toEqual([expect.stringMatching(/has a new password\. All of/)])
    expect(await fetchMeStatus(server, editor)).toBe(401)
    expect((await login(server, email, first)).status).toBe(401)
    const response = await login(server, email, second)
    expect(await response.json()).toMatchObject({ user: { email, name: 'Jimin', role: 'editor' } })
  })

  it('ends the sessions of one account or of all accounts, and records the change', async () => {
    const { database, user } = await openCommands()
    const server = await startForTest({ database })
    const people = [await signInNewUser(server), await signInNewUser(server), await signInNewUser(server)]
    const [one, ...others] = people
    const statuses = () => Promise.all(people.map((person) => fetchMeStatus(server, person)))

    expect(await user(`end-sessions ${one?.email}`)).toEqual([`Ended all sessions of ${one?.email}.`])
    expect(await statuses()).toEqual([401, 200, 200])
    expect(await user('end-sessions all')).toEqual(['Ended all sessions. Accounts: 2.'])
    expect(await statuses()).toEqual([401, 401, 401])
    expect(await user('end-sessions all')).toEqual(['Ended all sessions. Accounts: 0.'])
    const rows = await database.prisma.auditEntry.findMany({
      where: { action: 'sign_ins_ended' },
      orderBy: { id: 'asc' },
      select: { actorId: true, targetId: true, details: true },
    })
    expect(others).toHaveLength(2)
    expect(rows).toEqual([
      { actorId: null, targetId: one?.id, details: {} },
      { actorId: null, targetId: null, details: { accounts: 2 } },
    ])
  })

  it.each([
    [`reset ${email}`, first, 'There is no account with the email admin@study.example'],
    [`end-sessions ${email}`, '', 'There is no account with the email admin@study.example'],
    [`create ${email}`, 'too short', /^Invalid password: .*12 characters$/],
    [`create ${email}`, 'qwertyuiopasdf', 'This password is too easy to guess'],
  ])('rejects "%s" with the password "%s"', async (args, password, reason) => {
    const { user } = await openCommands()
    await expect(user(args, password)).rejects.toThrow(reason)
  })
})
