import { expect, it } from 'vitest'
import { readSynonym } from './synonyms.ts'

it.each([
  ['grade_code', 'G9', 'Grade 9|9|g9|gr. 9|9th grade|９|9학년|중3|九年級|9年级|國三|初三'],
  ['grade_code', 'G10', 'grade 10|10|고1|고등 1학년|高一|十年級'],
  ['grade_code', 'G13', 'Grade 13|13'],
  ['subject', 'mathematics', 'Mathematics|maths|Math|수학|數學|数学'],
  ['subject', 'biology', 'Biology|생명과학|生物'],
  ['difficulty_level', 'advanced', 'hard|Advanced|어려움|困難|困难'],
  ['difficulty_level', 'expert', 'Very hard|매우 어려움|很難'],
  ['question_type', 'true_false', 'True/False|true_false|是非題|判断题'],
  ['question_type', 'multiple_select', 'Multiple select|多選題'],
  ['pool', 'assessment', 'Assessment|시험'],
])('maps words to %s %s', (field, value, words) => {
  for (const word of words.split('|')) expect([word, readSynonym(field, word)]).toEqual([word, value])
})

it.each([
  ['grade_code', 'Year 9'],
  ['grade_code', 'ninth'],
  ['subject', 'Latin'],
  ['title', 'hard'],
])('leaves an unknown value of %s unchanged: %s', (field, word) => {
  expect(readSynonym(field, word)).toBe(word)
})
