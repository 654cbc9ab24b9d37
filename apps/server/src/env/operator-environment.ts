import type { Coach, Operator } from '@pathwise/api/context'
import { z } from 'zod'

const shortText = z.string().trim().min(1).max(200)

/** Variables that identify this deployment's operator. */
export const operatorVariables = {
  CONTACT_EMAIL: z.email().optional(),
  SECURITY_EMAIL: z.email().optional(),
  OPERATOR_NAME: shortText.optional(),
  OPERATOR_JURISDICTION: shortText.optional(),
  COACH_NAME: shortText.optional(),
  COACH_TITLE: shortText.optional(),
}

type Given = { readonly [Name in keyof typeof operatorVariables]?: string | undefined }

/** Reports each variable that is set without the variable it requires. */
export function checkOperator(given: Given, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const pairs = [
    ['SECURITY_EMAIL', 'CONTACT_EMAIL'],
    ['COACH_TITLE', 'COACH_NAME'],
  ] as const
  for (const [name, needed] of pairs) {
    if (given[name] === undefined || given[needed] !== undefined) continue
    context.addIssue({ code: 'custom', path: [name], message: `needs ${needed}` })
  }
}

export function buildOperatorSettings(given: Given): { operator: Operator; coach: Coach | null } {
  const { CONTACT_EMAIL, SECURITY_EMAIL, OPERATOR_NAME, OPERATOR_JURISDICTION, COACH_NAME, COACH_TITLE } = given
  return {
    operator: {
      name: OPERATOR_NAME ?? null,
      jurisdiction: OPERATOR_JURISDICTION ?? null,
      contactEmail: CONTACT_EMAIL ?? null,
      securityEmail: SECURITY_EMAIL ?? CONTACT_EMAIL ?? null,
    },
    coach: COACH_NAME === undefined ? null : { name: COACH_NAME, title: COACH_TITLE ?? null },
  }
}
