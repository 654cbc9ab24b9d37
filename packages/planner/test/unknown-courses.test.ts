import { expect, test } from 'vitest'
import { phrase, termList } from '../src/phrase.ts'
import { renderStrategy } from '../src/render.ts'
import { listSummaryKeys, planText } from './contexts.ts'
import { translator } from './locales.ts'

const chosen = /^need\.(?:coursesChosen|ibTotalChosen)/

test.each(['AP Networking 5', 'IB Underwater HL', 'AP 한국사 5', 'AP 量子力學', 'AP 한국지리 5'])(
  'states that a course is unknown instead of choosing other courses for %s',
  (goal) => {
    const strategy = planText(goal)
    const keys = listSummaryKeys(strategy)
    expect(keys.filter((key) => key.endsWith('.unknownCourse'))).toHaveLength(1)
    expect(keys.filter((key) => chosen.test(key) || key === 'need.general' || key === 'need.open')).toEqual([])
    expect(strategy.focus.filter(({ exam }) => exam === 'AP' || exam === 'IB')).toEqual([])
  },
)

test('plans the subject of an AP course when the course is unknown', () => {
  const strategy = planText('AP 한국사 5')
  expect(strategy.goals).toEqual([phrase('goal.subjects', { subjects: termList(['subject.history']) })])
  expect(listSummaryKeys(strategy)).toContain('also.unknownCourse')
})

test.each(['AP Unicorns and SAT 1500', 'AP networking 5, AP Bio 4'])(
  'adds a note to the plan for the rest of %s',
  (goal) => {
    expect(listSummaryKeys(planText(goal))).toContain('also.unknownCourse')
  },
)

test.each([
  ['en', 'Your goal names an AP course that we don’t know, so this plan covers '],
  ['ko', '적어 주신 AP 과목은 저희가 모르는 과목이라서, 대신 '],
  ['zh-TW', '我們找不到你寫的 AP 課程，所以先給你一份涵蓋'],
  ['zh-CN', '我们没有找到你写的 AP 课程，所以先给出一份包含'],
])('says in %s that the course is unknown', (language, text) => {
  expect(renderStrategy(planText('AP Networking 5'), translator(language), language).summary).toContain(text)
})
