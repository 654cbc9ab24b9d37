import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'
import { chineseFieldNames, chineseProgrammeNames, chineseUniversityNames } from './chinese.ts'
import { courseFields, subjectFields, topicFields } from './fields.ts'
import { programmeWords } from './programmes.ts'
import { inBothScripts } from './scripts.ts'
import { universityWords } from './universities.ts'

test('writes a name in both scripts', () => {
  expect(inBothScripts('伊利諾香檳')).toEqual(['伊利諾香檳', '伊利诺香槟'])
  expect(inBothScripts('数学')).toEqual(['数学', '數學'])
  expect(inBothScripts('sat')).toEqual(['sat'])
})

test('names rows that exist', () => {
  const fields = [...subjectFields, ...topicFields, ...courseFields].map(({ words }) => words.split('|')[0] ?? '')
  const programmes = programmeWords.map(([name]) => name)
  const universities = universityWords.map(([name]) => name)
  expect(Object.keys(chineseFieldNames).filter((name) => !fields.includes(name))).toEqual([])
  expect(Object.keys(chineseProgrammeNames).filter((name) => !programmes.includes(name))).toEqual([])
  expect(chineseUniversityNames.map(([name]) => name).filter((name) => !universities.includes(name))).toEqual([])
})

test.each([
  ['UC爾灣 資工', 'University of California, Irvine', 'computer science'],
  ['加州大学圣芭芭拉分校', 'University of California, Santa Barbara', null],
  ['華頓念金融', 'University of Pennsylvania', 'finance'],
  ['西雅图华大 计算机', 'University of Washington', 'computer science'],
])('reads %s', (goal, university, programme) => {
  const { reading } = readText(goal)
  expect([reading.universities, reading.programme]).toEqual([[university], programme])
})
