// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTimeOnScreen } from './use-time-on-screen.ts'

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('continues with the stored time of an id, and stores the time without hidden periods when the tab is hidden', () => {
  const stored = new Map([['first', 500]])
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const { result, rerender } = renderHook(
    ({ id }) =>
      useTimeOnScreen(id, {
        kept: { read: () => stored.get(id) ?? 0, store: (elapsedMs) => stored.set(id, elapsedMs) },
      }),
    { initialProps: { id: 'first' } },
  )
  now.mockReturnValue(3_000)
  setVisibility('hidden')
  now.mockReturnValue(9_000)
  setVisibility('visible')
  now.mockReturnValue(10_000)
  expect(result.current()).toBe(3_500)
  rerender({ id: 'second' })
  now.mockReturnValue(10_200)
  setVisibility('hidden')
  expect(stored).toEqual(
    new Map([
      ['first', 2_500],
      ['second', 200],
    ]),
  )
})

it('excludes the time of a pause', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const { result, rerender } = renderHook(({ paused }) => useTimeOnScreen('first', { paused }), {
    initialProps: { paused: false },
  })
  now.mockReturnValue(3_000)
  rerender({ paused: true })
  now.mockReturnValue(9_000)
  expect(result.current()).toBe(2_000)
  rerender({ paused: false })
  now.mockReturnValue(10_000)
  expect(result.current()).toBe(3_000)
})

it('stores no time of an id for the next id when the id changes in a hidden tab', () => {
  const store = vi.fn<(id: string, elapsedMs: number) => void>()
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const { result, rerender } = renderHook(
    ({ id }) => useTimeOnScreen(id, { kept: { read: () => 0, store: (elapsedMs) => store(id, elapsedMs) } }),
    { initialProps: { id: 'first' } },
  )
  now.mockReturnValue(3_000)
  setVisibility('hidden')
  rerender({ id: 'second' })
  now.mockReturnValue(5_000)
  setVisibility('visible')
  now.mockReturnValue(5_500)
  expect(result.current()).toBe(500)
  expect(store.mock.calls).toEqual([
    ['first', 2_000],
    ['second', 0],
  ])
})
