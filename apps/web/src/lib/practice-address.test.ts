import { expect, it } from 'vitest'
import { buildSkillsUrl } from './practice-address.ts'

it('builds the URL of a set for one skill or for several skills', () => {
  expect(buildSkillsUrl(['math.quadratics'])).toBe('/practice/set?kind=skill&skill=math.quadratics&from=plan')
  expect(buildSkillsUrl(['math.linear-equations', 'math.quadratics'])).toBe(
    '/practice/set?kind=mixed&skills=math.linear-equations,math.quadratics&from=plan',
  )
})

it('returns undefined when the bank has no problems for any of the skills', () => {
  expect(buildSkillsUrl([])).toBeUndefined()
})
