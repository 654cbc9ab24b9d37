import { gradeTypedAnswer, readTypedAnswer } from '@pathwise/question-formats/typed-answer'
import { questionLimits, type questionSubjects } from '@pathwise/question-formats/vocabulary.schemas'
import { z } from 'zod'

export type QuestionSubject = (typeof questionSubjects)[number]

/** The folders of the question pools. Students see assessment items only in runs. */
export const questionFolders = { practice: 'questions', assessment: 'assessment' } as const
export type QuestionPool = keyof typeof questionFolders

/** The id prefixes of each subject: one for its questions in each pool, and one for its skills. */
export const subjectPrefixes = {
  mathematics: { practice: 'MATH', assessment: 'SATM', skill: 'math' },
  physics: { practice: 'PHYS', assessment: 'PHYA', skill: 'physics' },
  chemistry: { practice: 'CHEM', assessment: 'CHEA', skill: 'chemistry' },
  biology: { practice: 'BIO', assessment: 'BIOA', skill: 'biology' },
  english: { practice: 'ENG', assessment: 'SATR', skill: 'english' },
} as const satisfies Record<QuestionSubject, { practice: string; assessment: string; skill: string }>

/** Difficulty scores by level, 0 to 10. Adjacent ranges share a boundary. */
const scoreRanges = { beginner: [0.5, 3], intermediate: [3, 5.5], advanced: [5.5, 8], expert: [8, 10] } as const

const markdown = z.string().trim().min(1)

const sharedFields = {
  title: z.string().trim().min(1).max(70),
  course: z.string().trim().min(1),
  gradeCode: z.enum(['G9', 'G10', 'G11', 'G12']),
  difficultyLevel: z.enum(['beginner', 'intermediate', 'advanced', 'expert']),
  difficultyScore: z.number(),
  body: markdown,
  explanation: markdown,
}

const letters = ['A', 'B', 'C', 'D'] as const

const choiceFields = {
  questionType: z.literal('multiple_choice'),
  choices: z.strictObject({ A: markdown, B: markdown, C: markdown, D: markdown }),
  answer: z.enum(letters),
  feedback: z.partialRecord(z.enum(letters), markdown).optional(),
}

const typedAnswer = z
  .string('must be in quotation marks')
  .refine(
    (answer) => 'value' in readTypedAnswer(answer, { entry: 'sat', unit: null }),
    'the SAT does not take this entry',
  )

const numberFields = {
  questionType: z.literal('numerical'),
  answer: typedAnswer,
  acceptedAnswers: z.array(typedAnswer).max(questionLimits.acceptedAnswers).default([]),
  estimatedSeconds: z.int().min(30).max(150),
}

const skill = z.string().regex(/^(math|physics|chemistry|biology|english)\.[a-z]+(-[a-z]+)*$/)

const practiceFields = {
  ...sharedFields,
  legacyId: z.string().regex(/^(MATH|PHYS|CHEM|BIO|ENG)-\d{4}$/),
  estimatedSeconds: z.int().min(10).max(3_600).nullable().default(null),
  skillTags: z
    .array(skill)
    .min(1)
    .max(3)
    .refine((tags) => new Set(tags).size === tags.length, 'a skill is named twice'),
  hints: z.array(markdown).length(2, 'must be two: where to look, then the decisive step').optional(),
}

const assessmentFields = {
  ...sharedFields,
  legacyId: z.string().regex(/^(?:SAT[MR]|PHYA|CHEA|BIOA)-\d{4}$/),
  estimatedSeconds: z.int().min(30).max(150),
  skillTags: z.tuple([skill], 'an item measures the skill of its file only'),
}

const practiceSchema = z.discriminatedUnion('questionType', [
  z.strictObject({ ...practiceFields, ...choiceFields }).superRefine(checkFeedback),
  z.strictObject({ ...practiceFields, ...numberFields }).superRefine(checkAnswers),
])

const assessmentSchema = z.discriminatedUnion('questionType', [
  z.strictObject({ ...assessmentFields, ...choiceFields }).superRefine(checkFeedback),
  z.strictObject({ ...assessmentFields, ...numberFields }).superRefine(checkAnswers),
])

interface Chosen {
  readonly answer: string
  readonly feedback?: Partial<Record<(typeof letters)[number], string>> | undefined
}

/** Reports feedback on the right choice. Also reports missing feedback if only some wrong choices have feedback. */
function checkFeedback({ answer, feedback }: Chosen, context: z.core.$RefinementCtx): void {
  if (!feedback) return
  for (const letter of letters) {
    const isGiven = feedback[letter] !== undefined
    if (isGiven !== (letter === answer)) continue
    const message = isGiven ? 'the right choice takes none' : 'missing: each wrong choice needs it once one has it'
    context.addIssue({ code: 'custom', path: ['feedback', letter], message })
  }
}

interface Typed {
  readonly answer: string
  readonly acceptedAnswers: readonly string[]
}

function checkAnswers({ answer, acceptedAnswers }: Typed, context: z.core.$RefinementCtx): void {
  if (areDifferent([answer, ...acceptedAnswers])) return
  const message = 'forms of the same number are equal without being listed'
  context.addIssue({ code: 'custom', path: ['acceptedAnswers'], message })
}

function areDifferent(answers: readonly string[]): boolean {
  const key = { acceptedAnswers: [], tolerance: null, unit: null, entry: 'sat' } as const
  return answers.every((answer, index) =>
    answers.slice(0, index).every((other) => gradeTypedAnswer(other, { ...key, answer }) !== 'right'),
  )
}

export const questionSourceSchemas = {
  practice: practiceSchema.superRefine(checkScore),
  assessment: assessmentSchema.superRefine(checkScore),
}
export type QuestionSource = z.infer<(typeof questionSourceSchemas)[QuestionPool]>

function checkScore(
  { difficultyLevel, difficultyScore }: { difficultyLevel: keyof typeof scoreRanges; difficultyScore: number },
  context: z.core.$RefinementCtx,
): void {
  const [lowest, highest] = scoreRanges[difficultyLevel]
  if (difficultyScore >= lowest && difficultyScore <= highest) return
  context.addIssue({
    code: 'custom',
    path: ['difficultyScore'],
    message: `${difficultyLevel} runs from ${lowest} to ${highest}, not ${difficultyScore}`,
  })
}
