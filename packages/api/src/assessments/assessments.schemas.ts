import { countries, grades, longestGoal } from '@pathwise/planner/context'
import { domainRows } from '@pathwise/planner/data/exams'
import { skillIds } from '@pathwise/planner/data/skills'
import { trimmedText } from '@pathwise/question-formats/storable.schemas'
import { z } from 'zod'
import { zonedDeviceTimeSchema } from '../device-time.schemas.ts'
import { practiceAnswerSchema } from '../practice/practice.schemas.ts'
import { practiceLimits, practiceOutcomes } from '../practice/practice.vocabulary.ts'
import { longestTypedNumber, measuredSections } from './assessments.vocabulary.ts'

export const stopReasons = ['precise', 'no_gain', 'longest', 'wish'] as const
export const verdicts = ['needs_work', 'on_track', 'not_sure', 'inferred', 'expected'] as const

export const runIdSchema = z
  .string()
  .regex(/^[\w-]{22}$/, 'Not a run id')
  .describe('The id of a run: 128 random bits as base64url.')

const section = z.enum(measuredSections).describe('The exam section to measure.')
const domain = z.enum(domainRows.map(({ id }) => id)).describe('A domain of the section, such as `sat.algebra`.')
const skill = z.enum(skillIds).describe('A skill, such as `math.quadratics`.')

/** The fraction of our medium-difficulty questions that a student can answer, from 0 to 1. */
const share = z.number().min(0).max(1)
const band = {
  low: share.describe('The lower end of the range, as a fraction of our medium-difficulty questions.'),
  high: share.describe('The upper end of the range, which contains the true value with a probability of 80 %.'),
}

export const sectionInputSchema = z.object({ section })
export const runInputSchema = z.object({ id: runIdSchema })
export const removedRunSchema = z.object({ deleted: z.literal(true) })

export const offersOutputSchema = z.array(
  z.object({
    section,
    items: z.int().min(0).describe('How many items the section has.'),
    offered: z.boolean().describe('Whether runs can start. A section needs 60 items.'),
    domains: z.array(
      z.object({ domain, offered: z.boolean().describe('Whether the domain has enough items for a detailed run.') }),
    ),
  }),
)
export type Offers = z.infer<typeof offersOutputSchema>

export const startInputSchema = z.object({
  section,
  domain: domain.nullable().default(null).describe('Measures only this domain. Null measures the whole section.'),
  country: z.enum(countries).describe("The country of the student's school."),
  grade: z.enum(grades).describe("The student's grade."),
  goal: trimmedText(longestGoal).min(1).optional().describe('The goal: a preset or free text, as in a diagnostic.'),
  device: runIdSchema
    .optional()
    .describe('A random id that this device keeps. Limits how many runs can start without an account.'),
  previous_runs: z
    .array(runIdSchema)
    .max(2)
    .default([])
    .describe('The last two runs of this device, whose items are not repeated. Ignored for signed-in users.'),
})
export type StartInput = z.infer<typeof startInputSchema>

const answer = z
  .union([
    z.object({ choice: z.string().min(1).max(20).describe('The id of the chosen choice.') }),
    z.object({ text: z.string().trim().min(1).max(longestTypedNumber).describe('The typed answer.') }),
  ])
  .nullable()
  .describe('The answer; null is "I don\'t know".')
export type GivenAnswer = z.infer<typeof answer>

export const answerInputSchema = z.object({
  id: runIdSchema,
  client_key: z
    .uuid()
    .describe('A random key of this submission. Repeated submissions with the same key are stored once.'),
  position: z.int().min(0).max(100).describe('The position of the answered item, from `item.position`.'),
  answer,
  elapsed_ms: z.int().min(0).max(practiceLimits.elapsedMs).describe('How long the item was on screen, without pauses.'),
  answered_at: zonedDeviceTimeSchema.describe("When the student answered, according to the device's clock."),
})
export type AnswerInput = z.infer<typeof answerInputSchema>

const choices = z.array(z.object({ id: z.string(), html: z.string() }))
export const itemTypes = ['multiple_choice', 'true_false', 'numerical'] as const
export const itemTypeSchema = z.enum(itemTypes)

/** The item shown to the student. It must not contain the answer, the explanation, the difficulty or the title. */
const openItemSchema = z.strictObject({
  position: z.int().min(0),
  question_type: itemTypeSchema.describe(
    'How the item is answered: by choosing one of `choices`, or by typing a number.',
  ),
  body: z.string().describe('HTML in English, restricted to our allowlist of elements.'),
  choices,
  unit: z.string().nullable().describe('The unit displayed after a typed answer.'),
  try_anyway: z
    .boolean()
    .describe('Whether the student said "I don\'t know" and is asked to try anyway. A miss then counts as before.'),
})
export type OpenItem = z.infer<typeof openItemSchema>

export const skillClaimSchema = z.object({
  skill,
  domain,
  ...band,
  verdict: z.enum(verdicts),
  provisional: z.boolean().describe('Whether the estimate relies mostly on items with a guessed difficulty.'),
  answers: z.array(z.int().min(0)).describe('The positions in `answers` that the estimate is based on.'),
})
export type SkillClaim = z.infer<typeof skillClaimSchema>

export const domainClaimSchema = z.object({
  domain,
  ...band,
  verdict: z.enum(verdicts),
  provisional: z.boolean(),
  answers: z.array(z.int().min(0)),
  look_closer: z.boolean().describe('Whether a detailed run for the domain is available.'),
})
export type DomainClaim = z.infer<typeof domainClaimSchema>

/** An answer in a finished run, with its solution. */
export const givenAnswerSchema = z.object({
  position: z.int().min(0),
  question_type: itemTypeSchema,
  skill: skill.nullable(),
  body: z.string(),
  choices,
  unit: z.string().nullable(),
  given: answer,
  tried: z.boolean(),
  outcome: z.enum(['right', 'wrong', 'unknown']),
  counts: z.boolean().describe('False if the answer came too fast to be an attempt.'),
  answer: z.string().describe('The correct answer: a choice id, or a number.'),
  explanation: z.string(),
})
export type ReviewedAnswer = z.infer<typeof givenAnswerSchema>

/** The result of a run. It contains only ranges and verdicts, not points, percentiles or projected scores. */
export const measurementSchema = z.object({
  overall: z.object({ ...band, provisional: z.boolean() }),
  target: share.nullable().describe('The goal on the same scale; null without a goal for the section.'),
  reliability: share.describe(
    'The fraction of the initial uncertainty that the run removed: 1 − variance / prior variance.',
  ),
  few_answers: z.boolean().describe('True with fewer than 8 answers. No verdicts are returned.'),
  low_effort: z.boolean().describe('True if the answers look random. No verdicts are returned.'),
  domains: z.array(domainClaimSchema),
  skills: z.array(skillClaimSchema),
})
export type Measurement = z.infer<typeof measurementSchema>

export const runStateSchema = z.object({
  id: runIdSchema,
  section,
  domain: domain.nullable(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable().describe('When the run will be deleted; null once it belongs to an account.'),
  answered: z.int().min(0).describe('How many answers have counted so far.'),
  at_most: z.int().min(1).describe('The maximum number of items in the run.'),
  rushed: z
    .int()
    .min(0)
    .describe('How many answers came too fast to be an attempt. From the third, clients should encourage the student.'),
  stop_reason: z.enum(stopReasons).nullable(),
  item: openItemSchema.nullable().describe('The item to answer; null once the run is finished.'),
  measurement: measurementSchema.nullable().describe('What the run measured; null until it is finished.'),
  answers: z.array(givenAnswerSchema).describe('All answers with their solutions; empty until the run is finished.'),
})
export type RunState = z.infer<typeof runStateSchema>

export const runListSchema = z.array(
  runStateSchema.pick({
    id: true,
    section: true,
    domain: true,
    started_at: true,
    finished_at: true,
    answered: true,
    at_most: true,
    stop_reason: true,
  }),
)
export type RunList = z.infer<typeof runListSchema>

/** The estimates for a section, based on the last overview and later closer looks. */
export const estimatesSchema = z.object({
  measured_at: z.iso.datetime().nullable().describe('When the last included run ended; null without a run.'),
  measurement: measurementSchema.nullable(),
  answers: z.array(givenAnswerSchema),
  runs: z.array(runIdSchema).describe('The included runs, oldest first.'),
  practiced: z
    .int()
    .min(0)
    .describe('How many practice problems since the overview are included. Only first attempts without help count.'),
  history: z
    .array(
      z.object({
        id: runIdSchema,
        finished_at: z.iso.datetime(),
        overall: z.object(band),
        domains: z.array(
          z.object({
            domain,
            ...band,
            changed: z
              .enum(['up', 'down', 'same'])
              .nullable()
              .describe('How the domain has changed since then, beyond chance; null if either run has no verdict.'),
          }),
        ),
      }),
    )
    .nullable()
    .describe('Earlier overviews, newest first, with the changes since; null if the plan excludes them.'),
})
export type Estimates = z.infer<typeof estimatesSchema>

export const exportedRunSchema = runStateSchema
  .pick({ id: true, section: true, domain: true, started_at: true, finished_at: true, stop_reason: true })
  .extend({ country: z.enum(countries), grade: z.enum(grades), goal: z.string().nullable() })

/** An answer in the account export. Items are not exported, because they are still used to measure other students. */
export const exportedAnswerSchema = z.object({
  run: runIdSchema.nullable(),
  purpose: z.string(),
  question: z.int().nullable().describe('The id of a practiced question; null for an answer in a run.'),
  position: z.int(),
  attempt: z
    .int()
    .describe(
      'In a run, 2 for the answer after "I don\'t know" and the offer to try anyway. In practice, 2 for a second try.',
    ),
  hints: z.int(),
  answer: practiceAnswerSchema,
  outcome: z.enum(practiceOutcomes),
  counts: z.boolean(),
  elapsed_ms: z.int(),
  answered_at: z.iso.datetime(),
  recorded_at: z.iso.datetime(),
})
