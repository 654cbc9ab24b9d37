import { expect, test } from 'vitest'
import { phrase, term, termList } from '../src/phrase.ts'
import { renderPhrase, renderStrategy, renderTaskName } from '../src/render.ts'
import { buildStrategy } from './contexts.ts'
import { translator } from './locales.ts'

const register = phrase('next.register', {
  exam: term('exam.SAT'),
  date: { date: '2026-12-05' },
  deadline: { date: '2026-11-20' },
})
const score = phrase('goal.score', { exam: term('exam.SAT'), score: 1500 })
const subjects = phrase('goal.subjects', {
  subjects: termList(['subject.mathematics', 'subject.physics', 'subject.mathematics']),
})

test.each([
  [
    'en',
    'The next SAT that fits your plan is on December_5,_2026; register by November_20,_2026.',
    'SAT 1500',
    'Stronger in Math and Physics',
  ],
  [
    'ko',
    '계획에 맞는 다음 SAT 시험일은 2026년_12월_5일이고, 2026년_11월_20일까지 등록해야 해요.',
    'SAT 1500점',
    '수학, 물리 실력 키우기',
  ],
  [
    'zh-TW',
    '適合你的下一場 SAT 在 2026_年_12_月_5_日舉行，一般報名到 2026_年_11_月_20_日截止，請到官方網站確認。',
    'SAT 1500 分',
    '加強數學、物理',
  ],
  [
    'zh-CN',
    '你可以考虑的下一场 SAT 在 2026_年_12_月_5_日，报名预计 2026_年_11_月_20_日截止，请到官网核实。',
    'SAT 1500 分',
    '加强数学、物理',
  ],
])('formats dates, numbers and lists for %s', (language, date, number, list) => {
  const say = translator(language)
  // Makes non-breaking spaces visible as underscores.
  expect(renderPhrase(register, say, language).replaceAll('\u00a0', '_')).toBe(date)
  expect(renderPhrase(score, say, language)).toBe(number)
  expect(renderPhrase(subjects, say, language)).toBe(list)
})

test("separates English names with semicolons if one contains 'and'", () => {
  const list = (...areas: ('domain.sat.algebra' | 'domain.sat.advanced-math' | 'domain.sat.geometry-trigonometry')[]) =>
    renderPhrase(phrase('reason.minutes', { minutes: 50, areas: termList(areas) }), translator('en'), 'en')
  expect(list('domain.sat.advanced-math', 'domain.sat.geometry-trigonometry')).toBe(
    '50 minutes a week on Advanced Math; Geometry and Trigonometry.',
  )
  expect(list('domain.sat.advanced-math', 'domain.sat.algebra')).toBe('50 minutes a week on Advanced Math and Algebra.')
})

test('renders the week with full day names and problem titles, without rest days', () => {
  const strategy = buildStrategy({ country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' })
  const { nextWeekPlan } = renderStrategy(strategy, translator('en'), 'en')
  expect(nextWeekPlan.map(({ day }) => day)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Saturday',
    'Sunday',
  ])
  const titles = strategy.problems.map(({ title }) => title)
  expect(
    titles.some((title) => nextWeekPlan.some(({ tasks }) => tasks.some((task) => task.includes(`“${title}”`)))),
  ).toBe(true)
})

test.each([
  ['en', 'SAT Math (timed)', 'Review of mistakes'],
  ['ko', 'SAT 수학 실전 연습', '오답 정리'],
])('renders task names in %s', (language, timed, review) => {
  const { week } = buildStrategy({ country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' })
  const say = translator(language)
  const names = week.days.flatMap(({ tasks }) => tasks.map((task) => renderTaskName(task, say)))
  expect(names).toEqual(expect.arrayContaining([timed, review, say('skill.math.linear-functions')]))
})
