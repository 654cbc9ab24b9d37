import { expect, it } from 'vitest'
import { describeModule } from './section-module.ts'

it.each([
  ['sat.reading-writing', 32, 27],
  ['sat.math', 35, 22],
] as const)('returns the published format of a %s module', (section, minutes, questions) => {
  const format = describeModule(section)
  expect([format.minutes, format.questions]).toEqual([minutes, questions])
  expect(format.domains.reduce((sum, domain) => sum + domain.questions, 0)).toBe(questions)
  expect(format.domains.map((domain) => domain.questions > 0)).toEqual([true, true, true, true])
})
