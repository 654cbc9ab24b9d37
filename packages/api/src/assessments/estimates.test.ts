import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { copyRun } from '@pathwise/testing/assessment-runs'
import { buildSubscription, buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { answerAll, chooseWeakAnswer, overview } from '../../test/measured-student.ts'
import { openRouter, type RouterCaller } from '../../test/router.ts'
import { buildSubject } from './measured-subject.ts'

const database = closeAfterTests(await createTestDatabase())
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
await buildAssessmentItems(database, { skills: buildSubject('sat.reading-writing').skills })
let moment = new Date('2026-11-24T12:00:00Z')
const now = () => moment
const { callAs } = openRouter(database, { now })
const section = { section: 'sat.math' } as const

async function signUp() {
  const { id } = await buildUser(database)
  return { id, caller: callAs({ id }) }
}
type Student = Awaited<ReturnType<typeof signUp>>

type Level = 'weak' | 'strong'

async function answerRun(caller: RouterCaller, level: Level, { domain = null, most = 200 }: Partial<RunOptions>) {
  const run = await caller.assessments.start({ ...overview, domain })
  await answerAll(database, caller, run, { choose: level === 'weak' ? chooseWeakAnswer : () => 'right', most })
  return caller.assessments.finish({ id: run.id })
}

interface RunOptions {
  readonly domain: 'sat.algebra' | null
  readonly most: number
}

/** Completes a run one day after the previous run. */
async function take({ caller }: Student, level: Level, options: Partial<RunOptions> = {}) {
  moment = new Date(moment.getTime() + 24 * 3600 * 1000)
  return answerRun(caller, level, options)
}

const answeredAt = moment
const answered = {
  weak: (await answerRun(callAs(null), 'weak', {})).id,
  strong: (await answerRun(callAs(null), 'strong', {})).id,
}

/** Adds a copy of an answered overview, one day after the previous run. */
async function addOverview({ id: userId, caller }: Student, level: Level) {
  moment = new Date(moment.getTime() + 24 * 3600 * 1000)
  const id = await copyRun(database, answered[level], { userId, laterMs: moment.getTime() - answeredAt.getTime() })
  return caller.assessments.get({ id })
}

describe('assessments.estimates', () => {
  it('returns no estimates before a run is finished', async () => {
    const { caller } = await signUp()
    await caller.assessments.start(overview)
    const nothing = { measured_at: null, measurement: null, answers: [], runs: [], practiced: 0, history: [] }
    expect(await caller.assessments.estimates(section)).toEqual(nothing)
  })

  it('returns the overview’s result when the overview is the student’s only finished run', async () => {
    const student = await signUp()
    const run = await take(student, 'weak')
    const { measurement, runs, history, measured_at } = await student.caller.assessments.estimates(section)
    expect({ ...measurement, domains: [] }).toEqual({ ...run.measurement, domains: [] })
    expect([runs, history, measured_at]).toEqual([[run.id], [], run.finished_at])
  })

  it('narrows a domain’s range after a closer look, and numbers the answers of both runs consecutively', async () => {
    const student = await signUp()
    const { caller } = student
    const first = await addOverview(student, 'weak')
    const before = (await caller.assessments.estimates(section)).measurement?.domains[0]
    const closer = await take(student, 'weak', { domain: 'sat.algebra' })
    const { measurement, answers, runs } = await caller.assessments.estimates(section)
    const after = measurement?.domains[0]
    expect(runs).toEqual([first.id, closer.id])
    expect((after?.high ?? 1) - (after?.low ?? 0)).toBeLessThan((before?.high ?? 1) - (before?.low ?? 0))
    expect(answers.map(({ position }) => position)).toEqual(answers.map((_, index) => index))
    expect(answers).toHaveLength(first.answers.length + closer.answers.length)
    for (const { skill, answers: own } of measurement?.skills ?? []) {
      expect(own.map((position) => answers[position]?.skill)).toEqual(own.map(() => skill))
    }
  })

  it('widens every range as weeks pass after the overview', async () => {
    const student = await signUp()
    const { caller } = student
    await addOverview(student, 'weak')
    const before = (await caller.assessments.estimates(section)).measurement
    moment = new Date(moment.getTime() + 12 * 7 * 24 * 3600 * 1000)
    const after = (await caller.assessments.estimates(section)).measurement
    const widths = (measurement: typeof after) =>
      [...(measurement?.skills ?? []), ...(measurement ? [measurement.overall] : [])].map(({ low, high }) => high - low)
    const [narrow, wide] = [widths(before), widths(after)]
    expect(narrow).toHaveLength(16)
    for (const [index, width] of wide.entries()) expect(width).toBeGreaterThan(narrow[index] ?? 1)
    expect(after?.reliability).toBeLessThan(before?.reliability ?? 0)
  })

  it('keeps the last conclusive overview when a later one is stopped early', async () => {
    const student = await signUp()
    const run = await addOverview(student, 'strong')
    await take(student, 'weak', { most: 2 })
    expect((await student.caller.assessments.estimates(section)).runs).toEqual([run.id])
  })

  it('compares earlier overviews with the latest one, and lists them newest first', async () => {
    const student = await signUp()
    const low = await addOverview(student, 'weak')
    const lowAgain = await addOverview(student, 'weak')
    await addOverview(student, 'strong')
    const { history } = await student.caller.assessments.estimates(section)
    expect(history?.map(({ id }) => id)).toEqual([lowAgain.id, low.id])
    expect(history?.[0]?.domains.map(({ changed }) => changed)).toContain('up')
  })

  it('does not mix the estimates of two sections', async () => {
    const { caller } = await signUp()
    moment = new Date(moment.getTime() + 24 * 3600 * 1000)
    const run = await caller.assessments.start({ ...overview, section: 'sat.reading-writing' })
    await answerAll(database, caller, run, { choose: chooseWeakAnswer })
    const reading = await caller.assessments.estimates({ section: 'sat.reading-writing' })
    expect(reading.runs).toEqual([run.id])
    expect(reading.measurement?.skills).toHaveLength(10)
    expect((await caller.assessments.estimates(section)).runs).toEqual([])
  })

  it('returns no runs of other accounts', async () => {
    await addOverview(await signUp(), 'strong')
    expect((await (await signUp()).caller.assessments.estimates(section)).runs).toEqual([])
  })
})

describe('when Pro is for sale', () => {
  const stripe = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], soldPlans: ['pro'] } as const
  const selling = openRouter(database, { now, stripe })

  it('returns the latest result to free users, and the history only to Pro users', async () => {
    const student = await signUp()
    const { id } = student
    await addOverview(student, 'weak')
    const run = await addOverview(student, 'weak')
    const free = await selling.callAs({ id }).assessments.estimates(section)
    expect([free.runs, free.history]).toEqual([[run.id], null])
    await buildSubscription(database, { userId: id, currentPeriodEnd: new Date('2027-12-31') })
    expect((await selling.callAs({ id }).assessments.estimates(section)).history).toHaveLength(1)
  })

  it('rejects the measurement of a domain on the free plan with reason plan_feature', async () => {
    const refused = selling.callAs(null).assessments.start({ ...overview, domain: 'sat.algebra' })
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'plan_feature' })
  })
})
