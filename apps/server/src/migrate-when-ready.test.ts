import { DatabaseConnectionError, MigrationError } from '@pathwise/db/errors'
import { defaultMigrationsDirectory } from '@pathwise/db/migrate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrateWhenReady } from './migrate-when-ready.ts'

const refused = new DatabaseConnectionError('The database cannot be used', {
  cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', syscall: 'connect' }),
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('migrateWhenReady', () => {
  it('retries until the database responds, and logs the wait once', async () => {
    const migrate = vi.fn<() => Promise<string[]>>()
    migrate.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused).mockResolvedValueOnce(['1_a'])
    expect(await migrateWhenReady({ migrate }, { waitSeconds: 60, allowsNewer: true })).toEqual(['1_a'])
    expect(migrate).toHaveBeenCalledWith(defaultMigrationsDirectory, { allowsNewer: true })
    expect(vi.mocked(console.error).mock.calls).toEqual([['Waiting up to 60 s for the database.']])
  })

  it('throws when the database does not respond in time', async () => {
    const migrate = vi.fn<() => Promise<string[]>>().mockImplementation(async () => {
      vi.advanceTimersByTime(600)
      throw refused
    })
    await expect(migrateWhenReady({ migrate }, { waitSeconds: 1, allowsNewer: false })).rejects.toBe(refused)
    expect(migrate).toHaveBeenCalledTimes(2)
  })

  it('throws immediately when retrying cannot help or is turned off', async () => {
    const failed = new MigrationError('Migration 1_a failed')
    const migrate = vi.fn<() => Promise<string[]>>().mockRejectedValueOnce(failed).mockRejectedValueOnce(refused)
    await expect(migrateWhenReady({ migrate }, { waitSeconds: 60, allowsNewer: false })).rejects.toBe(failed)
    await expect(migrateWhenReady({ migrate }, { waitSeconds: 0, allowsNewer: false })).rejects.toBe(refused)
    expect(console.error).not.toHaveBeenCalled()
  })
})
