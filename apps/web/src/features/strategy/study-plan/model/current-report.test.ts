// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { plainTextReport, structuredReport } from '../../../../../test/sample-report.ts'
import { findCurrentReport } from './current-report.ts'
import { readLastReport, rememberReport, removeReportOpenedUntil, unshared } from './last-report.ts'

const noon = '2026-11-21T12:00:00.000Z'
const one = '2026-11-21T13:00:00.000Z'
const plan = { id: '1', ...plainTextReport, savedAt: noon }
const opened = { report: structuredReport, openedAt: noon, share: unshared }

describe('findCurrentReport', () => {
  it('returns the last opened report unless a plan was saved later', () => {
    expect(findCurrentReport(opened, [plan])).toEqual({ report: structuredReport, at: noon })
    expect(findCurrentReport(opened, [plan, { ...plan, savedAt: one }])).toEqual({ report: plainTextReport, at: one })
    expect(findCurrentReport(undefined, [plan])).toEqual({ report: plainTextReport, at: noon })
    expect(findCurrentReport(undefined, [])).toBeUndefined()
  })
})

describe('last report storage', () => {
  it('returns the last report unchanged after it was stored', () => {
    rememberReport(structuredReport, new Date(noon))
    expect(readLastReport()).toEqual(opened)
  })

  it.each(['{', 'null', '{"result":{}}', JSON.stringify({ ...plainTextReport, openedAt: 'yesterday' })])(
    'returns undefined when storage contains %s',
    (text) => {
      localStorage.setItem('pathwise.last-report', text)
      expect(readLastReport()).toBeUndefined()
    },
  )

  it('removes the report if it was opened at or before the given time', () => {
    rememberReport(plainTextReport, new Date(one))
    removeReportOpenedUntil(noon)
    expect(readLastReport()).toBeDefined()
    removeReportOpenedUntil(one)
    expect(readLastReport()).toBeUndefined()
  })
})
