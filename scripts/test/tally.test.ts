import { describe, expect, it } from 'vitest'
import { readReport } from './reports.mjs'
import { add, countCheck, countSuite, formatClosingLine, nothing } from './tally.mjs'

const passedThree = { passed: 3, failed: 0, skipped: 1, failures: [] }

describe('summary line', () => {
  it('adds up checks and tests', () => {
    const total = add(countCheck('format', true), countSuite('tests', true, [passedThree, passedThree]))
    expect(formatClosingLine({ ...total, skipped: 0 })).toBe('7 passed, 0 failed')
  })

  it('counts a failed check', () => {
    expect(formatClosingLine(add(countCheck('lint', false), nothing))).toBe('0 passed, 1 failed')
  })

  it('includes skipped tests', () => {
    expect(formatClosingLine(passedThree)).toBe('3 passed, 0 failed, 1 skipped')
  })
})

describe('countSuite', () => {
  it('counts a failure when the command fails without a failed test', () => {
    expect(countSuite('tests', false, [passedThree])).toMatchObject({ passed: 3, failed: 1 })
  })

  it('counts a failure when no test ran', () => {
    expect(countSuite('tests', true, [])).toMatchObject({ passed: 0, failed: 1, failures: ['tests: no test ran'] })
  })
})

describe('readReport', () => {
  it('counts a file that vitest could not load as failed', () => {
    const report = {
      numPassedTests: 2,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'adds' }] },
      ],
    }
    expect(readReport(report)).toEqual({ passed: 2, failed: 2, skipped: 0, failures: ['a.test.ts', 'b.test.ts: adds'] })
  })

  it('counts each uncaught error as a failure', () => {
    const errors = ['Error: Worker exited unexpectedly']
    expect(readReport(errors)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: errors })
  })

  it('finds failures in nested Playwright suites', () => {
    const report = {
      stats: { expected: 4, flaky: 0, skipped: 0 },
      errors: [],
      suites: [{ file: 'plan.spec.ts', suites: [{ file: 'plan.spec.ts', specs: [{ ok: false, title: 'prints' }] }] }],
    }
    expect(readReport(report)).toEqual({ passed: 4, failed: 1, skipped: 0, failures: ['plan.spec.ts: prints'] })
  })
})
