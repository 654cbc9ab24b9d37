// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { plainTextReport } from '../../../../../test/sample-report.ts'
import { useNotedShare } from './use-noted-share.ts'

function openReport() {
  return renderHook(useNotedShare, { wrapper: BrowserRouter, initialProps: undefined })
}

describe('useNotedShare', () => {
  beforeEach(() => window.history.replaceState({ key: 'report', usr: plainTextReport }, '', '/plan'))

  it('adds the share id to the history entry of the report', () => {
    const { rerender } = openReport()
    rerender('abc')
    expect(window.location.pathname).toBe('/plan')
    expect(window.history.state).toMatchObject({ usr: { ...plainTextReport, shareId: 'abc' } })
  })

  it('does not replace the entry of a page that the visitor navigated to', () => {
    const { rerender } = openReport()
    window.history.pushState({ key: 'home', usr: null }, '', '/')
    rerender('abc')
    expect(window.location.pathname).toBe('/')
    expect(window.history.state).toEqual({ key: 'home', usr: null })
  })
})
