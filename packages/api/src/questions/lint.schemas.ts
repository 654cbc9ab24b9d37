import { z } from 'zod'

/**
 * The rules in lint/rules and two others: `duplicate` compares a question with the rest of the bank, and
 * `level_far_from_learned` compares its level with students' answers.
 */
export const lintRules = [
  'alt_gives_answer',
  'answer_not_a_choice',
  'broken_link',
  'duplicate',
  'empty_choice',
  'empty_question',
  'figure_without_alt',
  'hard_to_read',
  'length_gives_answer',
  'level_far_from_learned',
  'mathml_as_source',
  'missing_answer',
  'missing_skill',
  'same_choices',
  'too_few_choices',
  'unparsable_latex',
  'unreadable_answer',
  'untranslated_tag',
] as const
export type LintRule = (typeof lintRules)[number]

export const ownFindingSchema = z.object({
  rule: z.enum(lintRules),
  place: z.string().describe("The API's field name; for a choice, `choices.` and its id."),
  detail: z
    .string()
    .describe(
      'The formula, URL, tag, answer, choice, learned level or reading grade of the finding, shortened if long.',
    ),
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

/**
 * The minimum and maximum number of questions in a set to check. In a smaller set, one answer position is often correct
 * many times by chance. A larger set takes too long to check.
 */
export const checkedSet = { least: 20, most: 5_000 } as const

export const setFindingSchema = z.discriminatedUnion('rule', [
  z.object({
    rule: z.literal('missing_skill'),
    count: z.int().describe('The number of questions without a skill.'),
    total: z.int(),
  }),
  z.object({
    rule: z.literal('key_imbalance'),
    choices: z.int().describe('The number of choices of these questions.'),
    position: z.int().describe('The position that is right too often, from 1.'),
    count: z.int().describe('How often it is right.'),
    total: z.int(),
  }),
])
/** A finding about a set of questions, such as the questions of an imported file. */
export type SetFinding = z.infer<typeof setFindingSchema>
