import { expect, test } from 'vitest'
import { readGoal } from '../../goal.ts'

function readNames(text: string) {
  const { reading, general } = readGoal({ kind: 'text', text })
  const unknown = reading.not_planned.flatMap((one) => (one.reason === 'not_understood' ? [one.text] : []))
  return { courses: reading.courses, subjects: reading.subjects, topics: reading.topics, unknown, general }
}

const nothing = { courses: [], subjects: [], topics: [], unknown: [], general: false }

test.each([
  ['AP Networking 5', 'AP Networking'],
  ['AP Unicorns and SAT 1500', 'AP Unicorns'],
  ['IB Underwater HL', 'IB Underwater HL'],
  ['AP 한국사 5', 'AP 한국사'],
  ['AP 量子力學', 'AP 量子力學'],
  ['AP Korean History', 'AP Korean History'],
  ['AP marine biology 4', 'AP marine biology'],
  ['AP linear algebra', 'AP linear algebra'],
  ['AP Machine Learning 5', 'AP Machine Learning'],
  ['an AP class called Networking', 'AP class called Networking'],
  ['ap wizardry plz', 'ap wizardry'],
  ['AP 로봇공학 4점 목표', 'AP 로봇공학'],
  ['AP機器人學5分', 'AP機器人學'],
  ['IB 수중학 HL 7점', 'IB 수중학 HL'],
])('finds no course in %s, and lists %s as not understood', (goal, unknown) => {
  expect(readNames(goal)).toEqual({ ...nothing, unknown: [unknown] })
})

test('recognizes known courses when the goal also names an unknown one', () => {
  expect(readNames('AP networking, AP Bio, AP chem all 5s')).toEqual({
    ...nothing,
    courses: ['AP Biology', 'AP Chemistry'],
    unknown: ['AP networking'],
  })
})

test.each([
  'AP 5',
  'IB 7',
  'AP exams this spring',
  'IB student here',
  'AP 시험 준비',
  'AP 5점 받고 싶어요',
  'AP課程想拿5分',
  'IB全科7分',
])('finds no unknown course in %s', (goal) => {
  expect(readNames(goal).unknown).toEqual([])
})

test('reads a subject with several AP courses as a subject, not as an unknown course', () => {
  expect(readNames('AP history 5')).toEqual({ ...nothing, subjects: ['history'] })
})
