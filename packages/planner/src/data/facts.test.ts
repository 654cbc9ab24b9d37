import { expect, test } from 'vitest'
import { z } from 'zod'
import { addDays } from '../calendar.ts'
import { domainWeight } from '../focus/score-areas.ts'
import { actDates, actDeadlines } from './act.ts'
import { apDistributions, apScale, apSubjects, readWindow } from './ap.ts'
import { apCourseRows } from './ap-courses.ts'
import { courses } from './courses.ts'
import { domainRows, sectionIds } from './exams.ts'
import { readFact } from './facts.ts'
import { readSession } from './ib.ts'
import { ouacDeadlines } from './ouac.ts'
import { concordance, satDates, satDeadlineRule, satScale } from './sat.ts'
import { skillRows } from './skills.ts'

test('reads facts from the file', () => {
  expect(satScale.value.total).toEqual([400, 1600])
  expect(apScale).toEqual([1, 5])
  expect(ouacDeadlines.value['2027']?.apply).toBe('2027-01-15')
  expect(Object.keys(concordance.value)).toContain('35')
})

test('lists ACT deadlines only for actual test dates', () => {
  expect(actDates.value).toEqual(expect.arrayContaining(Object.keys(actDeadlines.value.named)))
})

test('reproduces the published December SAT deadlines from the rule', () => {
  const [december] = satDates.value
  const { register_days_before, late_and_changes_days_before, december: deadlines } = satDeadlineRule.value
  expect(december?.date).toBe('2026-12-05')
  expect(addDays('2026-12-05', -register_days_before)).toBe(deadlines.register)
  expect(addDays('2026-12-05', -late_and_changes_days_before)).toBe(deadlines.late)
})

test('uses the earlier SAT date as the test date when sources disagree', () => {
  for (const { date, later, status } of satDates.value) {
    expect([date, status.startsWith('agreed')]).toEqual([date, later === undefined])
    expect(later ?? '9').toSatisfy((other: string) => other > date)
  }
})

test('throws when a fact is missing or does not match its schema', () => {
  expect(() => readFact('sat.nothing', z.unknown())).toThrow(RangeError)
  expect(() => readFact('sat.scale', z.string())).toThrow('expected string')
})

test.each(sectionIds)('assigns domain weights that add up to 1 in %s', (section) => {
  const rows = domainRows.filter((row) => row.section === section)
  expect(rows.reduce((sum, row) => sum + domainWeight(row.id).share, 0)).toBeCloseTo(1, 9)
})

test('finds the name of every AP course in the exam facts', () => {
  const named = apCourseRows.flatMap((row) => ('distributionName' in row ? [row.distributionName] : []))
  expect(apSubjects.value).toEqual(expect.arrayContaining(apCourseRows.map((row) => row.factName)))
  expect(Object.keys(apDistributions.value)).toEqual(expect.arrayContaining(named))
})

test('uses unique ids, and never lists a skill twice', () => {
  for (const ids of [skillRows, domainRows, courses].map((rows) => rows.map((row) => row.id))) {
    expect(new Set(ids).size).toBe(ids.length)
  }
  for (const { skills } of [...domainRows, ...courses]) expect(new Set(skills).size).toBe(skills.length)
})

test('reads an exam window, and combines several windows into the widest range', () => {
  expect(readWindow(['2027-05-03/07', '2027-05-10/14'])).toEqual({ start: '2027-05-03', end: '2027-05-14' })
  expect(readSession(['Apr 23 - May 19', 'about Apr 28 - May 22'], 2027)).toEqual({
    start: '2027-04-23',
    end: '2027-05-22',
  })
  expect(() => readWindow([])).toThrow(RangeError)
  expect(() => readSession(['some day'], 2027)).toThrow(RangeError)
})
