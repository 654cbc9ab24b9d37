import { expect, test } from 'vitest'
import { normalize } from './token.ts'
import { correctTypos } from './typos.ts'

const correct = (goal: string) => correctTypos(normalize(goal)).lower

test.each([
  ['chemestry', 'chemistry'],
  ['chemsitry 5', 'chemistry 5'],
  ['Standford', 'stanford'],
  ['psycology', 'psychology'],
  ['apstats', 'ap stats'],
  ['ibhistory', 'ib history'],
])('corrects %s to %s', (goal, corrected) => {
  expect(correct(goal)).toBe(corrected)
})

test.each([
  ['heading', 'an English word'],
  ['scared', 'an English word'],
  ['forced', 'an English word'],
  ['zzzzzz', 'no name'],
  ['xhemistry', 'a word with another first letter'],
  ['mecroeconomics', 'a word between two names'],
])('does not change %s, which is %s', (goal) => {
  expect(correct(goal)).toBe(goal)
})
