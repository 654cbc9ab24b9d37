import { questionDifficulties, questionIdSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'

export const itemStatuses = ['guessed', 'provisional', 'calibrated', 'suspended'] as const
export const itemStatusSchema = z.enum(itemStatuses)
export type ItemStatus = z.infer<typeof itemStatusSchema>

/** Filters for the question list: a status, or a suspected problem. */
export const itemFilters = [...itemStatuses, 'leak', 'misfit'] as const

export const setSuspendedInputSchema = z.object({
  id: questionIdSchema,
  suspended: z.boolean().describe('Whether runs must not ask the item.'),
})

const logits = z.number().describe('In logits: 0 is an item that half of all students know.')
const share = z.number().min(0).max(1)

export const itemParametersSchema = z.object({
  question_version: z.int().describe('The version that the statistics belong to: the latest one.'),
  status: itemStatusSchema.describe('guessed: fewer than 50 answers; calibrated: at least 200.'),
  answers: z.int().min(0).describe('The number of answers from which the item was learned.'),
  difficulty: z.object({
    value: logits,
    low: logits.describe('The lower end of the range that contains the true difficulty 8 times of 10.'),
    high: logits,
    level: z.enum(questionDifficulties).describe('The level that the difficulty belongs to, by quarters of all items.'),
    known: share.describe('How many of all students are expected to know the answer.'),
    known_low: share.describe('The same at the upper end of the range of difficulties.'),
    known_high: share,
  }),
  author_level: z.string().describe('The level that the author gave.'),
  slope: z.number().describe('How sharply the item separates students, in logits per logit.'),
  usual_seconds: z.number().nullable().describe('The median time of an answer; null with fewer than 20 answers.'),
  misfit: z
    .object({
      value: z.number().describe('The mean square of the differences from what was predicted; 1 is as predicted.'),
      unusual: z.boolean().describe('Whether chance does not explain the difference from 1.'),
    })
    .nullable()
    .describe('Null with fewer than 50 answers.'),
  leak: z
    .object({
      value: z.number().describe('The logarithm of the likelihood ratio that the item is one logit easier by now.'),
      suspected: z.boolean().describe('Whether the item may have leaked: the value is above 6.'),
    })
    .nullable()
    .describe('Null until the item is calibrated.'),
  exposure: z.object({
    runs: z.int().min(0).describe('The runs of the last 90 days in which the item was answered.'),
    of: z.int().min(0).describe('All runs of the last 90 days in the same sections.'),
  }),
  choices: z
    .array(
      z.object({
        id: z.string().describe('The id of a choice; `right`, `wrong` for typed answers; `unknown`: "I don\'t know".'),
        html: z.string().nullable().describe('The text of the choice; null where it is no choice.'),
        right: z.boolean(),
        counts: z.array(z.int().min(0)).length(3).describe('By third of the abilities, lowest first.'),
      }),
    )
    .describe('How often each answer was given.'),
  reviewed: z
    .object({ at: z.iso.datetime(), by: z.string().nullable().describe('Null after the account is deleted.') })
    .nullable()
    .describe('When an editor last suspended or resumed the item.'),
})
export type ItemStatistics = z.infer<typeof itemParametersSchema>
