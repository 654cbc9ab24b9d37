import { expect, test } from 'vitest'
import { localeTexts } from '../../test/locales.ts'
import { domainRows } from '../data/exams.ts'
import { haveSameName } from './area.ts'

test('finds exactly the domains that share their English name with a skill', () => {
  const texts = localeTexts.get('en')
  const pairs = domainRows.flatMap(({ id, skills }) => skills.map((skill) => [`domain.${id}`, skill] as const))
  for (const [domain, skill] of pairs) {
    expect([domain, skill, haveSameName(domain, skill)]).toEqual([
      domain,
      skill,
      texts?.get(domain) === texts?.get(`skill.${skill}`),
    ])
  }
  expect(haveSameName('domain.act.functions', 'math.functions')).toBe(true)
})
