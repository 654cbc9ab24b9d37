import { domainRows } from '@pathwise/planner/data/exams'
import { skillIds } from '@pathwise/planner/data/skills'
import { difficultyLevels } from '@pathwise/planner/problems'
import { trimmedText } from '@pathwise/question-formats/storable.schemas'
import { questionIdSchema, questionLimits, questionVersionSchema } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'
import { deviceTimeSchema, zonedDeviceTimeSchema } from '../device-time.schemas.ts'
import {
  moduleSections,
  moduleTimeNames,
  practiceGrades,
  practiceLimits,
  practiceOutcomes,
  practiceSetKinds,
  practiceSubjects,
  practiceTypes,
  uploadRefusals,
} from './practice.vocabulary.ts'

const html = z.string().describe('HTML in English, restricted to our allowlist of elements.')
const phrase = z.string().describe('One-line HTML in English, restricted to our allowlist of elements.')
const skill = z.enum(skillIds).describe('A skill, such as `math.quadratics`.')
const difficulty = z.enum(difficultyLevels).describe('The difficulty as a level.')

export const getPracticeInputSchema = z.object({ id: questionIdSchema })

/** A problem before an attempt. It must not contain the answer, explanation, feedback, hints or rubric. */
export const openProblemSchema = z.strictObject({
  id: z.int(),
  version: z.int().describe('The current version. An answer includes it.'),
  title: phrase,
  subject: z.string(),
  course: z.string(),
  gradeCode: z.string().describe('Grade G6 to G12.'),
  difficultyLevel: z.string(),
  skillTags: z.array(z.string()),
  question_type: z.enum(practiceTypes),
  body: html,
  choices: z.array(z.strictObject({ id: z.string(), html: phrase })).describe('Empty if the answer is typed.'),
  unit: z.string().nullable().describe('The unit displayed after a typed number.'),
  hints: z.int().min(0).max(practiceLimits.hints).describe('The number of hints.'),
  estimated_seconds: z.int().nullable().describe('The expected answer time.'),
})
export type OpenProblem = z.infer<typeof openProblemSchema>

export const listPracticeInputSchema = z.object({
  subject: z.enum(practiceSubjects).optional().describe('Only problems of this subject.'),
  grade: z.enum(practiceGrades).optional().describe('Only problems of this grade.'),
  skill: skill.optional().describe('Only problems of this skill.'),
  difficulty: difficulty.optional().describe('Only problems of this level.'),
  type: z.enum(practiceTypes).optional().describe('Only problems of this type.'),
  limit: z.int().min(1).max(50).default(20).describe('Maximum number of problems per page.'),
  after_id: questionIdSchema.optional().describe('Id of the last problem on the previous page.'),
})
export type ListPracticeInput = z.infer<typeof listPracticeInputSchema>

/** A page of problems, oldest first. A page shorter than `limit` is the last one. */
export const listPracticeOutputSchema = z.array(
  z.object({
    id: z.int(),
    title: z.string().describe('One-line HTML, restricted to our allowlist of elements.'),
    course: z.string(),
    gradeCode: z.string(),
    difficultyLevel: z.string(),
  }),
)
export type PracticeList = z.infer<typeof listPracticeOutputSchema>

export const listRemovedInputSchema = z.object({ ids: z.array(questionIdSchema).max(practiceLimits.cards) })
export const listRemovedOutputSchema = z
  .array(z.int())
  .describe('Those of the problems that can no longer be practiced, for example because they were archived.')

export const practiceHintInputSchema = z.object({
  id: questionIdSchema,
  number: z.int().min(1).max(practiceLimits.hints).describe('The number of the hint, starting at 1.'),
})
export const practiceHintSchema = z.object({ html })

const skillsOfSet = z.array(skill).min(1).max(skillIds.length).describe('The skills to mix.')
const idsOfSet = z
  .array(questionIdSchema)
  .min(1)
  .max(practiceLimits.ids)
  .describe('The questions of the report or of past mistakes, in order. Others are excluded.')

/** The FSRS memory state of a missed problem. The server computes it. Devices without an account store it. */
export const reviewCardSchema = z.object({
  id: questionIdSchema.describe('The id of the missed question.'),
  stability: z
    .number()
    .min(0.001)
    .max(36_500)
    .describe('After this many days, the student solves the problem again with a probability of 90 %.'),
  difficulty: z.number().min(1).max(10).describe('How little a review increases the stability.'),
  last_at: deviceTimeSchema.describe('When the problem was last answered.'),
  reviews: z.int().min(0).max(10_000).describe('How many answers there have been since the first miss.'),
  lapses: z.int().min(0).max(10_000).describe('How many of these were wrong.'),
  due_at: z.iso.datetime().describe('When it is due for review.'),
})
export type ReviewCard = z.infer<typeof reviewCardSchema>

const seenOnDevice = z.array(questionIdSchema).max(practiceLimits.seen).default([])

export const createSetInputSchema = z
  .object({
    kind: z.enum(practiceSetKinds).describe('How the set is chosen.'),
    skill: skill.optional().describe('The skill of the set. Required for the kind `skill`.'),
    skills: skillsOfSet.optional().describe('The skills to mix. Required for the kind `mixed`.'),
    ids: idsOfSet.optional().describe('The questions to choose from. Required for the kinds `report` and `mistakes`.'),
    difficulty: difficulty.optional().describe('Only problems of this level.'),
    count: z
      .int()
      .min(practiceLimits.fewestProblems)
      .max(practiceLimits.mostProblems)
      .default(practiceLimits.usualProblems)
      .describe('The maximum number of problems. The set is smaller if fewer are available.'),
    seen: seenOnDevice.describe('The questions answered on this device. They come last in the set.'),
    cards: z
      .array(reviewCardSchema)
      .max(practiceLimits.cards)
      .default([])
      .describe('The review cards of a device without an account, for the kind `due`. Accounts have their own.'),
    exam_on: z.iso
      .date()
      .optional()
      .describe('The exam day. Reviews that help most by that day come first. Defaults to 60 days from now.'),
  })
  .superRefine(({ kind, ...given }, context) => {
    const needed = ({ skill: 'skill', mixed: 'skills', report: 'ids', mistakes: 'ids', due: 'cards' } as const)[kind]
    if (given[needed] === undefined) {
      context.addIssue({ code: 'custom', path: [needed], message: `Needed for a set of this kind: ${kind}` })
    }
  })
export type CreateSetInput = z.infer<typeof createSetInputSchema>

export const practiceSetSchema = z.object({
  problems: z.array(openProblemSchema).min(1).max(practiceLimits.mostProblems),
  reviews: z
    .array(z.object({ id: z.int(), review_of: z.int() }))
    .describe('Problems of a `due` set that replace a missed problem, and that the student has already seen.'),
})
export type PracticeSet = z.infer<typeof practiceSetSchema>

const choiceId = z.string().min(1).max(20)

export const practiceAnswerSchema = z
  .union([
    z.object({ choice: choiceId.describe('The id of the chosen choice.') }),
    z.object({
      choices: z.array(choiceId).min(1).max(questionLimits.choices).describe('The ids of all chosen choices.'),
    }),
    z.object({ text: trimmedText(practiceLimits.essay).min(1).describe('The typed answer.') }),
  ])
  .nullable()
  .describe('The answer; null is "I don\'t know".')
export type PracticeAnswer = z.infer<typeof practiceAnswerSchema>

export const answerPracticeInputSchema = z.object({
  id: questionIdSchema,
  client_key: z
    .uuid()
    .describe('A random key of this submission. Repeated submissions with the same key are stored once.'),
  version: questionVersionSchema.describe('The version that was displayed, from the problem.'),
  attempt: z.union([z.literal(1), z.literal(2)]).describe("2 for the second try, and for grading one's own essay."),
  hints: z.int().min(0).max(practiceLimits.hints).describe('How many hints the student opened.'),
  answer: practiceAnswerSchema,
  self_grade: z
    .enum(['right', 'wrong'])
    .optional()
    .describe("The student's grade of the essay by its rubric. Only with the second attempt at an essay."),
  elapsed_ms: z
    .int()
    .min(0)
    .max(practiceLimits.elapsedMs)
    .describe('How long the problem was on screen, without pauses.'),
  answered_at: zonedDeviceTimeSchema.describe("When the student answered, according to the device's clock."),
  in_module: z
    .literal(true)
    .optional()
    .describe(
      "For an answer of a timed module: a typed number is graded by the SAT's rules, not only by its exact value.",
    ),
  review_of: questionIdSchema.optional().describe('The missed question that this one replaces, from the set.'),
  cards: z
    .array(reviewCardSchema)
    .max(2)
    .optional()
    .describe('The review cards of a device without an account, for the problem and for the one it replaces.'),
})
export type AnswerPracticeInput = z.infer<typeof answerPracticeInputSchema>

const outcome = z
  .enum(practiceOutcomes)
  .describe('`unknown` for "I don\'t know"; `ungraded` for an essay that the student has not graded yet.')

export const practiceReplySchema = z.object({
  outcome,
  feedback: phrase.nullable().describe('The misconception of students who choose this wrong answer.'),
  final: z.boolean().describe('False while a second try is available.'),
  solution: z
    .object({
      answer: z.string().describe('The ids of the correct choices, separated by commas, or the answer itself.'),
      explanation: html,
      rubric: html.nullable().describe('The rubric of an essay; null for other types.'),
      feedback: z.record(z.string(), phrase).describe('Feedback by choice id, for choices that have feedback.'),
    })
    .nullable()
    .describe('Null while a second try is available.'),
  cards: z
    .array(reviewCardSchema)
    .default([])
    .describe('The review cards after this answer, for devices without an account.'),
})
export type PracticeReply = z.infer<typeof practiceReplySchema>

/** One entry per question, newest first. */
export const practiceHistorySchema = z.array(
  z.object({
    id: z.int().describe('The id of the question.'),
    outcome: outcome.describe('The outcome of the last attempt.'),
    first_outcome: outcome.describe('The outcome of the first graded attempt.'),
    hints: z.int().describe('The highest number of hints opened in one attempt.'),
    attempts: z.int().min(1).describe('How many attempts are stored.'),
    answered_at: z.iso.datetime().describe('When the last attempt was made.'),
    client_key: z.uuid().describe('The key of the last attempt.'),
    card: reviewCardSchema
      .nullable()
      .describe('Its review card; null if the problem was never missed or can no longer be practiced.'),
  }),
)
export type PracticeHistory = z.infer<typeof practiceHistorySchema>

export const uploadPracticeInputSchema = z.object({
  answers: z
    .array(answerPracticeInputSchema)
    .min(1)
    .max(practiceLimits.upload)
    .describe('Answers that may be missing in the account. They are graded again.'),
})
export type UploadPracticeInput = z.infer<typeof uploadPracticeInputSchema>

export const uploadPracticeOutputSchema = z.object({
  stored: z.array(z.uuid()).describe('The keys of the answers that the account now contains.'),
  refused: z.array(z.object({ client_key: z.uuid(), reason: z.enum(uploadRefusals) })),
})
export type UploadedPractice = z.infer<typeof uploadPracticeOutputSchema>

const moduleSection = z.enum(moduleSections).describe('The exam section of a timed module.')
const unseen = seenOnDevice.describe('The questions answered on this device. Modules exclude them.')

export const supplyModulesInputSchema = z.object({ seen: unseen })
export type SupplyModulesInput = z.infer<typeof supplyModulesInputSchema>

export const moduleSupplySchema = z.array(
  z.object({
    section: moduleSection,
    minutes: z.number().describe('The standard time of a module.'),
    questions: z.int().describe('The number of questions of a module.'),
    modules: z.int().min(0).describe('How many modules the bank can fill without repeating a problem.'),
  }),
)
export type ModuleSupply = z.infer<typeof moduleSupplySchema>

export const createModuleInputSchema = z.object({
  section: moduleSection,
  time: z.enum(moduleTimeNames).default('standard').describe("The student's time accommodation."),
  seen: unseen,
})
export type CreateModuleInput = z.infer<typeof createModuleInputSchema>

export const practiceModuleSchema = z.object({
  section: moduleSection,
  started_at: z.iso.datetime().describe('When the clock started, according to the server.'),
  ends_at: z.iso.datetime().describe('When the time ends, according to the server.'),
  problems: z
    .array(z.object({ domain: z.enum(domainRows.map(({ id }) => id)), problem: openProblemSchema }))
    .min(1)
    .max(practiceLimits.module),
})
export type PracticeModule = z.infer<typeof practiceModuleSchema>

export const gradeModuleInputSchema = z.object({
  answers: z
    .array(answerPracticeInputSchema)
    .min(1)
    .max(practiceLimits.module)
    .describe('The answers of a module, one per problem. Omit unanswered problems.'),
})
export type GradeModuleInput = z.infer<typeof gradeModuleInputSchema>

export const gradedModuleSchema = z.object({
  replies: z.array(
    z.object({
      id: z.int().describe('The id of the problem.'),
      reply: practiceReplySchema.nullable().describe('Null if the problem no longer exists.'),
    }),
  ),
})
export type GradedModule = z.infer<typeof gradedModuleSchema>
