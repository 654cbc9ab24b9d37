import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  [
    'a 78 in MHF4U and an 81 in SCH4U, Queens looks at both so we want 88s',
    ['MHF4U Advanced Functions', 'SCH4U Chemistry'],
  ],
  ['English 10作文才62分，Chemistry 11也跟着掉，两门都想到75', ['English 10', 'Chemistry 11']],
])('keeps two courses that share a target: %s', (goal, courses) => {
  expect(readText(goal).reading.courses).toEqual(courses)
})

test("does not read the student's home city as a university", () => {
  expect(readText('어바인 9학년 아들, 기하 증명이 약해요').reading.universities).toEqual([])
})

test("does not read the season in 'robotics season' as a university program", () => {
  expect(readText('learn some python before robotics season').reading.programme).toBeNull()
})
