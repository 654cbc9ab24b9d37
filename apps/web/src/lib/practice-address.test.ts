import { expect, it } from 'vitest'
import { buildSkillsAddress } from './practice-address.ts'

it('names one skill, or several to mix', () => {
  expect(buildSkillsAddress(['math.quadratics'])).toBe('/practice/set?kind=skill&skill=math.quadratics&from=plan')
  expect(buildSkillsAddress(['math.linear-equations', 'math.quadratics'])).toBe(
    '/practice/set?kind=mixed&skills=math.linear-equations,math.quadratics&from=plan',
  )
})

it('returns undefined when the bank has no problems of the subject', () => {
  expect(buildSkillsAddress([])).toBeUndefined()
})
