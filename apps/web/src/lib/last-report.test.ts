// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readNextExamDay, readStoredReport } from './last-report.ts'

const context = { country: 'CA', grade: 'G11', goal: 'AP_5' }
const dates = [
  { kind: 'sitting', date: '2027-06-05' },
  { kind: 'window', date: '2027-05-03' },
  { kind: 'registration', date: '2027-04-01' },
  { kind: 'sitting', date: '2027-03-06' },
]
const store = (entry: object) => localStorage.setItem('pathwise.last-report', JSON.stringify(entry))

it('returns the first exam day after today', () => {
  store({ result: { strategy: { dates } } })
  expect(readNextExamDay('2027-03-06')).toBe('2027-05-03')
  expect(readNextExamDay('2027-06-05')).toBeUndefined()
})

it.each([
  ['the student', { context, result: { strategy: {} } }, context, undefined],
  ['the exam day', { context: { country: 'FR' }, result: { strategy: { dates } } }, undefined, '2027-05-03'],
  ['nothing', {}, undefined, undefined],
])('reads %s when the rest of the report is unreadable', (_, entry, student, day) => {
  store(entry)
  expect(readStoredReport()?.context).toEqual(student)
  expect(readNextExamDay('2027-03-06')).toBe(day)
})
