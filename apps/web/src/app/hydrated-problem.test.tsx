// @vitest-environment jsdom

import type { OpenProblem } from '@pathwise/api/practice/practice.schemas'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../test/api.ts'
import { rightReply, sampleAnswer, sampleProblem, secondTryReply } from '../../test/sample-problem.ts'
import { renderRecord } from '../entry-record.tsx'
import { ApiClientsContext } from '../lib/api-clients-context.ts'
import { createApiClients } from '../lib/api-provider.tsx'
import * as storage from '../lib/browser-storage.ts'
import { addEmbeddedQuery } from '../lib/embedded-query.ts'
import * as storedSet from '../lib/practice/stored-set.ts'
import { App } from './app.tsx'
import { startTranslations } from './language.ts'
import { findRoute } from './routes.tsx'
import { replayEarlyClicks } from './start-up.ts'

const pathname = '/practice/12'
const problem = sampleProblem({ body: '<p>What is <span data-type="math" data-latex="2+2"></span>?</p>' })

interface Opened {
  /** Called with the server-rendered page before the app starts. */
  beforeHydration?: (page: HTMLElement) => void
  sent?: OpenProblem
}

const unmounts: (() => void)[] = []
afterEach(() => {
  for (const unmount of unmounts.splice(0)) act(unmount)
  vi.restoreAllMocks()
  document.body.replaceChildren()
  document.head.replaceChildren()
})

/** Opens the page that the server sends, and starts the app as `main.tsx` does. */
async function openPage({ beforeHydration = () => {}, sent = problem }: Opened = {}) {
  const calls = stubApi({ 'practice.answer': () => ({ data: rightReply }) })
  const request = { kind: 'problem', id: '12', pathname, search: '', language: 'en', record: sent }
  const { tags, html, embeddedQuery } = await renderRecord(request)
  // Start another server render, because React resets the contexts of the first render only at that point.
  await prerender('')
  // Simulate a new tab, which has not cleared the device. Earlier tests in this process have cleared it.
  vi.spyOn(storage, 'countDeviceClears').mockReturnValue(0)
  const errors: string[] = []
  vi.spyOn(console, 'error').mockImplementation((message) => errors.push(String(message)))
  document.head.innerHTML = tags
  document.body.innerHTML = `<div id="root">${html}</div>${embeddedQuery}`
  const container = document.querySelector<HTMLElement>('#root') ?? document.body
  beforeHydration(container)
  const article = container.querySelector('article')
  const formula = container.querySelector('.katex')
  const { language } = await startTranslations('en', findRoute(pathname).texts)
  const clients = createApiClients(() => language)
  addEmbeddedQuery(clients.queryClient)
  await act(async () =>
    startTransition(() => {
      const app = (
        <ApiClientsContext value={clients}>
          <MemoryRouter initialEntries={[pathname]}>
            <App />
          </MemoryRouter>
        </ApiClientsContext>
      )
      const root = hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(String(error)) })
      unmounts.push(() => root.unmount())
    }),
  )
  act(() => replayEarlyClicks(container))
  const isKept = () => article?.isConnected === true
  // Ignore the warning about multiple renderers, because only this test runs the server and browser in one process.
  const readErrors = () => errors.filter((message) => !message.startsWith('Detected multiple renderers'))
  return { calls, readErrors, isKept, formula, readStored: () => localStorage.getItem('pathwise.practice-problem.1') }
}

it('reuses the server-rendered elements, and sends no request for the problem', async () => {
  const { calls, readErrors, isKept, formula } = await openPage()
  await userEvent.click(screen.getByRole('radio', { name: /four/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
  expect((await screen.findByRole('status')).textContent).toBe('Right. Well done!')
  expect(isKept()).toBe(true)
  expect(formula?.isConnected).toBe(true)
  expect(document.title).toBe('Problem 12 · Pathwise')
  expect(calls.map(({ procedure }) => procedure)).not.toContain('practice.get')
  expect(readErrors()).toEqual([])
})

it('sends the choice that the student checked and submitted before hydration', async () => {
  const { calls } = await openPage({
    beforeHydration: (page) => {
      page.querySelector<HTMLInputElement>('input[value=B]')?.click()
      // Simulates `public/first.js`, which marks a form that is submitted before hydration.
      const form = page.querySelector('form')
      if (form) form.dataset['submitted'] = ''
    },
  })
  expect((await screen.findByRole('status')).textContent).toBe('Right. Well done!')
  const answer = calls.find(({ procedure }) => procedure === 'practice.answer')
  expect(answer?.input).toMatchObject({ answer: { choice: 'B' } })
})

it.each(['numerical', 'short_answer', 'essay'] as const)(
  'keeps the answer to a problem of type %s that the student typed before hydration',
  async (question_type) => {
    await openPage({
      sent: { ...problem, question_type, choices: [] },
      beforeHydration: (page) => {
        const field = page.querySelector<HTMLInputElement | HTMLTextAreaElement>('fieldset input, textarea')
        if (field) field.value = '4'
      },
    })
    await userEvent.type(screen.getByRole('textbox'), '2')
    expect(screen.getByRole('textbox')).toHaveProperty('value', '42')
  },
)

it('enables the keypad only after hydration, because replayed clicks would lose repeated keys', async () => {
  const isDisabled = (page: HTMLElement) =>
    page.querySelector<HTMLFieldSetElement>('fieldset[aria-label="Number keys"]')?.disabled
  const states: unknown[] = []
  await openPage({
    sent: { ...problem, question_type: 'numerical', choices: [] },
    beforeHydration: (page) => states.push(isDisabled(page)),
  })
  expect([...states, isDisabled(document.body)]).toEqual([true, false])
})

it('resumes a stored practice set after hydration, and never overwrites it with an untouched set', async () => {
  const given = sampleAnswer().answer
  const work: storedSet.Work = { hints: ['<p>Use your fingers.</p>'], first: 'wrong', given, reply: secondTryReply }
  const kept = { source: pathname, problems: [problem], reviews: [], at: 0, work: { 12: work } }
  const keep = vi.spyOn(storedSet, 'storePracticeSet')
  const { readErrors } = await openPage({ beforeHydration: () => storedSet.storePracticeSet(kept) })
  expect(screen.getByText('Use your fingers.')).toBeDefined()
  expect(screen.getByText('You counted one too few.')).toBeDefined()
  expect(screen.getByRole('radio', { name: /three/ })).toHaveProperty('checked', true)
  expect(keep.mock.calls.length).toBeGreaterThan(1)
  for (const [set] of keep.mock.calls) expect(set).toMatchObject({ work: { 12: { hints: work.hints } } })
  expect(readErrors()).toEqual([])
})

it('reuses the server-rendered elements when the stored practice set is untouched', async () => {
  const { isKept } = await openPage({
    beforeHydration: () =>
      storedSet.storePracticeSet({ source: pathname, problems: [problem], reviews: [], at: 0, work: {} }),
  })
  expect(isKept()).toBe(true)
})

it('starts a new practice set when the stored set contains another version of the problem', async () => {
  const { isKept, readStored } = await openPage({
    beforeHydration: () => {
      const old = { ...problem, version: 0 }
      storedSet.storePracticeSet({
        source: pathname,
        problems: [old],
        reviews: [],
        at: 0,
        work: { 12: { hints: ['<p>Old</p>'] } },
      })
    },
  })
  expect(isKept()).toBe(true)
  expect(readStored()).not.toContain('Old')
})
