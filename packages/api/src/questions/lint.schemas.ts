import { z } from 'zod'

/** The rules of lint/rules.ts, plus `duplicate`, which compares a question with the rest of the bank. */
export const lintRules = [
  'alt_gives_answer',
  'answer_not_a_choice',
  'broken_link',
  'duplicate',
  'empty_question',
  'figure_without_alt',
  'length_gives_answer',
  'mathml_as_source',
  'missing_answer',
  'unparsable_latex',
  'unreadable_answer',
  'untranslated_tag',
] as const
export type LintRule = (typeof lintRules)[number]

export const ownFindingSchema = z.object({
  rule: z.enum(lintRules),
  place: z.string().describe("The API's field name; for a choice, `choices.` and its id."),
  detail: z.string().describe('The formula, URL, tag or answer of the finding, shortened if long.'),
})
/** A finding that depends only on the question, and not on the rest of the bank. */
export type OwnFinding = z.infer<typeof ownFindingSchema>

export const findingSchema = ownFindingSchema.extend({
  other: z
    .object({ id: z.int(), legacy_id: z.string(), title: z.string() })
    .nullable()
    .describe('The duplicate question; null for the other rules.'),
})
export type Finding = z.infer<typeof findingSchema>
