// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRedirect } from './use-redirect.ts'

const assign = vi.fn<(address: string) => void>()

beforeEach(() => {
  assign.mockReset()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function arriveFrom(place: { pathname: string }) {
  vi.stubGlobal('location', Object.assign(place, { assign }))
  const { result } = renderHook(() => useRedirect('/plan?share=x'), { wrapper: MemoryRouter })
  act(() => result.current.redirect())
}

it('falls back to a full page load if the URL has not changed after 300 ms', () => {
  arriveFrom({ pathname: '/login' })
  vi.advanceTimersByTime(299)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/plan?share=x')
})

it('does not reload the page if the router has navigated', () => {
  const place = { pathname: '/login' }
  arriveFrom(place)
  place.pathname = '/plan'
  vi.advanceTimersByTime(1000)
  expect(assign).not.toHaveBeenCalled()
})
