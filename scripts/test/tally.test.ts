import { describe, expect, it } from 'vitest'
import { readReport } from './reports.mjs'
import { add, countCheck, countSuite, formatClosingLine, nothing } from './tally.mjs'

const passedThree = { passed: 3, failed: 0, skipped: 1, failures: [] }

describe('summary line', () => {
  it('counts each check as one test, and adds up the tests of all reports', () => {
    const total = add(countCheck('format', true), countSuite('tests', true, [passedThree, passedThree]))
    expect(formatClosingLine({ ...total, skipped: 0 })).toBe('7 passed, 0 failed')
  })

  it('counts a failed check as one failure', () => {
    expect(formatClosingLine(add(countCheck('lint', false), nothing))).toBe('0 passed, 1 failed')
  })

  it('shows the number of skipped tests', () => {
    expect(formatClosingLine(passedThree)).toBe('3 passed, 0 failed, 1 skipped')
  })
})

describe('countSuite', () => {
  it('counts one failure when the command fails although no test failed', () => {
    expect(countSuite('tests', false, [passedThree])).toMatchObject({ passed: 3, failed: 1 })
  })

  it('counts a failure when no test ran', () => {
    expect(countSuite('tests', true, [])).toMatchObject({ passed: 0, failed: 1, failures: ['tests: no test ran'] })
  })
})

describe('readReport', () => {
  it('counts a file as a failure when vitest could not load it', () => {
    const report = {
      numPassedTests: 2,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'SyntaxError: a quote is missing', assertionResults: [] },
        {
          name: 'b.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['Error: 3 instead of 4'] }],
        },
      ],
    }
    expect(readReport(report)).toEqual({
      passed: 2,
      failed: 2,
      skipped: 0,
      failures: ['a.test.ts\n    SyntaxError: a quote is missing', 'b.test.ts: adds\n    Error: 3 instead of 4'],
    })
  })

  it('counts each uncaught error as a failure', () => {
    const errors = ['Error: Worker exited unexpectedly']
    expect(readReport(errors)).toEqual({ passed: 0, failed: 1, skipped: 0, failures: errors })
  })

  it('shows the first lines of a failure, without colors and blank lines', () => {
    const message = `\u001b[31mError\u001b[39m: 1\n\n${'at\n'.repeat(100)}`
    const specs = [{ ok: false, title: 'prints', tests: [{ results: [{ errors: [{ message }] }] }] }]
    const report = { stats: { expected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [{ file: 'a.spec.ts', specs }] }
    const lines = readReport(report).failures.join().split('\n')
    expect(lines.slice(0, 3)).toEqual(['a.spec.ts: prints', '    Error: 1', '    at'])
    expect(lines).toHaveLength(13)
  })

  it('finds failures in nested Playwright suites', () => {
    const failedSpec = {
      ok: false,
      title: 'prints',
      tests: [{ results: [{ errors: [{ message: 'Error: the page is blank' }] }] }],
    }
    const report = {
      stats: { expected: 4, flaky: 0, skipped: 0 },
      errors: [],
      suites: [{ file: 'plan.spec.ts', suites: [{ file: 'plan.spec.ts', specs: [failedSpec] }] }],
    }
    expect(readReport(report)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
      failures: ['plan.spec.ts: prints\n    Error: the page is blank'],
    })
  })
})
