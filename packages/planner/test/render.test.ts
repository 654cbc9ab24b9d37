import { expect, test } from 'vitest'
import { phrase, term, termList } from '../src/phrase.ts'
import { renderPhrase, renderStrategy } from '../src/render.ts'
import { planFor } from './contexts.ts'
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
    'The next SAT that fits your plan is on December 5, 2026; register by November 20, 2026.',
    'SAT 1500',
    'Stronger in Math and Physics',
  ],
  [
    'ko',
    '계획에 맞는 다음 SAT 시험일은 2026년 12월 5일이고, 2026년 11월 20일까지 등록해야 해요.',
    'SAT 1500점',
    '수학, 물리 실력 키우기',
  ],
  [
    'zh-TW',
    '適合你的下一場 SAT 在 2026年12月5日舉行，一般報名到 2026年11月20日截止，請到官方網站確認。',
    'SAT 1500 分',
    '加強數學、物理',
  ],
  [
    'zh-CN',
    '你可以考虑的下一场 SAT 在 2026年12月5日，报名预计 2026年11月20日截止，请到官网核实。',
    'SAT 1500 分',
    '加强数学、物理',
  ],
])('formats dates, numbers and lists in the style of %s', (language, date, number, list) => {
  const say = translator(language)
  expect(renderPhrase(register, say, language)).toBe(date)
  expect(renderPhrase(score, say, language)).toBe(number)
  expect(renderPhrase(subjects, say, language)).toBe(list)
})

test('renders the week with full day names, without rest days, and with the problems of a task', () => {
  const strategy = planFor({ country: 'US', grade: 'G11', preset: 'SAT_1500_PLUS' })
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
