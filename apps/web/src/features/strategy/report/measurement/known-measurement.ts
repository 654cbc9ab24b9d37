import { areaAnswersSchema } from '@pathwise/planner/shared-answers'
import { createContext } from 'react'
import { z } from 'zod'

/**
 * The measurement on which a report is based. It is stored separately from the report and only on this device, because
 * a run id grants access to the run and because the student decides whether to share the answers.
 */
export interface KnownMeasurement {
  /** The runs used by the report, oldest first. */
  readonly runs: readonly string[]
  readonly answers: readonly z.infer<typeof areaAnswersSchema>[]
}

const runs = z.array(z.string()).min(1).max(4)
const answers = z.array(areaAnswersSchema).catch([])

const storedSchema = z.object({ measurement: z.object({ runs, answers }) })
const navigatedSchema = z.object({ runs, result: z.object({ measured_answers: answers.default([]) }) })

/** Reads the stored measurement of a report. Returns undefined if there is none. */
export function readStoredMeasurement(json: unknown): KnownMeasurement | undefined {
  return storedSchema.safeParse(json).data?.measurement
}

/** Reads the measurement of a new report from the navigation state. */
export function readNavigatedMeasurement(state: unknown): KnownMeasurement | undefined {
  const { data } = navigatedSchema.safeParse(state)
  return data && { runs: data.runs, answers: data.result.measured_answers }
}

/** Provides the measurement of the current report, so that rebuilding the plan can reuse it. */
export const MeasurementContext = createContext<KnownMeasurement | undefined>(undefined)
