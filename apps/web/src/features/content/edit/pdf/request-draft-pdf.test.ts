import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as session from '../../../../lib/session/session-fetch.ts'
import { requestDraftPdf } from './request-draft-pdf.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const draft = { title: 'Roots', body: '<p>a</p>', language: 'en' } as const
const busy = (seconds: number, status = 429) =>
  new Response('', { status, headers: { 'retry-after': String(seconds) } })

function stubAnswers(...answers: Response[]) {
  return vi.spyOn(session, 'sessionFetch').mockImplementation(async () => answers.shift() ?? busy(2))
}

it.each([
  ['renders an earlier text', 429],
  ['is full', 503],
])('waits and repeats the request while the server %s', async (_case, status) => {
  const sent = stubAnswers(busy(2, status), new Response('%PDF'))
  const outcome = requestDraftPdf(draft, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(sent).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toEqual({ bytes: new TextEncoder().encode('%PDF') })
})

it('reports a busy server after three waits', async () => {
  const sent = stubAnswers()
  const outcome = requestDraftPdf(draft, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toEqual({ problem: 'busy' })
  expect(sent).toHaveBeenCalledTimes(4)
})

it('reports a busy server at once when the wait would be long', async () => {
  const sent = stubAnswers(busy(600))
  expect(await requestDraftPdf(draft, new AbortController().signal)).toEqual({ problem: 'busy' })
  expect(sent).toHaveBeenCalledOnce()
})

it('does not repeat the request for a text that took too long', async () => {
  const sent = stubAnswers(new Response('', { status: 503 }))
  expect(await requestDraftPdf(draft, new AbortController().signal)).toEqual({ problem: 'tooSlow' })
  expect(sent).toHaveBeenCalledOnce()
})

it('stops waiting when the panel closes', async () => {
  const sent = stubAnswers()
  const closing = new AbortController()
  const outcome = requestDraftPdf(draft, closing.signal)
  await vi.advanceTimersByTimeAsync(500)
  closing.abort()
  expect(await outcome).toEqual({ problem: 'failed' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toHaveBeenCalledOnce()
})
