import { expect, it } from 'vitest'
import { buildSkillsAddress } from './practice-address.ts'

it('builds a URL for one skill, or for a mix of several', () => {
  expect(buildSkillsAddress(['math.quadratics'])).toBe('/practice/set?kind=skill&skill=math.quadratics&from=plan')
  expect(buildSkillsAddress(['math.linear-equations', 'math.quadratics'])).toBe(
    '/practice/set?kind=mixed&skills=math.linear-equations,math.quadratics&from=plan',
  )
})

it('returns undefined when the bank has no problems for the skills', () => {
  expect(buildSkillsAddress([])).toBeUndefined()
})
