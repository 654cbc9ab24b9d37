import { prepareDemoAccounts } from '@pathwise/api/account/demo-accounts'
import { beforeEach, describe, expect, it } from 'vitest'
import { fetchMeStatus, login, signInWith } from './people.ts'
import { startForTest, type TestServer } from './server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startForTest()
})

const demoPassword = 'pathwise-demo'
const emails = ['student', 'editor', 'admin'].map((role) => `${role}@pathwise.example`)
const prepare = (demo: boolean) => prepareDemoAccounts(server.database.prisma, { demo })

const logins = async () => Promise.all(emails.map(async (email) => (await login(server, email, demoPassword)).status))

describe('prepareDemoAccounts', () => {
  it('creates one demo account per role at the first start with demo on, and none at later starts', async () => {
    await prepare(true)
    await prepare(true)
    const accounts = await server.database.prisma.user.findMany({ orderBy: { role: 'asc' } })
    expect(accounts.map(({ email, role }) => [email, role])).toEqual([
      ['student@pathwise.example', 'student'],
      ['editor@pathwise.example', 'editor'],
      ['admin@pathwise.example', 'admin'],
    ])
    expect(await logins()).toEqual([200, 200, 200])
  })

  it('creates no demo accounts when demo is off', async () => {
    await prepare(false)
    expect(await server.database.prisma.user.count()).toBe(0)
    expect(await logins()).toEqual([401, 401, 401])
  })

  it('locks demo accounts while demo is off', async () => {
    await prepare(true)
    const admin = await signInWith(server, 'admin@pathwise.example', demoPassword)
    await prepare(false)
    expect(await fetchMeStatus(server, admin)).toBe(401)
    expect(await logins()).toEqual([401, 401, 401])
    await server.database.prisma.throttle.deleteMany()
    await prepare(true)
    expect(await logins()).toEqual([200, 200, 200])
  })

  it('keeps the changed password of a demo account at the next start', async () => {
    await prepare(true)
    const passwordHash = '!not a hash'
    await server.database.prisma.user.update({ where: { email: 'admin@pathwise.example' }, data: { passwordHash } })
    await prepare(true)
    const { prisma } = server.database
    expect(await prisma.user.findUnique({ where: { email: 'admin@pathwise.example' } })).toMatchObject({ passwordHash })
  })
})

it.each([true, false])('returns the demo setting in system.config: %s', async (demo) => {
  const other = await startForTest({ database: server.database, environment: { demo } })
  expect(await other.client.system.config.query()).toMatchObject({ demo, development: false })
})

it('returns the operator and the coach in system.config', async () => {
  const operator = {
    name: 'North High School',
    jurisdiction: 'Ontario, Canada',
    contactEmail: 'hello@north.test',
    securityEmail: 'security@north.test',
  }
  const coach = { name: 'Ms. Park', title: null }
  const other = await startForTest({ database: server.database, environment: { operator, coach } })
  expect(await other.client.system.config.query()).toMatchObject({
    operator: {
      name: 'North High School',
      jurisdiction: 'Ontario, Canada',
      contact_email: 'hello@north.test',
      security_email: 'security@north.test',
    },
    coach,
  })
})
