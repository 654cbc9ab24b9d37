import { questionDifficulties, questionIdSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'

export const itemStatuses = ['guessed', 'provisional', 'calibrated', 'suspended'] as const
export const itemStatusSchema = z.enum(itemStatuses)
export type ItemStatus = z.infer<typeof itemStatusSchema>

/** Filters for the question list: a status, or a suspected problem. */
export const itemFilters = [...itemStatuses, 'leak', 'misfit'] as const

export const setSuspendedInputSchema = z.object({
  id: questionIdSchema,
  suspended: z.boolean().describe('Whether to exclude the item from runs.'),
})

const logits = z.number().describe('In logits. Half of all students know an item with a value of 0.')
const share = z.number().min(0).max(1)

export const itemParametersSchema = z.object({
  question_version: z.int().describe('The version that the statistics belong to: the latest version.'),
  status: itemStatusSchema.describe('guessed: fewer than 50 answers; calibrated: at least 200.'),
  answers: z.int().min(0).describe('The number of answers that the parameters were estimated from.'),
  difficulty: z.object({
    value: logits,
    low: logits.describe('The lower end of the range that contains the true difficulty with a probability of 80 %.'),
    high: logits,
    level: z.enum(questionDifficulties).describe('The level of this difficulty, by quartiles of all items.'),
    known: share.describe('The expected fraction of all students who know the answer.'),
    known_low: share.describe('The same at the upper end of the difficulty range.'),
    known_high: share,
  }),
  author_level: z.string().describe("The author's difficulty level."),
  slope: z.number().describe("The item's discrimination, in logits per logit."),
  usual_seconds: z.number().nullable().describe('The median answer time; null with fewer than 20 answers.'),
  misfit: z
    .object({
      value: z.number().describe('The mean square of the residuals; 1 is as predicted.'),
      unusual: z.boolean().describe('Whether the difference from 1 is statistically significant.'),
    })
    .nullable()
    .describe('Null with fewer than 50 answers.'),
  leak: z
    .object({
      value: z.number().describe('The log likelihood ratio for the item having become one logit easier.'),
      suspected: z.boolean().describe('Whether the item may have leaked: the value exceeds 6.'),
    })
    .nullable()
    .describe('Null until the item is calibrated.'),
  exposure: z.object({
    runs: z.int().min(0).describe('The runs of the last 90 days that include the item.'),
    of: z.int().min(0).describe('All runs of the last 90 days in the same sections.'),
  }),
  choices: z
    .array(
      z.object({
        id: z.string().describe('The id of a choice; `right`, `wrong` for typed answers; `unknown`: "I don\'t know".'),
        html: z.string().nullable().describe('The text of the choice; null if it is not a choice.'),
        right: z.boolean(),
        counts: z.array(z.int().min(0)).length(3).describe('By ability tercile, lowest first.'),
      }),
    )
    .describe('How often each answer was given.'),
  reviewed: z
    .object({
      at: z.iso.datetime(),
      by: z
        .string()
        .nullable()
        .describe('The name, or the account id if there is no name. Null after the account is deleted.'),
    })
    .nullable()
    .describe('When an editor last suspended or resumed the item.'),
})
export type ItemStatistics = z.infer<typeof itemParametersSchema>
