import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './env.ts'

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseTarget: '.data/database',
      dataDirectory: '.data',
      demo: true,
      publicUrl: undefined,
      accessTokenSeconds: 900,
      trustProxy: false,
      commandsFile: undefined,
      auditMpcScript: undefined,
      logLevel: 'info',
    })
  })

  it('turns the demo off beside a database server, unless asked', () => {
    const DATABASE_URL = 'postgres://pathwise@127.0.0.1/pathwise'
    expect(readEnvironment({ DATABASE_URL })).toMatchObject({ databaseTarget: DATABASE_URL, demo: false })
    expect(readEnvironment({ DATABASE_URL, DEMO: 'on' })).toMatchObject({ demo: true })
  })

  it('takes an empty value for an absent one', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, demo: true })
  })

  it('drops slashes at the end of the public address', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://study.example/' }).publicUrl).toBe('https://study.example')
  })

  it.each([
    ['loopback', ['loopback']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('believes the proxies that TRUST_PROXY=%s names', (TRUST_PROXY, trustProxy) => {
    expect(readEnvironment({ TRUST_PROXY })).toMatchObject({ trustProxy })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'mysql://127.0.0.1'],
    ['DEMO', 'perhaps'],
    ['PUBLIC_URL', 'study.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ACCESS_TOKEN_SECONDS', '0'],
    ['ACCESS_TOKEN_SECONDS', '86400'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['AUDIT_MPC_SCRIPT', 'audit.sh'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError)
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^Wrong configuration: ${name}: .+$`))
  })
})
