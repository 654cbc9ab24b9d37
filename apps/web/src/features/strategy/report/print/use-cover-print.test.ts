import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReportId, printWithCover } from './use-cover-print.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const happened: string[] = []
  const cancelPrint = printWithCover({
    showCover: () => happened.push('cover on'),
    hideCover: () => happened.push('cover off'),
    print: () => happened.push('print'),
  })
  return { happened, cancelPrint }
}

describe('printWithCover', () => {
  it('shows the cover, prints after 100 ms, and hides the cover 300 ms later', () => {
    const { happened } = start()
    expect(happened).toEqual(['cover on'])
    vi.advanceTimersByTime(99)
    expect(happened).toEqual(['cover on'])
    vi.advanceTimersByTime(1)
    expect(happened).toEqual(['cover on', 'print'])
    vi.advanceTimersByTime(299)
    expect(happened).toEqual(['cover on', 'print'])
    vi.advanceTimersByTime(1)
    expect(happened).toEqual(['cover on', 'print', 'cover off'])
  })

  it('hides the cover without printing when canceled', () => {
    const { happened, cancelPrint } = start()
    cancelPrint()
    vi.runAllTimers()
    expect(happened).toEqual(['cover on', 'cover off'])
  })
})

describe('createReportId', () => {
  it('encodes the timestamp in base 36 and uppercase', () => {
    const now = new Date('2026-11-21T12:00:00.000Z')
    expect(createReportId(now)).toMatch(/^[0-9A-Z]+$/)
    expect(Number.parseInt(createReportId(now), 36)).toBe(now.getTime())
  })
})
