import { expect, it } from 'vitest'
import { guessColumns } from './guess-columns.ts'

it.each([
  [
    'Question|A|B|Option C|4|Correct answer|Feedback B|Grade',
    'content_question_mj|choice_a|choice_b|choice_c|choice_d|answer|feedback_b|grade_code',
  ],
  [
    '문제|보기 1|보기2|정답|해설|난이도|과목|학년',
    'content_question_mj|choice_a|choice_b|answer|explanation|difficulty_level|subject|grade_code',
  ],
  [
    '題目|選項A|選項 B|答案|詳解|難度|年級',
    'content_question_mj|choice_a|choice_b|answer|explanation|difficulty_level|grade_code',
  ],
  [
    '题目|选项A|答案|解析|难度|年级|标签',
    'content_question_mj|choice_a|answer|explanation|difficulty_level|grade_code|skill_tags',
  ],
  ['Text|Content_Question_MJ |colour', '|content_question_mj|'],
  ['question|text', 'content_question_mj|'],
])('guesses the columns of %s', (headers, names) => {
  expect(guessColumns(headers.split('|'))).toEqual(names.split('|'))
})
