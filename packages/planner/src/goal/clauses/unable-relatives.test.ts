import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'

test.each([
  "my parents don't speak english so I need help with math",
  '부모님이 영어를 못하셔서 혼자 수학 계획 세우고 싶어요',
  '爸媽不懂英文,我想自己安排數學',
  '我妈英语不行，我想补数学',
])('leaves out what a relative does not know: %s', (goal) => {
  expect(readText(goal).reading.subjects).toEqual(['mathematics'])
})

test.each(["My parents say I'm bad at english", '선생님이 저 영어 못한대요', '老师说我英语不行', '我英语不行'])(
  "keeps the student's own difficulty: %s",
  (goal) => {
    expect(readText(goal).reading.subjects).toEqual(['english'])
  },
)

test('keeps the only subject in a goal, although a relative does not know it', () => {
  expect(readText("my dad can't do math").reading.subjects).toEqual(['mathematics'])
})
