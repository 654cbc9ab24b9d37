import * as api from '@pathwise/api/schemas/account'
import { expect, it } from 'vitest'
import { longestPassword, shortestPassword } from './password-length.ts'

it('is what the API accepts', () => {
  expect({ shortestPassword, longestPassword }).toEqual({
    shortestPassword: api.shortestPassword,
    longestPassword: api.longestPassword,
  })
})
