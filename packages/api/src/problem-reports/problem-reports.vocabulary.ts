export const reportKinds = ['wrong_answer', 'unclear', 'typo', 'other'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportStates = ['open', 'fixed', 'declined'] as const
export type ReportState = (typeof reportStates)[number]

export const reportLimits = {
  /** UTF-16 code units of a note. */
  note: 500,
  /** The reports of a question that editors see. */
  listed: 100,
} as const
