// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTimeOnScreen } from './use-time-on-screen.ts'

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('continues with the kept time of each id, and keeps the time without hidden periods', () => {
  const kept = new Map([['first', 500]])
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const { result, rerender } = renderHook(
    ({ id }) =>
      useTimeOnScreen(id, { kept: { read: () => kept.get(id) ?? 0, store: (elapsedMs) => kept.set(id, elapsedMs) } }),
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
  expect(kept).toEqual(
    new Map([
      ['first', 2_500],
      ['second', 200],
    ]),
  )
})
