import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainTextReport, structuredReport } from '../../../test/sample-report.ts'
import { decodeReport, encodeReport } from './link-codec.ts'
import { readReport } from './report.ts'

/** Encodes JSON as base64url independently of the code under test. */
function encoded(json: unknown): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url')
}

describe('encodeReport and decodeReport', () => {
  it('round-trips a report that contains text in any script', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 })
    const words = text.filter((goal) => goal.trim() === goal && goal !== '')
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 5 }), words, (summary, weaknesses, goal) => {
        const report = {
          result: { ...plainTextReport.result, summary, weaknesses },
          context: { ...plainTextReport.context, goal },
        }
        const data = encodeReport(report)
        expect(data).toMatch(/^[\w-]+$/)
        expect(decodeReport(data)).toEqual(report)
      }),
    )
  })

  it('encodes the result and context as JSON in URL-safe base64', () => {
    expect(encodeReport(plainTextReport)).toBe(encoded(plainTextReport))
  })

  it('decodes standard base64 with padding', () => {
    const ordinary = Buffer.from(JSON.stringify(plainTextReport)).toString('base64')
    expect(decodeReport(ordinary)).toEqual(plainTextReport)
  })

  it('omits the strategy when the link would be too long', () => {
    const data = encodeReport(structuredReport)
    expect(data.length).toBeLessThanOrEqual(8_000)
    expect(decodeReport(data)).toEqual(plainTextReport)
  })

  const whole = encodeReport(plainTextReport)
  it.each([
    ['empty text', ''],
    ['a cut link', whole.slice(0, -20)],
    ['signs that base64 has not', `${whole.slice(0, 40)}%$${whole.slice(42)}`],
    ['text that is not JSON', Buffer.from('hello').toString('base64url')],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64url')],
    ['JSON of something else', encoded([1, 2])],
    ['a result without its context', encoded({ result: plainTextReport.result })],
    ['an unknown country', encoded({ ...plainTextReport, context: { ...plainTextReport.context, country: 'FR' } })],
  ])('returns undefined when decoding %s', (_, data) => {
    expect(decodeReport(data)).toBeUndefined()
  })
})

describe('readReport', () => {
  it('returns the strategy unchanged when it matches the schema', () => {
    expect(readReport(structuredReport)).toEqual(structuredReport)
  })

  it('drops the strategy and keeps the plain text when the strategy has an unknown version', () => {
    const later = { ...structuredReport.result.strategy, version: 2 }
    const report = { ...structuredReport, result: { ...structuredReport.result, strategy: later } }
    expect(readReport(report)).toEqual(plainTextReport)
  })
})
