import { expect, test } from 'vitest'
import { skillRows } from '../src/data/skills.ts'
import { strategySchema } from '../src/strategy.ts'
import { bank, buildStrategy, contexts } from './contexts.ts'

const parseGrade = (code: string) => Number(code.slice(1))
const byId = new Map(bank.map((problem) => [problem.id, problem]))

test('returns focus areas but an empty problem list when there are no candidates', () => {
  const plan = buildStrategy({ country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' }, '2026-11-21', [])
  expect(plan.problems).toEqual([])
  expect(plan.focus.length).toBeGreaterThan(0)
})

test.each(contexts)(
  'recommends no problem above the grade level for $country $grade $preset, unless its skill is new',
  (context) => {
    for (const { id, skill } of buildStrategy(context).problems) {
      const problem = byId.get(id)
      const met = skillRows.find((row) => row.id === skill)?.met[context.country] ?? 'G12'
      const most = Math.max(parseGrade(context.grade), parseGrade(met))
      expect(parseGrade(problem?.gradeCode ?? 'G99')).toBeLessThanOrEqual(most)
    }
  },
)

test('recommends problems from at least four skills', () => {
  const plan = buildStrategy({ country: 'US', grade: 'G12', preset: 'AP_5' })
  expect(new Set(plan.problems.map(({ skill }) => skill)).size).toBeGreaterThanOrEqual(4)
})

test('ignores candidates with unknown grade codes or tags', () => {
  const odd = bank.map((problem) => ({ ...problem, gradeCode: 'K2' }))
  expect(buildStrategy({ country: 'US', grade: 'G11', preset: 'AP_5' }, '2026-11-21', odd).problems).toEqual([])
  const foreign = bank.map((problem) => ({ ...problem, skillTags: ['astrology.signs'] }))
  expect(buildStrategy({ country: 'US', grade: 'G11', preset: 'AP_5' }, '2026-11-21', foreign).problems).toEqual([])
})

test('cuts long problem titles so that the strategy can be stored', () => {
  const long = bank.map((problem) => ({ ...problem, title: 'x'.repeat(2000) }))
  const plan = buildStrategy({ country: 'US', grade: 'G11', preset: 'AP_5' }, '2026-11-21', long)
  expect(strategySchema.parse(plan).problems[0]?.title).toHaveLength(500)
})
