import { randomUUID } from 'node:crypto'
import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { answer, answerAll, buildAnswer, chooseWeakAnswer, openItem, overview } from '../../test/measured-student.ts'
import { openRouter } from '../../test/router.ts'
import { buildSubject } from './measured-subject.ts'

const database = closeAfterTests(await createTestDatabase())
const { skills } = buildSubject('sat.math')
await buildAssessmentItems(database, { skills })
const { callAs } = openRouter(database)
const visitor = callAs(null)
const start = () => visitor.assessments.start(overview)
const stored = (runId: string) => database.prisma.response.count({ where: { runId } })

describe('assessments.offers', () => {
  it('offers a section of 120 items, with closer looks at its four domains', async () => {
    const [offer] = await visitor.assessments.offers()
    expect(offer).toMatchObject({ section: 'sat.math', items: 120, offered: true })
    expect(offer?.domains.map(({ offered }) => offered)).toEqual([true, true, true, true])
  })
})

describe('assessments.start', () => {
  it('starts an overview of at most 20 items, which expires after 30 days for visitors', async () => {
    const run = await start()
    expect(run).toMatchObject({ section: 'sat.math', domain: null, answered: 0, at_most: 20, finished_at: null })
    expect(run.item).toMatchObject({ position: 0, try_anyway: false })
    expect(Date.parse(run.expires_at ?? '') - Date.parse(run.started_at)).toBe(30 * 24 * 3600 * 1000)
    expect(await visitor.assessments.get({ id: run.id })).toEqual(run)
  })

  it('asks at most 18 items in a closer look, all from one domain', async () => {
    const run = await visitor.assessments.start({ ...overview, domain: 'sat.algebra' })
    expect(run.at_most).toBe(18)
    const finished = await answerAll(database, visitor, run, { choose: (index) => (index % 2 ? 'right' : 'wrong') })
    expect(finished.answered).toBeLessThanOrEqual(18)
    const algebra = buildSubject('sat.math').skills.slice(0, 4)
    expect(finished.answers.filter(({ skill }) => skill && !algebra.includes(skill))).toEqual([])
  })

  it('rejects a domain of another section with reason no_items', async () => {
    const refused = visitor.assessments.start({ ...overview, domain: 'act.geometry' })
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', reason: 'no_items' })
  })

  it('does not repeat items from the device’s last two runs, and ignores unreadable run ids', async () => {
    const first = await visitor.assessments.finish({ id: (await start()).id })
    const second = await answerAll(database, visitor, await start(), { choose: () => 'right', most: 6 })
    const next = await visitor.assessments.start({ ...overview, previous_runs: [first.id, second.id] })
    const seen = await database.prisma.response.findMany({ where: { runId: second.id }, select: { questionId: true } })
    const { context } = await database.prisma.assessmentRun.findUniqueOrThrow({ where: { id: next.id } })
    expect(context).toMatchObject({ closed: expect.arrayContaining(seen.map(({ questionId }) => questionId)) })
    const unknown = await visitor.assessments.start({ ...overview, previous_runs: ['A'.repeat(22)] })
    expect(unknown.item).not.toBeNull()
  })
})

describe('a run', () => {
  it('never repeats an item, ends when a stopping rule applies, and returns the result with all solutions', async () => {
    const done = await answerAll(database, visitor, await start(), {
      choose: (index) => (index % 3 ? 'right' : 'wrong'),
    })
    expect(done.item).toBeNull()
    expect(['precise', 'no_gain', 'longest']).toContain(done.stop_reason)
    expect(done.answered).toBeGreaterThanOrEqual(8)
    expect(new Set(done.answers.map(({ body }) => body)).size).toBe(done.answers.length)
    expect(done.answers.every(({ explanation }) => explanation.includes('secret'))).toBe(true)
    expect(done.answers.map(({ outcome }) => outcome)).toEqual(
      done.answers.map((_, index) => (index % 3 ? 'right' : 'wrong')),
    )
    expect(done.measurement?.skills).toHaveLength(15)
    expect(await visitor.assessments.get({ id: done.id })).toEqual(done)
  })

  it('rates a student with correct answers higher than one with wrong answers', async () => {
    const high = await answerAll(database, visitor, await start(), { choose: () => 'right' })
    const low = await answerAll(database, visitor, await start(), { choose: chooseWeakAnswer })
    expect(high.measurement?.overall.low).toBeGreaterThan(low.measurement?.overall.high ?? 1)
    expect(low.measurement?.domains.some(({ verdict }) => verdict === 'needs_work')).toBe(true)
    expect(high.measurement?.target).toBeGreaterThan(0.5)
  })

  it('compares the student with an on-track student and returns no target when the goal is for another subject', async () => {
    const run = await visitor.assessments.start({ ...overview, goal: 'AP Biology 5' })
    const { measurement } = await answerAll(database, visitor, run, { choose: chooseWeakAnswer })
    expect(measurement?.target).toBeNull()
    expect(measurement?.skills.some(({ verdict }) => verdict === 'needs_work')).toBe(true)
  })

  it('returns `not_sure` or `inferred` after fewer than 8 answers, and `expected` without any answers', async () => {
    const few = await answerAll(database, visitor, await start(), { choose: () => 'wrong', most: 5 })
    const { measurement, stop_reason } = await visitor.assessments.finish({ id: few.id })
    expect([measurement?.few_answers, stop_reason]).toEqual([true, 'wish'])
    const verdicts = measurement?.skills.map(({ verdict }) => verdict) ?? []
    expect(new Set(verdicts)).toEqual(new Set(['not_sure', 'inferred']))
    const none = await visitor.assessments.finish({ id: (await start()).id })
    expect(new Set(none.measurement?.skills.map(({ verdict }) => verdict))).toEqual(new Set(['expected']))
    expect(none.measurement).toMatchObject({ few_answers: true, low_effort: false, reliability: 0 })
  })

  it('returns the finished run when asked to finish it again', async () => {
    const { id } = await start()
    const finished = await visitor.assessments.finish({ id })
    expect(await visitor.assessments.finish({ id })).toEqual(finished)
  })
})

describe('assessments.answer', () => {
  it('stores an answer once per key, and returns the same state when the call is repeated', async () => {
    const run = await start()
    const input = await buildAnswer(database, run, 'right')
    const first = await visitor.assessments.answer(input)
    expect(await visitor.assessments.answer(input)).toEqual(first)
    const upper = { ...input, client_key: input.client_key.toUpperCase() }
    expect(await visitor.assessments.answer(upper)).toEqual(first)
    expect(await stored(run.id)).toBe(1)
  })

  it('throws already_answered when the position was answered with a different key', async () => {
    const run = await start()
    const input = await buildAnswer(database, run, 'right')
    await visitor.assessments.answer(input)
    const other = visitor.assessments.answer({ ...input, client_key: randomUUID() })
    await expect(other).rejects.toMatchObject({ code: 'CONFLICT', reason: 'already_answered' })
    expect(await stored(run.id)).toBe(1)
  })

  it('throws already_answered when the key was used in another run', async () => {
    const input = await buildAnswer(database, await start(), 'right')
    await visitor.assessments.answer(input)
    const run = await start()
    const reused = await buildAnswer(database, run, 'right', { client_key: input.client_key })
    await expect(visitor.assessments.answer(reused)).rejects.toMatchObject({ reason: 'already_answered' })
    expect(await stored(run.id)).toBe(0)
  })

  it('throws wrong_position when the position is ahead of the run', async () => {
    const run = await start()
    const input = await buildAnswer(database, run, 'right', { position: 1 })
    const refused = { code: 'UNPROCESSABLE_CONTENT', reason: 'wrong_position' }
    await expect(visitor.assessments.answer(input)).rejects.toMatchObject(refused)
  })

  it('throws run_finished for a new answer to a finished run, and returns the run for a resent answer', async () => {
    const run = await start()
    const input = await buildAnswer(database, run, 'right')
    const next = await visitor.assessments.answer(input)
    const late = await buildAnswer(database, next, 'right')
    const finished = await visitor.assessments.finish({ id: run.id })
    await expect(visitor.assessments.answer(late)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'run_finished' })
    expect(await visitor.assessments.answer(input)).toEqual(finished)
  })

  it('rejects an unknown choice, and an answer of the wrong type', async () => {
    const run = await start()
    const { question_type } = openItem(run)
    const wrongKind = question_type === 'numerical' ? { choice: 'Z' } : { text: '12' }
    for (const given of [{ choice: 'Z' }, wrongKind]) {
      const refused = visitor.assessments.answer(await buildAnswer(database, run, 'right', { answer: given }))
      await expect(refused).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    }
    expect(await stored(run.id)).toBe(0)
  })

  it('stores only one of several concurrent answers to an item', async () => {
    const run = await start()
    const inputs = await Promise.all(Array.from({ length: 6 }, () => buildAnswer(database, run, 'right')))
    const settled = await Promise.allSettled(inputs.map((input) => visitor.assessments.answer(input)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stored(run.id)).toBe(1)
    const next = await visitor.assessments.get({ id: run.id })
    const same = await buildAnswer(database, next, 'wrong')
    const again = await Promise.all(Array.from({ length: 6 }, () => visitor.assessments.answer(same)))
    expect(new Set(again.map((state) => JSON.stringify(state))).size).toBe(1)
    expect(await stored(run.id)).toBe(2)
  })
})

describe('a typed answer', () => {
  /** Starts a run and answers its items until one requires a typed answer. */
  async function startTyped() {
    let run = await start()
    while (openItem(run).question_type !== 'numerical') run = await answer(database, visitor, run, 'right')
    return run
  }

  it('rejects an unreadable number with a reason, and accepts a corrected number with the same client key', async () => {
    const run = await startTyped()
    const before = await stored(run.id)
    const right = await buildAnswer(database, run, 'right')
    const refusals = [
      ['1,5', 'answer_decimal_comma'],
      ['1234567', 'answer_too_long'],
      ['about 7', 'answer_not_a_number'],
      ['1 1/2', 'answer_form'],
      ['50%', 'answer_form'],
    ] as const
    for (const [text, reason] of refusals) {
      const refused = visitor.assessments.answer({ ...right, answer: { text } })
      await expect(refused, text).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT', reason })
    }
    expect(await stored(run.id)).toBe(before)
    const next = await visitor.assessments.answer(right)
    expect(next.answered).toBe(run.answered + 1)
  })
})
