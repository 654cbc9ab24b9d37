// @vitest-environment jsdom
import { gradeModuleInputSchema, practiceModuleSchema } from '@pathwise/api/practice/practice.schemas'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failRequest, stubApi } from '../../../../test/api.ts'
import type { Call } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { rightReply, sampleProblem, wrongReply } from '../../../../test/sample-problem.ts'
import { clearDevice } from '../../../lib/browser-storage.ts'
import { devicePractice } from '../../../lib/device-practice.ts'
import { type PlayedModule, readModule } from '../../../lib/practice/stored-module.ts'
import { changeWork, createModuleState } from './module-state.ts'

const minute = 60_000
const problems = [
  { domain: 'sat.algebra', problem: sampleProblem({ id: 1, title: 'First problem' }) },
  {
    domain: 'sat.algebra',
    problem: sampleProblem({ id: 2, title: 'Second problem', question_type: 'numerical', choices: [] }),
  },
  { domain: 'sat.advanced-math', problem: sampleProblem({ id: 3, title: 'Third problem' }) },
]

/** Builds a module that started `startedAgo` ms ago. The server's clock is one day ahead of the device's clock. */
function buildModule(startedAgo = 0) {
  const started = Date.now() + 24 * 60 * minute - startedAgo
  const at = (time: number) => new Date(time).toISOString()
  return { section: 'sat.math', started_at: at(started), ends_at: at(started + 35 * minute), problems }
}

const supply = [
  { section: 'sat.reading-writing', minutes: 32, questions: 27, modules: 0 },
  { section: 'sat.math', minutes: 35, questions: 22, modules: 3 },
]

async function openPage(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    'practice.countAvailableModules': () => ({ data: supply }),
    'practice.createModule': () => ({ data: buildModule() }),
    'practice.gradeModule': () => ({
      data: {
        replies: [
          { id: 1, reply: rightReply },
          { id: 2, reply: wrongReply },
        ],
      },
    }),
    ...answers,
  })
  await renderApp('/practice/module?section=sat.math')
  return calls
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function start(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = await openPage(answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Start the clock: SAT Math' }))
  await heading('Question 1 of 3')
  return calls
}

/** Answers the first two problems and submits the module. */
async function finish() {
  await userEvent.click(screen.getByRole('radio', { name: /four/ }))
  await press('Next')
  await userEvent.type(screen.getByRole('textbox'), '12.3456')
  await press('Next')
  await press('Review all')
  await press('Submit')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' }))
}

const sent = (calls: readonly Call[]) =>
  calls
    .filter(({ procedure }) => procedure === 'practice.gradeModule')
    .map(({ input }) => gradeModuleInputSchema.parse(input).answers)

beforeEach(() => localStorage.clear())

describe('starting a module', () => {
  it('offers a module only when the bank has enough problems for it', async () => {
    const calls = await openPage()
    expect(await screen.findByText('22 questions in 35 minutes')).toBeDefined()
    expect(screen.getByText('The bank has 3 modules that you have not seen.')).toBeDefined()
    expect(screen.getByText(/^The bank has too few new problems/)).toBeDefined()
    expect(screen.getAllByRole('button', { name: /^Start the clock/ })).toHaveLength(1)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your time' }), 'Time and one-half')
    await press('Start the clock: SAT Math')
    await heading('Question 1 of 3')
    const created = calls.find(({ procedure }) => procedure === 'practice.createModule')?.input
    expect(created).toMatchObject({ section: 'sat.math', time: 'half_more', seen: [] })
  })

  it('explains that no modules are left when the server responds with 409', async () => {
    await openPage({
      'practice.createModule': () => ({ status: 409, message: 'none', reason: 'no_items' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Start the clock: SAT Math' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/too few new problems/)
  })
})

it('does not store the graded module when the reply arrives after a sign-out', async () => {
  let reply = () => {}
  const held = new Promise<void>((resolve) => {
    reply = resolve
  })
  await start({
    'practice.gradeModule': () => held.then(() => ({ data: { replies: [{ id: 1, reply: rightReply }] } })),
  })
  await finish()
  clearDevice(() => false)
  cleanup()
  reply()
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(Object.keys(localStorage)).toEqual([])
})

it('returns to the start page after a sign-out in the same tab', async () => {
  await start()
  await userEvent.click(screen.getByRole('radio', { name: /four/ }))
  act(() => clearDevice(() => false))
  expect(await screen.findByText('22 questions in 35 minutes')).toBeDefined()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(Object.keys(localStorage)).toEqual([])
})

describe('a module in progress in another tab', () => {
  const key = 'pathwise.practice-module.1'
  const buildRunning = () => createModuleState(practiceModuleSchema.parse(buildModule()), Date.now())
  const startButton = { name: 'Start the clock: SAT Math' }

  /** Stores a module as another tab does. The event can come late. */
  function storeInOtherTab(module: PlayedModule, isEventLate = false) {
    localStorage.setItem(key, JSON.stringify(module))
    if (!isEventLate) act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  }

  it('offers the module that is open in another tab instead of a second one, until it is graded', async () => {
    await openPage()
    await screen.findByRole('button', startButton)
    const running = buildRunning()
    storeInOtherTab(running)
    expect(screen.getByRole('status').textContent).toMatch(/You have a module in progress: SAT Math/)
    expect(screen.queryByRole('button', startButton)).toBeNull()
    storeInOtherTab({ ...running, isOver: true, replies: [] })
    expect(screen.getByRole('button', startButton)).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('continues the module of another tab with its answers', async () => {
    await openPage()
    await screen.findByRole('button', startButton)
    storeInOtherTab(changeWork(buildRunning(), 0, (work) => ({ ...work, chosen: ['B'] })))
    await press('Keep working')
    await heading('Question 1 of 3')
    expect(screen.getByRole('radio', { name: /four/ })).toHaveProperty('checked', true)
  })

  it('keeps the module of another tab when both tabs start one at the same time', async () => {
    const running = buildRunning()
    await openPage({
      'practice.createModule': () => {
        storeInOtherTab(running, true)
        return { data: buildModule() }
      },
    })
    await userEvent.click(await screen.findByRole('button', startButton))
    await screen.findByRole('button', { name: 'Keep working' })
    expect(readModule()).toEqual(running)
  })

  it('keeps the module of another tab when the student leaves the result of an earlier one', async () => {
    await start()
    await finish()
    await heading('Your module')
    const running = buildRunning()
    storeInOtherTab(running)
    await press('Another module')
    await screen.findByRole('button', { name: 'Keep working' })
    expect(readModule()).toEqual(running)
  })
})

describe('a module in progress', () => {
  it('computes the remaining time from the server’s clock, and lets the student hide the time', async () => {
    await start()
    expect(screen.getByRole('timer').textContent).toMatch(/^3[45]:\d\d$/)
    await press('Hide')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText('Time hidden')).toBeDefined()
  })

  it('keeps crossed-out choices and review flags when the student navigates between problems', async () => {
    await start()
    await userEvent.click(screen.getByRole('radio', { name: /three/ }))
    await press('Cross out A')
    expect(screen.getByRole('radio', { name: /three/ })).toHaveProperty('checked', false)
    await press('Mark for review')
    await press('Review all')
    await heading('Check your work')
    const [first] = screen.getAllByRole('listitem').filter((item) => within(item).queryByLabelText('Marked for review'))
    expect(first?.textContent).toContain('1open')
    await userEvent.click(screen.getByRole('button', { name: /^1/ }))
    expect(screen.getByRole('button', { name: 'Cross out A' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('submits only answered problems and shows the result by domain', async () => {
    const calls = await start()
    await finish()
    await heading('Your module')
    expect(sent(calls)).toMatchObject([
      [
        { id: 1, attempt: 1, hints: 0, answer: { choice: 'B' }, in_module: true },
        { id: 2, answer: { text: '12.34' } },
      ],
    ])
    expect(screen.getByText('1 of 3 right')).toBeDefined()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['DomainRight', 'Algebra1 of 2', 'Advanced Math0 of 1'])
    expect(screen.getByRole('link', { name: 'Practice what I missed' }).getAttribute('href')).toBe(
      '/practice/set?kind=mistakes&ids=2,3',
    )
    expect(devicePractice.latest().map(({ id, outcome }) => [id, outcome])).toEqual([
      [2, 'wrong'],
      [1, 'right'],
    ])
    await press('Another module')
    expect(await screen.findByText('22 questions in 35 minutes')).toBeDefined()
  })

  it('keeps the answers and the clock after a reload', async () => {
    const calls = await start()
    await userEvent.click(screen.getByRole('radio', { name: /four/ }))
    await press('Next')
    cleanup()
    await renderApp('/practice/module')
    await heading('Question 2 of 3')
    expect(screen.getByRole('timer').textContent).toMatch(/^3[45]:\d\d$/)
    await press('Back')
    expect(screen.getByRole('radio', { name: /four/ })).toHaveProperty('checked', true)
    expect(calls.filter(({ procedure }) => procedure === 'practice.createModule')).toHaveLength(1)
  })

  it('submits an expired module when the student returns to the page', async () => {
    const calls = await start({ 'practice.createModule': () => ({ data: buildModule() }) })
    await userEvent.click(screen.getByRole('radio', { name: /four/ }))
    cleanup()
    const kept: unknown = JSON.parse(localStorage.getItem('pathwise.practice-module.1') ?? '')
    const late = { ...Object(kept), ends_at: buildModule(40 * minute).ends_at }
    localStorage.setItem('pathwise.practice-module.1', JSON.stringify(late))
    await renderApp('/practice/module')
    await heading('Your module')
    expect(sent(calls)[0]).toMatchObject([{ id: 1, answer: { choice: 'B' } }])
  })

  it('keeps the answers when grading fails, and retries with the same idempotency keys', async () => {
    let tries = 0
    const calls = await start({
      'practice.gradeModule': () =>
        tries++ === 0 ? failRequest('offline') : { data: { replies: [{ id: 1, reply: rightReply }] } },
    })
    await finish()
    await userEvent.click(await screen.findByRole('button', { name: 'Check my answers' }))
    await heading('Your module')
    const keys = sent(calls).map((answers) => answers.map(({ client_key }) => client_key))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toEqual(keys[1])
  })

  it('deletes a module that the server refuses after the student confirms, and offers a new one', async () => {
    await start({ 'practice.gradeModule': () => ({ status: 400, message: 'no such choice' }) })
    await finish()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete these answers' }))
    await press('Keep them')
    expect(readModule()).toBeDefined()
    await press('Delete these answers')
    await press('Delete for good')
    expect(await screen.findByText('22 questions in 35 minutes')).toBeDefined()
    expect(readModule()).toBeUndefined()
  })

  it('keeps the module of another tab when the student deletes a refused module', async () => {
    await start({ 'practice.gradeModule': () => ({ status: 400, message: 'no such choice' }) })
    await finish()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete these answers' }))
    const other = createModuleState(practiceModuleSchema.parse(buildModule()), Date.now())
    localStorage.setItem('pathwise.practice-module.1', JSON.stringify(other))
    await press('Delete for good')
    await screen.findByRole('button', { name: 'Keep working' })
    expect(readModule()).toEqual(other)
  })

  it('does not offer to delete a module when grading may succeed later', async () => {
    await start({ 'practice.gradeModule': () => ({ status: 429, message: 'throttled' }) })
    await finish()
    await screen.findByRole('button', { name: 'Check my answers' })
    expect(screen.queryByRole('button', { name: 'Delete these answers' })).toBeNull()
  })

  it('evaluates expressions in the calculator and rejects invalid input', async () => {
    await start()
    await press('Calculator')
    const calculator = within(screen.getByRole('dialog', { name: 'Calculator' }))
    await userEvent.type(calculator.getByRole('textbox'), '3*(4+5){Enter}')
    expect(await calculator.findByText('27')).toBeDefined()
    await userEvent.type(calculator.getByRole('textbox'), '2+{Enter}')
    expect(await calculator.findByText('Not a calculation')).toBeDefined()
  })
})
