// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as requests from './request-draft-pdf.ts'
import { pauseMs, useDraftPdf } from './use-draft-pdf.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const draft = (body: string) => ({ title: 'Roots', body, language: 'en' }) as const

/** Renders the hook. Each request stays in flight until `answer` is called. */
function renderDraft() {
  const pending: ((outcome: requests.PdfOutcome) => void)[] = []
  const signals: AbortSignal[] = []
  const request = vi.spyOn(requests, 'requestDraftPdf').mockImplementation((_text, signal) => {
    signals.push(signal)
    return new Promise((resolve) => pending.push(resolve))
  })
  const hook = renderHook(({ body }) => useDraftPdf(draft(body)), { initialProps: { body: 'a' } })
  return {
    ...hook,
    signals,
    bodies: () => request.mock.calls.map(([{ body }]) => body),
    type: (body: string) => hook.rerender({ body }),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    answer: (outcome: requests.PdfOutcome) => act(async () => pending.shift()?.(outcome)),
  }
}

const pdf = (byte: number) => ({ bytes: new Uint8Array([byte]) })

it('requests the first PDF at once, and the next one after a pause in typing', async () => {
  const { result, bodies, type, wait, answer } = renderDraft()
  await wait(0)
  expect(bodies()).toEqual(['a'])
  await answer(pdf(1))
  expect(result.current).toMatchObject({ bytes: pdf(1).bytes, isUpdating: false })
  for (const body of ['ab', 'abc', 'abcd']) {
    type(body)
    await wait(pauseMs / 2)
  }
  expect(bodies()).toEqual(['a'])
  expect(result.current).toMatchObject({ bytes: pdf(1).bytes, isUpdating: true })
  await wait(pauseMs / 2)
  expect(bodies()).toEqual(['a', 'abcd'])
  await answer(pdf(2))
  expect(result.current).toMatchObject({ bytes: pdf(2).bytes, isUpdating: false })
})

it('has one request in flight, and then requests only the newest text', async () => {
  const { bodies, type, wait, answer } = renderDraft()
  await wait(0)
  type('ab')
  await wait(5 * pauseMs)
  type('abc')
  await wait(5 * pauseMs)
  expect(bodies()).toEqual(['a'])
  await answer(pdf(1))
  await wait(pauseMs)
  expect(bodies()).toEqual(['a', 'abc'])
})

it('keeps the PDF when a later request fails, and requests the same text again on retry', async () => {
  const { result, bodies, type, wait, answer } = renderDraft()
  await wait(0)
  await answer(pdf(1))
  type('ab')
  await wait(pauseMs)
  await answer({ problem: 'tooSlow' })
  expect(result.current).toMatchObject({ bytes: pdf(1).bytes, problem: 'tooSlow', isUpdating: false })
  await wait(10 * pauseMs)
  expect(bodies()).toEqual(['a', 'ab'])
  act(() => result.current.retry())
  await wait(0)
  expect(bodies()).toEqual(['a', 'ab', 'ab'])
  await answer(pdf(2))
  expect(result.current).toMatchObject({ bytes: pdf(2).bytes, problem: undefined })
})

it('aborts the request when the panel closes', async () => {
  const { signals, wait, unmount } = renderDraft()
  await wait(0)
  expect(signals[0]?.aborted).toBe(false)
  unmount()
  expect(signals[0]?.aborted).toBe(true)
})
