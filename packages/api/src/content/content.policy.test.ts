import { describe, expect, it } from 'vitest'
import { assertListAccess, canSeeTrash } from './content.policy.ts'

const library = { mine: false, include_deleted: false }

describe('assertListAccess', () => {
  it.each([
    [library, null],
    [
      { ...library, mine: true },
      { role: 'student', mustEnroll: false },
    ],
    [
      { mine: true, include_deleted: true },
      { role: 'editor', mustEnroll: false },
    ],
    [
      { ...library, include_deleted: true },
      { role: 'admin', mustEnroll: false },
    ],
  ] as const)('allows listing %j as %j', (asked, caller) => {
    expect(() => assertListAccess(asked, caller)).not.toThrow()
  })

  it.each([
    [{ ...library, mine: true }, null, 'UNAUTHORIZED'],
    [{ ...library, include_deleted: true }, null, 'UNAUTHORIZED'],
    [{ mine: true, include_deleted: true }, { role: 'student', mustEnroll: false }, 'FORBIDDEN'],
  ] as const)('rejects listing %j as %j with %s', (asked, caller, code) => {
    expect(() => assertListAccess(asked, caller)).toThrow(expect.objectContaining({ code }))
  })
})

it('shows the trash only to editors and admins', () => {
  expect([canSeeTrash(null), canSeeTrash({ role: 'student', mustEnroll: false })]).toEqual([false, false])
  expect([
    canSeeTrash({ role: 'editor', mustEnroll: false }),
    canSeeTrash({ role: 'admin', mustEnroll: false }),
  ]).toEqual([true, true])
})
