import { expect, test } from 'vitest'
import { readGoal } from '../goal.ts'

function readScale(text: string) {
  const { gpa, impossible, exams } = readGoal({ kind: 'text', text }).reading
  return { gpa, impossible, targets: exams.map(({ target }) => target) }
}

test.each([
  ['GPA 5.5', 'GPA', 5.5, [0, 5]],
  ['GPA 6', 'GPA', 6, [0, 5]],
  ['績點 5.8', 'GPA', 5.8, [0, 5]],
  ['gpa 105%', 'GPA', 105, [0, 100]],
  ['평균 105점', 'GPA', 105, [0, 100]],
  ['내신 12등급', '내신', 12, [1, 9]],
])('reads %s as an impossible average', (goal, name, said, scale) => {
  expect(readScale(goal)).toEqual({ gpa: null, impossible: [{ name, said, scale }], targets: [] })
})

test.each([
  ['GPA 4.8', '4.8'],
  ['weighted GPA 5.6', '5.6'],
  ['GPA 9.2/10', '9.2'],
  ['GPA 95%', '95%'],
  ['weighted average 103', '103'],
  ['내신 2등급', '내신 2등급'],
])('keeps the average in %s', (goal, gpa) => {
  expect(readScale(goal)).toEqual({ gpa, impossible: [], targets: [] })
})

test.each([
  ['SSAT 3000', 'SSAT', 3000, [1320, 2400]],
  ['SSAT 780', 'SSAT', 780, [1320, 2400]],
  ['SSAT middle level 2300', 'SSAT', 2300, [1320, 2130]],
  ['SSAT 미들레벨 2200', 'SSAT', 2200, [1320, 2130]],
  ['SSAT upper level 1400', 'SSAT', 1400, [1500, 2400]],
  ['SSAT math 900', 'SSAT Quantitative', 900, [440, 800]],
  ['SSAT middle level math 750', 'SSAT Quantitative', 750, [440, 710]],
  ['SSAT 100th percentile', 'SSAT percentile', 100, [1, 99]],
])('reads %s as an impossible SSAT score', (goal, name, said, scale) => {
  expect(readScale(goal)).toEqual({ gpa: null, impossible: [{ name, said, scale }], targets: [null] })
})

test.each([
  ['SSAT 2200', 2200],
  ['SSAT middle level 1900', 1900],
  ['SSAT upper 2200', 2200],
  ['SSAT 95', 95],
  ['SSAT 95 percentile', '95 percentile'],
])('keeps the SSAT target in %s', (goal, target) => {
  expect(readScale(goal)).toEqual({ gpa: null, impossible: [], targets: [target] })
})

test('assigns a score after the name of an SSAT section to that section', () => {
  const { exams, sections } = readGoal({ kind: 'text', text: 'SSAT math 780, verbal 740' }).reading
  expect(exams).toEqual([{ name: 'SSAT', target: null }])
  expect(sections).toEqual([
    { name: 'SSAT Quantitative', target: 780 },
    { name: 'SSAT Verbal', target: 740 },
  ])
})
