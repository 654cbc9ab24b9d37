import { expect, it } from 'vitest'
import { buildSkillsAddress } from './practice-address.ts'

it('builds the URL of a set for one skill or for several skills', () => {
  expect(buildSkillsAddress(['math.quadratics'])).toBe('/practice/set?kind=skill&skill=math.quadratics&from=plan')
  expect(buildSkillsAddress(['math.linear-equations', 'math.quadratics'])).toBe(
    '/practice/set?kind=mixed&skills=math.linear-equations,math.quadratics&from=plan',
  )
})

it('returns undefined when the bank has no problems for any of the skills', () => {
  expect(buildSkillsAddress([])).toBeUndefined()
})
