import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('data settings', () => {
  it('uses DATABASE_URL for queries, and DATABASE_DIRECT_URL for everything else', () => {
    const DATABASE_URL = 'postgres://pathwise@127.0.0.1:6432/pathwise'
    const DATABASE_DIRECT_URL = 'postgres://pathwise@127.0.0.1/pathwise'
    expect(readEnvironment({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
      databaseTarget: DATABASE_DIRECT_URL,
      database: { pooledUrl: DATABASE_URL },
    })
    expect(readEnvironment({ DATABASE_URL })).toMatchObject({ database: { pooledUrl: undefined } })
    expect(() => readEnvironment({ DATABASE_DIRECT_URL })).toThrow(/DATABASE_DIRECT_URL: needs DATABASE_URL$/)
  })

  it.each([
    [{ RUN_DAYS: '731' }, 'RUN_DAYS: '],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP: '],
    [{ BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1ABC' }, 'BACKUP_RECIPIENTS: must list public keys of age'],
    [{ EMBEDDED_SYNC: 'perhaps' }, 'EMBEDDED_SYNC: '],
  ])('names the variable but not its value when rejecting %j', (settings, message) => {
    expect(() => readEnvironment(settings)).toThrow(message)
    expect(() => readEnvironment(settings)).not.toThrow('SECRET')
  })
})
