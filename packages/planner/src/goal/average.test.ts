import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test('sets no average when only the mark of a course is current', () => {
  expect(readText('Chem 30 diploma 六月考，平時成績 70，diploma 想拿 82，有機要救').reading.gpa).toBeNull()
})

test('does not read the number of an item in a list as an average', () => {
  expect(readText('목표: 1) SAT 수학 800 (현재 750) 2) GPA 3.7 → 3.85 3) 코넬 공대').reading.gpa).toBe('3.85')
})
