// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { plainTextReport, structuredReport } from '../../../../../test/sample-report.ts'
import { readLastReport, rememberReport } from '../../study-plan/model/last-report.ts'
import { useRememberShare } from './use-remember-share.ts'

function openReport() {
  const initialProps: string | undefined = undefined
  return renderHook((id?: string) => useRememberShare(plainTextReport, { id, isDeleted: false }), {
    wrapper: BrowserRouter,
    initialProps,
  })
}

describe('useRememberShare', () => {
  beforeEach(() => window.history.replaceState({ key: 'report', usr: plainTextReport }, '', '/plan'))

  it('adds the share id to the report’s history entry', () => {
    const { rerender } = openReport()
    rerender('abc')
    expect(window.location.pathname).toBe('/plan')
    expect(window.history.state).toMatchObject({ usr: { ...plainTextReport, shareId: 'abc' } })
  })

  it('leaves the history entry of the next page unchanged when the visitor leaves before the share is created', () => {
    const { rerender } = openReport()
    window.history.pushState({ key: 'home', usr: null }, '', '/')
    rerender('abc')
    expect(window.location.pathname).toBe('/')
    expect(window.history.state).toEqual({ key: 'home', usr: null })
  })

  it('adds the share id to the last report on this device', () => {
    rememberReport(plainTextReport, new Date('2026-11-21T12:00:00.000Z'))
    openReport().rerender('abc')
    expect(readLastReport()).toEqual({
      report: plainTextReport,
      openedAt: '2026-11-21T12:00:00.000Z',
      share: { id: 'abc', isDeleted: false },
    })
  })

  it('leaves the last report unchanged when another report was shared', () => {
    rememberReport(structuredReport, new Date('2026-11-21T12:00:00.000Z'))
    openReport().rerender('abc')
    expect(readLastReport()?.share.id).toBeUndefined()
  })
})
