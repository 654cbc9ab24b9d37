import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'

test.each([
  ['took AP Chem, got a 3, not retaking it. AP Calc AB, 4', ['AP Chemistry']],
  ['nobody here is applying to Harvard. UMass Amherst, GPA 3.6', ['Harvard University']],
  ["she's not going to be taking AP Chem. AP Bio, 4", ['AP Chemistry']],
  ['took Physics 12, hated it, dropped it last week. now Chemistry 12', ['Physics 12']],
  ['캐나다로만 보내기로 해서 SAT는 안 봅니다. ENG4U 85', ['SAT']],
  ['雅思我死也不考，多邻国115', ['IELTS']],
  ['女兒說Physics 12她不修了，改修Chemistry 12', ['Physics 12']],
])('excludes what is refused: %s', (goal, excluded) => {
  expect(readText(goal).reading.excluded).toEqual(excluded)
})

test.each(['want to take AP Chem and get a 4', '申请的是设计系，根本不需要。IB物理SL想拿6'])(
  'does not exclude what is wanted or not required: %s',
  (goal) => {
    expect(readText(goal).reading.excluded).toEqual([])
  },
)

test('reads a topic as a difficulty when the student gives it up in a course that is wanted', () => {
  const { reading } = readText('电磁那章直接放弃了，SPH4U得拉到80')
  expect(reading.topics).toEqual(['electricity'])
  expect(reading.excluded).toEqual([])
})
