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

test('reads facts and returns the expected values', () => {
  expect(satScale.value.total).toEqual([400, 1600])
  expect(apScale).toEqual([1, 5])
  expect(ouacDeadlines.value['2027']?.apply).toBe('2027-01-15')
  expect(Object.keys(concordance.value)).toContain('35')
})

test('lists ACT registration deadlines only for dates on which the ACT is held', () => {
  expect(actDates.value).toEqual(expect.arrayContaining(Object.keys(actDeadlines.value.named)))
})

test('derives the December SAT deadlines from the rule', () => {
  const [december] = satDates.value
  const { register_days_before, late_and_changes_days_before, december: deadlines } = satDeadlineRule.value
  expect(december?.date).toBe('2026-12-05')
  expect(addDays('2026-12-05', -register_days_before)).toBe(deadlines.register)
  expect(addDays('2026-12-05', -late_and_changes_days_before)).toBe(deadlines.late)
})

test('throws when a fact is missing or has an unexpected shape', () => {
  expect(() => readFact('sat.nothing', z.unknown())).toThrow(RangeError)
  expect(() => readFact('sat.scale', z.string())).toThrow('expected string')
})

test.each(sectionIds)('assigns weights that sum to 1 to the domains of %s', (section) => {
  const rows = domainRows.filter((row) => row.section === section)
  expect(rows.reduce((sum, row) => sum + domainWeight(row.id).share, 0)).toBeCloseTo(1, 9)
})

test("finds each AP course's subject name and distribution name in the exam facts", () => {
  const named = apCourseRows.flatMap((row) => ('distributionName' in row ? [row.distributionName] : []))
  expect(apSubjects.value).toEqual(expect.arrayContaining(apCourseRows.map((row) => row.factName)))
  expect(Object.keys(apDistributions.value)).toEqual(expect.arrayContaining(named))
})

test('has unique ids for skills, domains and courses, and no duplicate skills in a list', () => {
  for (const ids of [skillRows, domainRows, courses].map((rows) => rows.map((row) => row.id))) {
    expect(new Set(ids).size).toBe(ids.length)
  }
  for (const { skills } of [...domainRows, ...courses]) expect(new Set(skills).size).toBe(skills.length)
})

test('reads the first and last day of an exam window, and the widest range when several windows are given', () => {
  expect(readWindow(['2027-05-03/07', '2027-05-10/14'])).toEqual({ start: '2027-05-03', end: '2027-05-14' })
  expect(readSession(['Apr 23 - May 19', 'about Apr 28 - May 22'], 2027)).toEqual({
    start: '2027-04-23',
    end: '2027-05-22',
  })
  expect(() => readWindow([])).toThrow(RangeError)
  expect(() => readSession(['some day'], 2027)).toThrow(RangeError)
})
