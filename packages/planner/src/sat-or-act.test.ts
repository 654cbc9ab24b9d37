import { describe, expect, it } from 'vitest'
import { compareTests, listSecondsPerQuestion, type MeasuredRange, type TestPreference } from './sat-or-act.ts'

const range = (low: number, high: number, provisional = false): MeasuredRange => ({ low, high, provisional })
const unknown: TestPreference = { math: null, readingWriting: null, pace: null }

describe('compareTests', () => {
  it.each<[string, Partial<TestPreference>, 'ACT' | 'SAT' | null, string[]]>([
    ['to neither when nothing is known', {}, null, []],
    [
      'to the SAT when math is ahead',
      { math: range(0.7, 0.9), readingWriting: range(0.4, 0.6) },
      'SAT',
      ['mathStronger'],
    ],
    [
      'to the ACT when words are ahead',
      { math: range(0.3, 0.5), readingWriting: range(0.6, 0.8) },
      'ACT',
      ['wordsStronger'],
    ],
    ['to neither when the ranges overlap', { math: range(0.5, 0.8), readingWriting: range(0.4, 0.6) }, null, []],
    ['to neither when the ranges touch', { math: range(0.6, 0.8), readingWriting: range(0.4, 0.6) }, null, []],
    ['to neither when only math is measured', { math: range(0.9, 1) }, null, []],
    ['to the SAT when the student takes time to think', { pace: 'thorough' }, 'SAT', ['thorough']],
    ['to the ACT when the student works quickly', { pace: 'quick' }, 'ACT', ['quick']],
    ['to neither when the student has no preference', { pace: 'either' }, null, []],
    [
      'to the SAT when math is ahead and the student takes time',
      { math: range(0.7, 0.9), readingWriting: range(0.4, 0.6), pace: 'thorough' },
      'SAT',
      ['mathStronger', 'thorough'],
    ],
    [
      'to neither when the reasons oppose each other',
      { math: range(0.7, 0.9), readingWriting: range(0.4, 0.6), pace: 'quick' },
      null,
      ['mathStronger', 'quick'],
    ],
  ])('leans %s', (_, known, leansTo, reasons) => {
    const comparison = compareTests({ ...unknown, ...known })
    expect(comparison.leansTo).toBe(leansTo)
    expect(comparison.reasons.map(({ reason }) => reason)).toEqual(reasons)
  })

  it('lists the sections that have not been measured yet', () => {
    expect(compareTests(unknown)).toMatchObject({
      strands: 'unmeasured',
      unmeasured: ['sat.math', 'sat.reading-writing'],
    })
    expect(compareTests({ ...unknown, math: range(0.4, 0.6) }).unmeasured).toEqual(['sat.reading-writing'])
  })

  it('reports whether the levels in math and in reading and writing differ, and whether either level is provisional', () => {
    const alike = { ...unknown, math: range(0.4, 0.6), readingWriting: range(0.5, 0.7, true) }
    expect(compareTests(alike)).toMatchObject({ strands: 'alike', provisional: true, unmeasured: [] })
    const different = { ...unknown, math: range(0.8, 0.9), readingWriting: range(0.5, 0.7) }
    expect(compareTests(different)).toMatchObject({ strands: 'different', provisional: false })
  })
})

describe('listSecondsPerQuestion', () => {
  it('returns the official seconds per question for each section', () => {
    expect(listSecondsPerQuestion().map(({ section, seconds }) => [section, seconds])).toEqual([
      ['sat.reading-writing', 71],
      ['sat.math', 95],
      ['act.english', 42],
      ['act.math', 67],
      ['act.reading', 67],
    ])
  })

  it('lists fewer seconds per question for every ACT section than for any SAT section', () => {
    const list = (test: string) =>
      listSecondsPerQuestion().flatMap((row) => (row.section.startsWith(test) ? [row.seconds] : []))
    expect(Math.max(...list('act.'))).toBeLessThan(Math.min(...list('sat.')))
  })
})
