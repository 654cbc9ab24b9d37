import { expect, test } from 'vitest'
import { searchNames } from './lexicon.ts'

/** Returns the name at the start of a text and the index where it ends, or null if there is none. */
function find(text: string, graded = true): [name: string, end: number] | null {
  const found = searchNames(text)(0, graded)
  if (!found) return null
  const { meaning, end } = found
  switch (meaning.kind) {
    case 'exam':
      return [meaning.label, end]
    case 'field':
      return [meaning.field.ap ?? meaning.field.ib ?? meaning.field.subject ?? meaning.field.topic ?? '', end]
    case 'mark':
      return [meaning.mark, end]
    case 'local':
    case 'programme':
    case 'university':
      return [meaning.name, end]
    case 'grades':
    case 'number':
    case 'result':
      return null
  }
}

test.each([
  ['sat 1500', 'SAT', 3],
  ['u of toronto', 'University of Toronto', 12],
  ['u-of-toronto', 'University of Toronto', 12],
  ['uoftoronto', 'University of Toronto', 10],
  ['ucla', 'University of California, Los Angeles', 4],
  ['uc davis', 'University of California, Davis', 8],
  ['boston univ', 'Boston University', 11],
  ['연세대학교', 'Yonsei University', 5],
  ['연세 대학교', 'Yonsei University', 6],
  ['哈佛大學', 'Harvard University', 4],
  ['哈佛大学', 'Harvard University', 4],
  ['學測', '學測', 2],
  ['学测', '学测', 2],
  ['mhf4u', 'MHF4U Advanced Functions', 5],
  ['chemistry 11', 'Chemistry 11', 12],
  ['math grade 12', 'IB Mathematics: Analysis and Approaches', 4],
  ['math 10c', 'Mathematics 10C', 8],
  ['math 10-c', 'Mathematics 10-C', 9],
  ['math 30-1', 'Mathematics 30-1', 9],
  ['english 10-1', 'English Language Arts 10-1', 12],
  ['advanced math (algebra) 500', 'advanced math', 23],
])('finds the longest name in %s', (text, name, end) => {
  expect(find(text)).toEqual([name, end])
})

test.each(['satisfaction', 'acting', 'éact', 'mcr3ux', 'xyz', ' sat', ''])('finds no exam in %j', (text) => {
  expect(find(text)?.[0]).not.toBe('SAT')
  expect(find(text)?.[0]).not.toBe('ACT')
})

test('ignores a grade number followed by a unit, and ignores all grade numbers when provincial courses are disallowed', () => {
  expect(find('chemistry 11年級')).toEqual(['AP Chemistry', 9])
  expect(find('chemistry 11', false)).toEqual(['AP Chemistry', 9])
  expect(find('mhf4u', false)).toBeNull()
})
