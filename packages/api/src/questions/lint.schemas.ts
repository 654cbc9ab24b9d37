import { z } from 'zod'

/** What lint looks for, one file each under lint/rules; `duplicate` is found by comparing with the rest of the bank. */
export const lintRules = [
  'answer_not_a_choice',
  'broken_link',
  'duplicate',
  'missing_answer',
  'unparsable_latex',
  'untranslated_tag',
] as const
export type LintRule = (typeof lintRules)[number]

export const ownFindingSchema = z.object({
  rule: z.enum(lintRules),
  /** The field, as on the wire; of a choice, `choices.` and its id. */
  place: z.string(),
  /** The formula, address, tag or answer that it is about, shortened where it is long. */
  detail: z.string(),
})
/** What one question says by itself. */
export type OwnFinding = z.infer<typeof ownFindingSchema>

export const findingSchema = ownFindingSchema.extend({
  /** The question that this one is like; null for the other rules. */
  other: z.object({ id: z.int(), legacy_id: z.string(), title: z.string() }).nullable(),
})
export type Finding = z.infer<typeof findingSchema>
