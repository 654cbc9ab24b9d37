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
