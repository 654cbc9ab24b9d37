import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['托福110,口语现在22想到26', 'TOEFL', 110, 'TOEFL Speaking', 26],
  ['TOEFL 110, speaking now 22 want 26', 'TOEFL', 110, 'TOEFL Speaking', 26],
  ['토플 105, 스피킹 지금 22인데 26으로', 'TOEFL', 105, 'TOEFL Speaking', 26],
  ['ACT 34,閱讀現在29想33', 'ACT', 34, 'ACT Reading', 33],
  ['雅思7.5,寫作不要低於7', 'IELTS', 7.5, 'IELTS Writing', '不要低於7'],
  ['SAT 1500, math not lower than 780', 'SAT', 1500, 'SAT Math', 'not lower than 780'],
])('keeps the total when a section has a target too: %s', (goal, exam, target, section, score) => {
  const { reading } = readText(goal)
  expect(reading.exams).toEqual([{ name: exam, target }])
  expect(reading.sections).toEqual([{ name: section, target: score }])
  expect(reading.excluded).toEqual([])
})

test.each([
  ['SAT 1490 but RW only 690, want RW 750', 'SAT'],
  ['TOEFL 102, speaking is only 22, want 26', 'TOEFL'],
])('has no target for a total when a current section score and a higher target follow it: %s', (goal, exam) => {
  expect(readText(goal).reading.exams).toEqual([{ name: exam, target: null }])
})

test.each(['雅思6.5写作5.5卡住', 'IELTS 6.5 聽力5.5聽不懂英國腔', 'IELTS 6.5 overall, writing is 5.5'])(
  'has no target for a section whose score is current: %s',
  (goal) => {
    expect(readText(goal).reading.sections).toEqual([expect.objectContaining({ target: null })])
  },
)

test.each([
  ['英文SAT只有580', 'SAT Reading and Writing', null],
  ['수학 SAT 800', 'SAT Math', 800],
  ['not trying for 1600 just 1450 but math has to be 780+', 'SAT Math', '780+'],
])('reads the section of a score: %s', (goal, name, target) => {
  expect(readText(goal).reading.sections).toEqual([{ name, target }])
})

test('reads a name before an exam as a school subject instead of a section when a total follows the exam', () => {
  const { reading } = readText('数学 SAT 1500')
  expect(reading.subjects).toEqual(['mathematics'])
  expect(reading.exams).toEqual([{ name: 'SAT', target: 1500 }])
})

test.each([
  ['SAT math 750+ 영어는 지금 640', '750+', null],
  ['SAT数学要780，英语现在630', 780, null],
  ['aiming for 780 math on the sat, english sits at 600', 780, null],
  ['700 on sat math and english, science class is fine (95)', 700, 700],
])('reads each section with its own score: %s', (goal, math, english) => {
  expect(readText(goal).reading.sections).toEqual([
    { name: 'SAT Math', target: math },
    { name: 'SAT Reading and Writing', target: english },
  ])
})

test.each(['ACT science is bad, everything else is 30+, goal 32', 'ACT 과학이 약해요 다른 건 30 넘어요 목표 32'])(
  'reads a wish as the total when the goal gives the score of the other sections: %s',
  (goal) => {
    expect(readText(goal).reading.exams).toEqual([{ name: 'ACT', target: 32 }])
  },
)
