import { expect, test } from 'vitest'
import { readGoal } from './goal.ts'

/** Formats a parsed goal as one line: 'SAT 1500', 'AP ap.calculus-bc 5', 'chemistry', 'general'. */
function brief(text: string): string {
  const { aims, subjects, general } = readGoal({ kind: 'text', text })
  const parts = aims.map((aim) =>
    [
      aim.exam,
      aim.section,
      ...aim.courses,
      aim.target,
      aim.total && `total ${aim.total}`,
      aim.refused && `refused ${aim.refused}`,
    ]
      .filter((part) => part !== null)
      .join(' '),
  )
  return [...parts, ...subjects, ...(general ? ['general'] : [])].join(' + ')
}

test.each([
  ['1450 on the SAT', 'SAT 1450'],
  ['SAT 1500+', 'SAT 1500'],
  ['SAT math at least 700', 'SAT sat.math 700'],
  ['SAT math 700+, reading 650 or higher', 'SAT 1350'],
  ['SAT1500', 'SAT 1500'],
  ['sat 1,480', 'SAT 1480'],
  ['I want a 1550/1600 on the digital SAT', 'SAT 1550'],
  ['from 1200 to 1500 on the SAT', 'SAT 1500'],
  ['SAT 1400에서 1520점으로', 'SAT 1520'],
  ['SAT 1500 in grade 11', 'SAT 1500'],
  ['from 27 to 31 ACT, science section is hard', 'ACT 31'],
  ['31 ACT science', 'ACT act.science 31'],
  ['97 avg, bio and chem 4U', 'biology + chemistry'],
  ['SAT 만점 1600 중에 1450', 'SAT 1450'],
  ['滿分1600 目標1450 SAT', 'SAT 1450'],
  ['sat +100 points please', 'SAT'],
  ['100 points higher on the SAT', 'SAT'],
  ['need 5 more points up on ACT', 'ACT'],
  ['tutor costs $34, ACT please', 'ACT'],
  ['no. 5 at school, AP bio', 'AP ap.biology'],
  ['words 30 a day, ACT', 'ACT'],
  ['不求1600，SAT 1500就好', 'SAT 1500'],
  ['SAT 1600은 무리고 1500', 'SAT 1500'],
  ['act thirty-two', 'ACT 32'],
  ['AP 화학 사점', 'AP ap.chemistry 4'],
  ['AP Bio 3 now, again in may, AP Chem 5', 'AP ap.biology ap.chemistry 5'],
  ['calc in BC', 'mathematics'],
  ['SAT 1500 by 2027', 'SAT 1500'],
  ['chemistry, SAT not needed', 'chemistry'],
  ['SAT 1450 in 3 months', 'SAT 1450'],
  ['SAT', 'SAT'],
  ['SAT math 780', 'SAT sat.math 780'],
  ['780 on SAT math', 'SAT sat.math 780'],
  ['ACT English 34', 'ACT act.english 34'],
  ['ACT 34', 'ACT 34'],
  ['1450 on the SAT and 34 on the ACT', 'SAT 1450 + ACT 34'],
  ['SAT 1400 ACT 32', 'SAT 1400 + ACT 32'],
  ['AP Calc BC 5', 'AP ap.calculus-bc 5'],
  ['5 on AP Calculus BC', 'AP ap.calculus-bc 5'],
  ['AP Chemistry and Biology 5', 'AP ap.chemistry ap.biology 5'],
  ['AP Physics C', 'AP ap.physics-c-mechanics'],
  ['AP Physics 1 5', 'AP ap.physics-1 5'],
  ['APUSH 4', 'AP ap.us-history 4'],
  ['5 APs this year', 'AP'],
  ['IB Math AA HL 7', 'IB ib.math-aa-hl 7'],
  ['IB Chemistry HL 6', 'IB ib.chemistry-hl 6'],
  ['IB physics 7', 'IB ib.physics-sl 7'],
  ['IB 42 points', 'IB total 42'],
  ['OUAC engineering', 'OUAC + mathematics + physics + chemistry'],
  ['수능 말고 SAT 1500', 'SAT 1500'],
  ['SAT 말고 ACT 33', 'ACT 33'],
  ['SAT가 아니라 ACT 33점', 'ACT 33'],
  ['SAT 1400 대신 ACT 33', 'ACT 33'],
  ['ACT 33, not SAT', 'ACT 33'],
  ['not the SAT but ACT 33', 'ACT 33'],
  ['ACT 33 instead of SAT 1400', 'ACT 33'],
  ['不考SAT，考ACT 33分', 'ACT 33'],
  ['ACT 33而不是SAT', 'ACT 33'],
  ['I sat the ACT, want 34', 'ACT 34'],
  ['I sat the ACT, now 34', 'ACT'],
  ['35 ACT or 1500 SAT', 'ACT 35 + SAT 1500'],
  ['not only SAT 1500', 'SAT 1500'],
  ['SAT 1500점, 수학', 'SAT 1500 + mathematics'],
  ['SAT 1500分', 'SAT 1500'],
  ['提高化學成績', 'chemistry'],
  ['提高化学成绩', 'chemistry'],
  ['get better at chemistry', 'chemistry'],
  ['I am not good at math', 'mathematics'],
  ['화학이랑 물리 성적 올리기', 'chemistry + physics'],
  ['science', 'physics + chemistry + biology'],
  ['SAT 1700', 'SAT refused 1700'],
  ['SAT 1455', 'SAT refused 1455'],
  ['ACT 40', 'ACT refused 40'],
  ['AP Bio 6', 'AP ap.biology refused 6'],
  ['IB 50', 'IB refused 50'],
  ['be happy', 'general'],
  ['satisfaction and action', 'general'],
  ['의사가 되고 싶어요', 'biology + chemistry + mathematics'],
  ['행복하게 살고 싶어요', 'general'],
  ['AP Psychology 5', ''],
  ['IB Economics HL 7', 'mathematics + english'],
  ['AP Computer Science A', 'mathematics + physics'],
  ['AP Psychology and AP Chem 5', 'AP ap.chemistry 5'],
  ['TOEFL 100', ''],
  ['Harvard', ''],
  ['PSAT 1400', 'SAT 1400'],
  ['SAT math 780, RW 700', 'SAT 1480'],
  ['UBC engineering', 'mathematics + physics + chemistry'],
  ['SAT 1500, UBC engineering', 'SAT 1500'],
  ['社會科學', 'history + english'],
  ['三角函數', 'mathematics'],
  ['7', 'general'],
])('parses %j as %s', (text, expected) => {
  expect(brief(text)).toBe(expected)
})

test('parses the target score of a preset goal', () => {
  expect(readGoal({ kind: 'preset', preset: 'ACT_35_PLUS' }).aims).toMatchObject([{ exam: 'ACT', target: 35 }])
})

test('uses the courses that the student chose when the goal mentions no courses', () => {
  const courses = ['ap.chemistry', 'ib.physics-hl'] as const
  expect(readGoal({ kind: 'preset', preset: 'AP_5' }, { courses })).toMatchObject({
    aims: [{ exam: 'AP', courses: ['ap.chemistry'] }],
    reading: { courses: ['AP Chemistry'], assumed: [] },
  })
  expect(readGoal({ kind: 'text', text: 'AP Biology 5' }, { courses }).aims).toMatchObject([
    { courses: ['ap.biology'] },
  ])
})

test('returns a new copy of a preset goal on each call', () => {
  const first = readGoal({ kind: 'preset', preset: 'AP_5' })
  first.aims[0]?.courses.push('ap.biology')
  expect(readGoal({ kind: 'preset', preset: 'AP_5' }).aims[0]?.courses).toEqual([])
})

test.each([
  ['IB 8', 8],
  ['IB 9 points', 9],
])('reports the subject scale for %s, which is too high for a subject and too low for a total', (text, said) => {
  const { exams, impossible } = readGoal({ kind: 'text', text }).reading
  expect(exams).toEqual([{ name: 'IB', target: null }])
  expect(impossible).toEqual([{ name: 'IB', said, scale: [1, 7] }])
})

test('parses a goal with as many scores as the maximum length allows', () => {
  // The result for each score depends on the result for the previous score. Without reusing that result, the time would
  // be exponential, and this test would not finish.
  expect(brief(`SAT 1500${', 1500'.repeat(31)}`)).toBe('SAT 1500')
})
