// @vitest-environment jsdom
import type { AppRouter } from '@pathwise/api/root'
import { createTRPCClient } from '@trpc/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { failRequest, stubApi } from '../../test/api.ts'
import { rightReply, sampleAnswer } from '../../test/sample-problem.ts'
import { createApiLinks } from './api-client.ts'
import { devicePractice } from './device-practice.ts'
import { queueAnswers, sendQueuedAnswers } from './queued-answers.ts'

const client = createTRPCClient<AppRouter>({ links: createApiLinks(() => 'en') })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const waiting = () => localStorage.getItem('pathwise.practice-waiting.1')

beforeEach(() => localStorage.clear())

it('sends each queued answer once and records the replies', async () => {
  const input = sampleAnswer({ id: 5 })
  queueAnswers([input])
  queueAnswers([input])
  const calls = stubApi({ 'practice.answer': () => ({ data: rightReply }) })
  await sendQueuedAnswers(client)
  await sendQueuedAnswers(client)
  expect(calls.filter(({ procedure }) => procedure === 'practice.answer')).toHaveLength(1)
  expect(devicePractice.latest().find(({ id }) => id === 5)).toMatchObject({ outcome: 'right', attempts: [input] })
  expect(waiting()).toBe('[]')
})

it('waits for a send in progress, then sends the answers that were queued during that send', async () => {
  const [first, second] = [sampleAnswer({ id: 8 }), sampleAnswer({ id: 9 })]
  queueAnswers([first])
  let reply = () => {}
  const held = new Promise<void>((resolve) => {
    reply = resolve
  })
  const calls = stubApi({ 'practice.answer': () => held.then(() => ({ data: rightReply })) })
  const before = sendQueuedAnswers(client)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  queueAnswers([second])
  const after = sendQueuedAnswers(client)
  reply()
  await Promise.all([before, after])
  expect(calls.map(({ input }) => input)).toEqual([first, second])
  expect(waiting()).toBe('[]')
})

it('sends the remaining answers when another tab has removed answers from the queue', async () => {
  const [third, fourth] = [sampleAnswer({ id: 7 }), sampleAnswer({ id: 8 })]
  const first = sampleAnswer({ id: 5 })
  queueAnswers([first, sampleAnswer({ id: 6 }), third, fourth])
  const calls = stubApi({
    'practice.answer': () => {
      if (waiting()?.includes('"id":5'))
        localStorage.setItem('pathwise.practice-waiting.1', JSON.stringify([third, fourth]))
      return { data: rightReply }
    },
  })
  await sendQueuedAnswers(client)
  expect(calls.map(({ input }) => input)).toEqual([first, third, fourth])
  expect(waiting()).toBe('[]')
})

it('neither records nor sends more answers after another tab has signed out', async () => {
  localStorage.setItem('pathwise.practice.1', '[]')
  queueAnswers([sampleAnswer({ id: 8 }), sampleAnswer({ id: 9 })])
  const calls = stubApi({
    'practice.answer': () => {
      localStorage.removeItem('pathwise.practice-waiting.1')
      return { data: rightReply }
    },
  })
  await sendQueuedAnswers(client)
  expect(calls).toHaveLength(1)
  expect([devicePractice.latest(), waiting()]).toEqual([[], null])
})

it('keeps answers while offline or after the session has ended, and removes a rejected answer', async () => {
  queueAnswers([sampleAnswer({ id: 6 })])
  stubApi({ 'practice.answer': () => failRequest('offline') })
  await sendQueuedAnswers(client)
  expect(waiting()).toContain('"id":6')
  stubApi({ 'practice.answer': () => ({ status: 401, message: 'expired' }) })
  await sendQueuedAnswers(client)
  expect(waiting()).toContain('"id":6')
  stubApi({ 'practice.answer': () => ({ status: 404, message: 'gone' }) })
  await sendQueuedAnswers(client)
  expect(waiting()).toBe('[]')
})

it('keeps an answer that causes a server error, and sends the answers after it', async () => {
  const first = sampleAnswer({ id: 6, answered_at: daysAgo(29) })
  queueAnswers([first, sampleAnswer({ id: 7 })])
  stubApi({
    'practice.answer': ({ input }) =>
      JSON.stringify(input) === JSON.stringify(first) ? { status: 500, message: 'fault' } : { data: rightReply },
  })
  await sendQueuedAnswers(client)
  expect(JSON.parse(waiting() ?? '')).toEqual([first])
})

it('keeps an old answer while the server restarts, and removes it when it causes a server error', async () => {
  queueAnswers([sampleAnswer({ id: 6, answered_at: daysAgo(31) })])
  stubApi({ 'practice.answer': () => ({ status: 503, message: 'restarting' }) })
  await sendQueuedAnswers(client)
  expect(waiting()).toContain('"id":6')
  stubApi({ 'practice.answer': () => ({ status: 500, message: 'fault' }) })
  await sendQueuedAnswers(client)
  expect(waiting()).toBe('[]')
})
