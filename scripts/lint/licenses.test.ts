import { expect, it } from 'vitest'
import { findRefused, isAllowed } from './licenses.mjs'

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT and ISC', true],
  ['GPL-3.0-or-later', false],
  ['MIT AND GPL-3.0-or-later', false],
  ['(GPL-2.0 OR (MIT AND ISC))', false],
  ['Unknown', false],
  ['', false],
])('allows the license "%s": %s', (expression, answer) => {
  expect(isAllowed(expression)).toBe(answer)
})

it('rejects a license with conditions, except for the listed packages', () => {
  const packages = {
    'MPL-2.0': [
      { name: 'ical.js', versions: ['2.2.1'] },
      { name: 'lightningcss-linux-x64-gnu', versions: ['1.0.0'] },
      { name: 'other', versions: ['1.0.0', '2.0.0'] },
    ],
    'EPL-2.0': [{ name: 'ical.js', versions: ['3.0.0'] }],
    MIT: [{ name: 'fastify', versions: ['5.0.0'] }],
  }
  expect(findRefused(packages)).toEqual(['other@1.0.0, 2.0.0: MPL-2.0', 'ical.js@3.0.0: EPL-2.0'])
})
