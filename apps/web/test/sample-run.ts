import type { Measurement, OpenItem, ReviewedAnswer, RunState } from '@pathwise/api/assessments/assessments.schemas'
import { deviceRuns } from '../src/lib/device-runs.ts'

/** Clears this device's list of runs, which persists between tests. */
export function clearDeviceRuns() {
  deviceRuns.add({ id: runId, section: 'sat.math', domain: null, startedAt: '', finished: false })
  for (const { id } of deviceRuns.latest()) deviceRuns.remove(id)
}

export const runId = 'AAAAAAAAAAAAAAAAAAAAAA'

export function sampleItem(change: Partial<OpenItem> = {}): OpenItem {
  return {
    position: 0,
    question_type: 'multiple_choice',
    body: '<p>What is two and two?</p>',
    choices: [
      { id: 'A', html: '<p>three</p>' },
      { id: 'B', html: '<p>four</p>' },
    ],
    unit: null,
    try_anyway: false,
    ...change,
  }
}

export function sampleTypedItem(change: Partial<OpenItem> = {}): OpenItem {
  return sampleItem({ question_type: 'numerical', body: '<p>What is seven halves?</p>', choices: [], ...change })
}

/** Builds an unfinished run of a visitor. */
export function sampleRun(change: Partial<RunState> = {}): RunState {
  return {
    id: runId,
    section: 'sat.math',
    domain: null,
    started_at: '2026-11-23T09:00:00.000Z',
    finished_at: null,
    expires_at: '2026-12-23T09:00:00.000Z',
    answered: 0,
    at_most: 20,
    rushed: 0,
    stop_reason: null,
    item: sampleItem(),
    measurement: null,
    answers: [],
    ...change,
  }
}

/** Builds a run that is at the given position, with all earlier items answered. */
export function buildRunAt(position: number, change: Partial<RunState> = {}): RunState {
  return sampleRun({ answered: position, item: sampleItem({ position }), ...change })
}

export function sampleReviewed(change: Partial<ReviewedAnswer> = {}): ReviewedAnswer {
  const { position, question_type, body, choices, unit } = sampleItem()
  return {
    position,
    question_type,
    skill: 'math.linear-equations',
    body,
    choices,
    unit,
    given: { choice: 'A' },
    tried: false,
    outcome: 'wrong',
    counts: true,
    answer: 'B',
    explanation: '<p>Count on your fingers.</p>',
    ...change,
  }
}

export function sampleMeasurement(change: Partial<Measurement> = {}): Measurement {
  return {
    overall: { low: 0.52, high: 0.71, provisional: true },
    target: 0.9,
    reliability: 0.78,
    few_answers: false,
    low_effort: false,
    domains: [
      {
        domain: 'sat.algebra',
        low: 0.31,
        high: 0.48,
        verdict: 'needs_work',
        provisional: false,
        answers: [0, 1],
        look_closer: true,
      },
      {
        domain: 'sat.geometry-trigonometry',
        low: 0.5,
        high: 0.9,
        verdict: 'inferred',
        provisional: false,
        answers: [],
        look_closer: false,
      },
    ],
    skills: [
      {
        skill: 'math.linear-equations',
        domain: 'sat.algebra',
        low: 0.3,
        high: 0.5,
        verdict: 'needs_work',
        provisional: true,
        answers: [0, 1],
      },
      {
        skill: 'math.inequalities',
        domain: 'sat.algebra',
        low: 0.2,
        high: 0.7,
        verdict: 'inferred',
        provisional: false,
        answers: [],
      },
      {
        skill: 'math.trigonometry',
        domain: 'sat.geometry-trigonometry',
        low: 0.4,
        high: 0.9,
        verdict: 'expected',
        provisional: false,
        answers: [],
      },
    ],
    ...change,
  }
}

/** Builds a finished run with two answers. The second item requires a typed answer. */
export function buildFinishedRun(change: Partial<RunState> = {}): RunState {
  return sampleRun({
    finished_at: '2026-11-23T09:30:00.000Z',
    answered: 20,
    stop_reason: 'longest',
    item: null,
    measurement: sampleMeasurement(),
    answers: [
      sampleReviewed(),
      sampleReviewed({
        position: 1,
        question_type: 'numerical',
        choices: [],
        given: null,
        outcome: 'unknown',
        answer: '7/2',
      }),
    ],
    ...change,
  })
}
