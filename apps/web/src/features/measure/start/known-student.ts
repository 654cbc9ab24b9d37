import { type Country, countries, type Grade, grades } from '@pathwise/planner/context'
import { z } from 'zod'
import { readJson, storageKeys } from '../../../lib/browser-storage.ts'
import { preferredCountry } from '../../../lib/preferences.ts'

export interface Student {
  readonly country: Country
  readonly grade: Grade
  /** A preset or free text; empty without a goal. */
  readonly goal: string
}

const lastReportSchema = z.object({
  context: z.object({
    country: z.enum(countries),
    grade: z.enum(grades),
    goal: z.string().trim().min(1).max(200),
  }),
})

/** Returns the student details in the last report of this device, or undefined without a report. */
export function readKnownStudent(): Student | undefined {
  return readJson(storageKeys.lastReport, (json) => lastReportSchema.safeParse(json).data?.context)
}

/** The initial values of the form when nothing is known. */
export function buildUnknownStudent(): Student {
  return { country: preferredCountry(), grade: 'G11', goal: '' }
}
