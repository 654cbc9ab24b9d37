// @vitest-environment jsdom
import type { Question } from '@pathwise/api/questions/questions.schemas'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, append, openQuestions } from '../../../../test/question-editor.tsx'
import { sampleQuestion } from '../../../../test/sample-question.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const cms = 'https://cms.example.org'
const config = { 'system.config': () => ({ data: { demo: true, development: false, editor_origins: [cms] } }) }

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

/** Creates a window and records all messages that are posted to it. */
function otherWindow() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('no window')
  const posted: unknown[] = []
  vi.spyOn(contentWindow, 'postMessage').mockImplementation((message: unknown, to: unknown) => {
    posted.push({ message, to })
  })
  return { window: contentWindow, posted }
}

async function openBy(host: Window, address = '/admin/questions', answers: Answers = {}, bank?: readonly Question[]) {
  vi.stubGlobal('opener', host)
  const app = await openQuestions(address, { ...config, ...answers }, bank)
  await screen.findByRole('region', { name: 'Questions' })
  // The page listens for messages only after loading the allowed origins.
  await waitFor(() => expect(app.sent('system.config')).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve))
  return app
}

const say = (source: Window, data: unknown, origin = cms) =>
  dispatchEvent(new MessageEvent('message', { data, origin, source }))

describe('channel to the embedding host', () => {
  it('includes the request id in the response to each request', async () => {
    const host = otherWindow()
    const { place, sent } = await openBy(host.window, '/admin/questions', {
      'questions.update': () => ({ data: sampleQuestion({ version: 4 }) }),
      'questions.revisions': () => ({ data: [] }),
      'questions.revision': () => ({
        data: {
          number: 1,
          author_id: null,
          author_name: null,
          created_at: '2026-11-19T09:00:00.000Z',
          content: sampleQuestion(),
        },
      }),
    })
    const answer = async (request: object) => {
      const count = host.posted.length
      say(host.window, request)
      await waitFor(() => expect(host.posted.length).toBe(count + 1))
      return host.posted[count]
    }
    expect(await answer({ action: 'loadProblem', problemId: '12', requestId: 'r1' })).toEqual({
      to: { targetOrigin: cms },
      message: { action: 'problemLoaded', requestId: 'r1', problemId: 12, problem: sampleQuestion() },
    })
    await waitFor(() => expect(place.current.search).toBe('?id=12'))
    await append('!')
    expect(await answer({ action: 'saveProblem', requestId: 2 })).toMatchObject({
      message: { action: 'problemSaved', requestId: 2, problemId: 12, problem: { version: 4 } },
    })
    expect(sent('questions.update')).toHaveLength(1)
    expect(await answer({ action: 'previewProblem' })).toMatchObject({
      message: { action: 'previewReady', problemId: 12, problem: { content_question_mj: expect.stringMatching(/!$/) } },
    })
    expect(await screen.findByRole('dialog', { name: 'As a student sees it' })).toBeDefined()
    expect(await answer({ action: 'compareWithOriginal', requestId: 'r4' })).toEqual({
      to: { targetOrigin: cms },
      message: { action: 'comparisonReady', requestId: 'r4', problemId: 12, revision: 1, changed: true },
    })
    expect(await screen.findByRole('dialog', { name: 'Compare with an earlier version' })).toBeDefined()
  })

  it.each([
    ['a wrong id', { action: 'loadProblem', problemId: '1; DROP' }, { action: 'problemLoaded', error: 'bad_request' }],
    ['an unknown one', { action: 'loadProblem', problemId: 99 }, { action: 'problemLoaded', error: 'not_found' }],
    ['nothing to save', { action: 'saveProblem' }, { action: 'problemSaved', error: 'no_problem' }],
    ['nothing to show', { action: 'previewProblem' }, { action: 'previewReady', error: 'no_problem' }],
    ['nothing to compare', { action: 'compareWithOriginal' }, { action: 'comparisonReady', error: 'no_problem' }],
  ])('returns an error code when a request fails: %s', async (_, request, message) => {
    const host = otherWindow()
    await openBy(host.window)
    say(host.window, { ...request, requestId: 7 })
    await waitFor(() =>
      expect(host.posted).toEqual([{ to: { targetOrigin: cms }, message: { ...message, requestId: 7 } }]),
    )
  })

  it('rejects "load" while changes are unsaved, and "save" during a version conflict', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const host = otherWindow()
    const { place } = await openBy(
      host.window,
      '/admin/questions?id=12',
      { 'questions.update': () => ({ status: 409, message: 'conflict', reason: 'version_conflict' }) },
      [sampleQuestion(), sampleQuestion({ id: 11, title: 'Other' })],
    )
    await append('!')
    say(host.window, { action: 'loadProblem', problemId: 11 })
    await waitFor(() => expect(host.posted).toHaveLength(1))
    say(host.window, { action: 'saveProblem' })
    await waitFor(() => expect(host.posted).toHaveLength(2))
    await screen.findByRole('heading', { name: 'Someone else saved this question in the meantime' })
    say(host.window, { action: 'saveProblem' })
    await waitFor(() => expect(host.posted).toHaveLength(3))
    expect(host.posted.map((one) => JSON.parse(JSON.stringify(one)).message.error)).toEqual([
      'unsaved_changes',
      'conflict',
      'busy',
    ])
    await waitFor(() => expect(place.current.search).toBe('?id=12'))
  })
})

describe('untrusted messages to the editor', () => {
  it.each([
    ['a foreign origin', 'host', 'https://evil.example', { action: 'loadProblem', problemId: 12 }],
    ['an origin that only begins like an allowed one', 'host', `${cms}.evil.example`, { action: 'saveProblem' }],
    ['a sandboxed page', 'host', 'null', { action: 'saveProblem' }],
    ['another window of an allowed origin', 'other', cms, { action: 'loadProblem', problemId: 12 }],
    ['an unknown action', 'host', cms, { action: 'dropProblem' }],
    ['no message at all', 'host', cms, 'loadProblem'],
    ['a prototype in place of an action', 'host', cms, { action: '__proto__' }],
  ] as const)('ignores and logs an untrusted message: %s', async (_, who, origin, data) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const [host, other] = [otherWindow(), otherWindow()]
    const { place, sent } = await openBy(host.window)
    say(who === 'host' ? host.window : other.window, data, origin)
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(`A message from ${origin} was ignored`))
    // Messages are processed in order, so a response to this message proves that the untrusted message was ignored.
    say(host.window, { action: 'loadProblem', problemId: 99, requestId: 'last' })
    await waitFor(() => expect(host.posted).toHaveLength(1))
    expect(host.posted).toMatchObject([{ message: { requestId: 'last' } }])
    expect(other.posted).toEqual([])
    await waitFor(() => expect(place.current.search).toBe('?id=99'))
    expect(sent('questions.update')).toEqual([])
  })

  it('ignores messages when the host’s origin is not configured', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const host = otherWindow()
    await openBy(host.window, '/admin/questions', {
      'system.config': () => ({ data: { demo: true, development: false, editor_origins: [] } }),
    })
    say(host.window, { action: 'loadProblem', problemId: 12 })
    say(host.window, { action: 'loadProblem', problemId: 12, requestId: 'own' }, location.origin)
    await waitFor(() => expect(host.posted).toHaveLength(1))
    expect(host.posted).toMatchObject([{ message: { requestId: 'own' }, to: { targetOrigin: location.origin } }])
  })
})
