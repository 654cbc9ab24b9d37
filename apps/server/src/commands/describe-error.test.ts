import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

it.each([
  'database "pathwize" does not exist',
  'role "pathwise" does not exist',
  'password authentication failed for user "pathwise"',
  'no pg_hba.conf entry for host "192.0.2.1", user "pathwise", database "pathwise", no encryption',
])('describes a rejected PostgreSQL connection in one line: %s', (message) => {
  expect(describeError(new Error(`Invalid call\n${message}`))).toBe(
    `The database of DATABASE_URL cannot be used: ${message}`,
  )
})

it('returns an error unchanged when it is not a rejected connection', () => {
  const error = new Error('a table "users" does not exist')
  expect(describeError(error)).toBe(error)
})
