export const reportKinds = ['wrong_answer', 'unclear', 'typo', 'other'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportStates = ['open', 'fixed', 'declined'] as const
export type ReportState = (typeof reportStates)[number]

export const reportLimits = {
  /** The maximum length of a note, in UTF-16 code units. */
  note: 500,
  /** The maximum number of reports to list per question. */
  listed: 100,
} as const
