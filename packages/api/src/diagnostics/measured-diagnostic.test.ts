import { isLeveled } from '@pathwise/planner/strategy'
import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it, vi } from 'vitest'
import { identifyAs } from '../../test/caller.ts'
import { answerAll, overview as wholeSection } from '../../test/measured-student.ts'
import { openRouter } from '../../test/router.ts'
import { buildSubject } from '../assessments/measured-subject.ts'
import type { MeasuredRun, ReadMeasurement } from '../assessments/read-measurement.ts'
import { AppError } from '../errors.ts'
import { sharedReportSchema } from '../reports/reports.schemas.ts'
import { diagnosticAnswerSchema, runInputSchema } from './diagnostics.schemas.ts'
import { runDiagnostic } from './diagnostics.service.ts'

const database = closeAfterTests(await createTestDatabase())
const { prisma } = database
const ctx = {
  prisma,
  identify: identifyAs(null),
  findLanguage: () => 'en' as const,
  now: () => new Date('2026-11-21T15:00:00Z'),
} as const
const student = { country: 'US', grade: 'G11' } as const
const goal = { kind: 'preset', preset: 'SAT_1500_PLUS' } as const

const [overview, closer] = ['a'.repeat(22), 'b'.repeat(22)] as const
const shares = { low: 0.2, high: 0.4 }
const skill = 'math.functions' as const
const domain = 'sat.advanced-math' as const

function buildRun(changes: Partial<MeasuredRun['measurement']> = {}): MeasuredRun {
  const judged = { ...shares, verdict: 'needs_work' as const, provisional: false, answers: [0, 1] }
  return {
    section: 'sat.math',
    measurement: {
      overall: { ...shares, provisional: false },
      target: 0.8,
      reliability: 0.7,
      few_answers: false,
      low_effort: false,
      domains: [{ ...judged, domain, look_closer: true }],
      skills: [{ ...judged, domain, skill }],
      ...changes,
    },
    answers: [
      { position: 0, skill, outcome: 'wrong' },
      { position: 1, skill, outcome: 'unknown' },
      { position: 2, skill: null, outcome: 'right' },
    ],
  }
}

describe('runDiagnostic with runs', () => {
  it('uses the measurements of the given runs, and reads a run only once when its id is repeated', async () => {
    await buildQuestion({ prisma }, { skillTags: [skill], subject: 'mathematics' })
    const read = vi.fn<ReadMeasurement>(async () => buildRun())
    const answer = await runDiagnostic(ctx, student, goal, [overview, closer, overview], read)
    expect(read.mock.calls).toEqual([
      [ctx, overview, expect.any(Function)],
      [ctx, closer, expect.any(Function)],
    ])
    expect(answer.strategy?.version).toBe(2)
    const area = answer.strategy?.focus.find((one) => one.area === `domain.${domain}`)
    expect(area).toMatchObject({ basis: 'measured', ...shares, verdict: 'needs_work', answers: 2, target: 0.8 })
    expect(area?.skills[0]).toBe(skill)
    expect(answer.summary).toContain('Your SAT Math levels were measured from 2 of your answers.')
  })

  it('returns the answers by area without run ids, and does not store them with the report', async () => {
    const answer = diagnosticAnswerSchema.parse(
      await runDiagnostic(ctx, student, goal, [overview], async () => buildRun()),
    )
    expect(answer.measured_answers).toEqual([
      {
        area: `domain.${domain}`,
        answers: [
          { position: 0, skill, outcome: 'wrong' },
          { position: 1, skill, outcome: 'unknown' },
        ],
      },
    ])
    const stored = sharedReportSchema.parse({ result: answer, context: { ...student, goal: 'SAT_1500_PLUS' } })
    expect(JSON.stringify(stored)).not.toMatch(/outcome|measured_answers/)
    expect(JSON.stringify(answer)).not.toContain(overview)
  })

  it('ignores a run whose answers look like random taps', async () => {
    const answer = await runDiagnostic(ctx, student, goal, [overview], async () => buildRun({ low_effort: true }))
    expect(answer).toEqual(await runDiagnostic(ctx, student, goal))
    expect(answer.strategy?.version).toBe(1)
    expect(answer).not.toHaveProperty('measured_answers')
  })

  it.each(['not_found', 'conflict'] as const)('rethrows %s when a run cannot be read', async (code) => {
    const refusal = new AppError(code, 'no')
    const read = () => Promise.reject(refusal)
    await expect(runDiagnostic(ctx, student, goal, [overview], read)).rejects.toBe(refusal)
  })
})

describe('the verdicts of a report', async () => {
  await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
  const visitor = openRouter(database).callAs(null)
  const { id } = await answerAll(database, visitor, await visitor.assessments.start({ ...wholeSection, goal: 'SAT' }), {
    choose: (index) => (index % 3 === 2 ? 'unknown' : 'right'),
  })
  const measure = async (text: string, sat?: number) => {
    const targets = sat === undefined ? undefined : [{ name: 'SAT' as const, target: sat }]
    const { strategy } = await runDiagnostic(ctx, { ...student, targets }, { kind: 'text', text }, [id])
    const focus = (strategy?.focus ?? []).filter(isLeveled)
    const named = (strategy?.summary ?? []).map(({ key }) => key)
    return { focus, verdicts: focus.map(({ verdict }) => verdict), leavesOut: named.includes('also.onTrack') }
  }

  it('compare the student with the report’s target score when the run has no target score', async () => {
    const { focus, verdicts, leavesOut } = await measure('SAT', 1500)
    expect(verdicts.length).toBeGreaterThan(0)
    expect(new Set(focus.map(({ target }) => target > 0.8))).toEqual(new Set([true]))
    expect(verdicts).not.toContain('on_track')
    expect(leavesOut).toBe(false)
    expect(await measure('SAT 1500')).toEqual({ focus, verdicts, leavesOut })
  })

  it('change to on_track when the same run is reported with a lower goal', async () => {
    const { focus, verdicts } = await measure('SAT Math 400')
    expect(new Set(verdicts)).toEqual(new Set(['on_track']))
    for (const { low, target } of focus) expect(low).toBeGreaterThan(target)
  })

  it('compare the student with the report’s milestone when the report’s goal has no score', async () => {
    const { focus } = await measure('SAT Math')
    expect(focus.length).toBeGreaterThan(0)
    const toLogit = (share: number) => Math.log(share / (1 - share))
    const findVerdict = (distance: number) => (distance > 1 ? 'needs_work' : distance < -1 ? 'on_track' : 'not_sure')
    for (const { verdict, low, high, target } of focus) {
      // A verdict requires a probability of 80%, which is 0.84 standard deviations from the mean. The range ends 1.28
      // standard deviations from the mean.
      const [middle, reach] = [(toLogit(low) + toLogit(high)) / 2, (toLogit(high) - toLogit(low)) / 2]
      const distance = ((toLogit(target) - middle) / reach) * (1.2816 / 0.8416)
      // The fractions are averages over several items, so the distance is approximate, and near a limit allows two verdicts.
      expect([distance - 0.05, distance + 0.05].map(findVerdict)).toContain(verdict)
    }
  })
})

describe('the input of diagnostics.run', () => {
  const context = { ...student, goal: 'SAT_1500_PLUS' }

  it('accepts a context with up to four runs', () => {
    expect(runInputSchema.parse({ context, runs: [overview, closer] }).runs).toEqual([overview, closer])
    expect(runInputSchema.safeParse({ context, runs: Array(5).fill(overview) }).success).toBe(false)
    expect(runInputSchema.safeParse({ context, runs: ['short'] }).success).toBe(false)
  })
})
