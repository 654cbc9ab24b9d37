import { type AccountPolicy, defaultPolicy, longestIdleHours } from '@pathwise/api/account/policy'
import type { z } from 'zod'
import { wholeNumber } from './whole-number.ts'

const { minimumAge, sessions } = defaultPolicy
const idleHours = wholeNumber(1, longestIdleHours)
const days = wholeNumber(1, 365)

export const accountVariables = {
  // The product does not collect parental consent, which US law requires for children under 13.
  MINIMUM_AGE: wholeNumber(13, 18).default(minimumAge),
  SESSION_IDLE_HOURS: idleHours.default(sessions.student.idleHours),
  SESSION_DAYS: days.default(sessions.student.days),
  STAFF_SESSION_IDLE_HOURS: idleHours.default(sessions.admin.idleHours),
  STAFF_SESSION_DAYS: days.default(sessions.admin.days),
}

type Given = Readonly<z.output<z.ZodObject<typeof accountVariables>>>

export function buildAccountPolicy(given: Given): AccountPolicy {
  const staff = { idleHours: given.STAFF_SESSION_IDLE_HOURS, days: given.STAFF_SESSION_DAYS }
  return {
    minimumAge: given.MINIMUM_AGE,
    sessions: {
      student: { idleHours: given.SESSION_IDLE_HOURS, days: given.SESSION_DAYS },
      editor: staff,
      admin: staff,
    },
  }
}
