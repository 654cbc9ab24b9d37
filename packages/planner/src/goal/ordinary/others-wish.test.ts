import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'

test.each([
  ["Her father says 1500. Her counselor says 1450. She says whatever, so let's call it 1450 on the SAT", 1450],
  ['老公让孩子考1550，孩子说1450，吵到最后定SAT 1480', 1480],
  ['補習班說他能考SAT 1550，他覺得1400比較實際', 1400],
])('reads the score that the family agrees on: %s', (goal, target) => {
  expect(readText(goal).reading.exams).toEqual([{ name: 'SAT', target }])
})

test('excludes what the parents want when the student refuses it', () => {
  const { reading } = readText('媽媽想要我上常春藤，拜託我真的不要常春藤。我只想念華盛頓大學，SAT 1420')
  expect(reading.excluded).toEqual(['Ivy League'])
  expect(reading.universities).toEqual(['University of Washington'])
})

test.each([
  ['mom forces me to take the SAT but i want the ACT, 32', ['ACT']],
  ['我媽逼我考SAT可是我想考ACT', ['ACT']],
  ['阿爸迫我考SAT但我想考ACT', ['ACT']],
  ['爸爸觉得ACT好,我自己想考SAT 1500', ['SAT']],
])('keeps only the exam that the student wants when a parent forces another one: %s', (goal, exams) => {
  const { reading } = readText(goal)
  expect(reading.exams.map(({ name }) => name)).toEqual(exams)
  expect(reading.topics).toEqual([])
})

test.each(['dad keeps pushing AP Physics but i want AP Bio', '爸妈逼我学AP物理,我想学AP生物'])(
  'keeps only the course that the student wants when the parents want another one: %s',
  (goal) => {
    expect(readText(goal).reading.courses).toEqual(['AP Biology'])
  },
)

test("keeps the parents' course when the student wants another one in addition", () => {
  const { reading } = readText('my mom wants me to take AP bio and i want AP chem too')
  expect(reading.courses).toEqual(['AP Biology', 'AP Chemistry'])
})

test('keeps the program that the student wants when the parents want another one', () => {
  expect(readText('my mom wants engineering i want art').reading.programme).toBe('art')
})
