import { expect, it } from 'vitest'
import { computeUpperTail } from './key-imbalance.ts'
import { listSetFindings } from './set-findings.ts'

/** Builds a question for each letter of `answers`. */
function ask(answers: string, choices = 'ABCD', more: { questionType?: string; skillTags?: string[] } = {}) {
  return answers.split('').map((answer) => ({
    questionType: 'multiple_choice',
    skillTags: ['math.quadratics'],
    choices: choices.split('').map((id) => ({ id })),
    answer,
    ...more,
  }))
}

it('computes the exact upper tail of a binomial distribution', () => {
  expect(computeUpperTail(2, 3, 0.5)).toBeCloseTo(0.5, 12)
  expect(computeUpperTail(0, 3, 0.25)).toBeCloseTo(1, 12)
  expect(computeUpperTail(3, 3, 0.25)).toBeCloseTo(1 / 64, 12)
  expect(computeUpperTail(2600, 10_000, 0.25)).toBeCloseTo(0.01101649, 8)
})

it('reports the answer position that is correct too often, separately for each number of choices', () => {
  const four = ask('CCCCCCCCCCCC' + 'AABBDDDD')
  expect(listSetFindings(four)).toEqual([{ rule: 'key_imbalance', choices: 4, position: 3, count: 12, total: 20 }])
  const two = ask('A'.repeat(24), 'AB')
  expect(listSetFindings([...four, ...two])).toMatchObject([
    { choices: 4, position: 3 },
    { choices: 2, position: 1, count: 24, total: 24 },
  ])
})

it.each([
  ['balanced answers', ask('ABCD'.repeat(10))],
  ['answers that chance explains', ask('CCCCCCCCCC' + 'AABBDDDDBA')],
  ['fewer than 20 questions', ask('C'.repeat(19))],
  ['answers with several choices', ask('C'.repeat(30), 'ABCD', { questionType: 'multiple_select' })],
  ['answers that are not choices', ask('E'.repeat(30))],
])('reports nothing for %s', (_name, questions) => {
  expect(listSetFindings(questions)).toEqual([])
})

it('reports the number of questions without a skill', () => {
  expect(listSetFindings([...ask('AB'), ...ask('C', 'ABCD', { skillTags: [] })])).toEqual([
    { rule: 'missing_skill', count: 1, total: 3 },
  ])
})
