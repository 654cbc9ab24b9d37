import { expect, test } from 'vitest'
import { lex } from '../lex.ts'
import { normalize } from '../token.ts'
import { splitClauses } from './clauses.ts'
import { readStances } from './stances.ts'

function split(goal: string) {
  const text = normalize(goal)
  const found = splitClauses(text.lower, lex(text))
  const stances = readStances(found)
  return found.clauses.map(({ start, end }, at) => [text.lower.slice(start, end).trim(), stances[at]])
}

test.each([
  ['precalc is fine its physics im failing', ['precalc is fine its', 'physics im failing']],
  ['물리는 작년에 끝냈고 화학이 걱정이에요', ['물리는 작년에 끝냈고', '화학이 걱정이에요']],
  ['SAT文法630想690 数学没毛病', ['sat文法630', '想690', '数学没毛病']],
  ['代数过关了，几何差得要命', ['代数过关了,', '几何差得要命']],
])('splits %s where another statement starts', (goal, expected) => {
  expect(split(goal).map(([text]) => text)).toEqual(expected)
})

test('does not split a list of names', () => {
  expect(split('AP Chem, AP Bio and AP Stats')).toHaveLength(1)
})

test.each([
  ['algebra makes sense', 'background'],
  ['biology was never my problem', 'background'],
  ['역사는 못하는 편이 아니에요', 'background'],
  ['化学没挂过', 'background'],
  ['积分还是一头雾水', 'weak'],
  ['not great at chem', 'weak'],
  ['want to be good at chem', 'wanted'],
  ['先把积分搞懂', 'wanted'],
  ['is AP Bio easy?', 'silent'],
  ['AP Bio', 'silent'],
])('reads the stance of %s as %s', (goal, stance) => {
  expect(split(goal).map(([, one]) => one)).toEqual([stance])
})

test.each([
  ['别安排物理，化学生物要跟上', ['别安排物理,', '化学生物要跟上']],
  ['skip english, math and physics need work', ['skip english,', 'math and physics need work']],
])('splits a list at a comma when the names after it have another predicate: %s', (goal, expected) => {
  expect(split(goal).map(([text]) => text)).toEqual(expected)
})

test.each(['no AP Chem, AP Bio and AP Stats', 'want AP Chem, AP Bio and AP Stats to go up'])(
  'does not split a list when its names share a predicate: %s',
  (goal) => {
    expect(split(goal)).toHaveLength(1)
  },
)
