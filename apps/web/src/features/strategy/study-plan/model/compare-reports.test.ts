import { describe, expect, it } from 'vitest'
import { measuredReport } from '../../../../../test/measured-report.ts'
import { plannableReport } from '../../../../../test/sample-study-plan.ts'
import { hasNewResults, isSameReport } from './compare-reports.ts'
import { isPlannable } from './make-input.ts'

const { strategy } = plannableReport.result
const measured = { ...measuredReport, context: plannableReport.context }

describe('isSameReport', () => {
  it('returns true when two reports differ only in key order or in texts derived from the strategy', () => {
    const reordered = { ...strategy, ...Object.fromEntries(Object.entries(strategy).toReversed()) }
    const other = { ...plannableReport, result: { ...plannableReport.result, summary: 'x', strategy: reordered } }
    expect(isSameReport(plannableReport, other)).toBe(true)
  })

  it('returns false when two reports differ in context or strategy', () => {
    const context = { ...plannableReport.context, goal: 'IB_7' }
    expect(isSameReport(plannableReport, { ...plannableReport, context })).toBe(false)
    expect(isPlannable(measured) && isSameReport(plannableReport, measured)).toBe(false)
  })
})

describe('hasNewResults', () => {
  it('returns true only for a measured report whose goal matches that of the followed report', () => {
    expect(isPlannable(measured) && hasNewResults(measured, plannableReport)).toBe(true)
    expect(hasNewResults(plannableReport, plannableReport)).toBe(false)
    const other = { ...measured, context: { ...measured.context, goal: 'IB_7' } }
    expect(isPlannable(other) && hasNewResults(other, plannableReport)).toBe(false)
  })
})
