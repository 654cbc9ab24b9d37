import { z } from 'zod'
import { line, text } from './storable.schemas.ts'
import {
  questionDifficulties,
  questionGrades,
  questionLimits,
  questionPools,
  questionSubjects,
  questionTypeSchema,
} from './vocabulary.schemas.ts'

function textField<Written extends z.ZodType<string>>(written: Written, tag?: string) {
  return { kind: 'text', written, stored: z.string(), tag } as const
}

function numberField<Written extends z.ZodType<number>>(written: Written, tag?: string) {
  return { kind: 'number', written, stored: z.number(), tag } as const
}

function optionalNumberField<Written extends z.ZodType<number>>(written: Written, description: string, tag?: string) {
  // The default applies to revisions that were stored before this field existed.
  return {
    kind: 'number',
    written: written.nullish().describe(description),
    stored: z.number().nullable().default(null),
    tag,
  } as const
}

/**
 * The single definition of a question's fields, by API name. The row, API schemas, revisions, file formats and form are
 * all derived from it. The id, body, choices, answer and explanation are not included, because each format handles them
 * differently.
 * - `kind`: how a text cell is parsed
 * - `written`: the schema for a write. An optional field that was never set has the default of `stored`.
 * - `stored`: the schema for a stored question. It accepts more values, because some rows predate the current rules.
 * - `tag`: the prefix of the tag that stores the field in formats without one, as in `subject:physics`. A list has a
 * tag per element.
 */
export const questionFields = {
  title: textField(line(questionLimits.title).describe('The title, as one line.')),
  subject: textField(z.enum(questionSubjects).describe('The subject.'), 'subject'),
  course: textField(line(questionLimits.name).describe('The course, such as `Physics 11`.'), 'course'),
  grade_code: textField(z.enum(questionGrades).describe('The grade.'), 'grade'),
  education_level: textField(
    line(questionLimits.name).describe('The education level, such as `high_school`.'),
    'level',
  ),
  difficulty_level: textField(z.enum(questionDifficulties).describe('The difficulty as a level.'), 'difficulty'),
  difficulty_score: numberField(z.number().min(0).max(10).describe('The difficulty from 0 (easiest) to 10.'), 'score'),
  question_type: textField(questionTypeSchema, 'type'),
  estimated_seconds: optionalNumberField(
    z.int().min(10).max(3_600),
    'How long an answer takes, in seconds.',
    'seconds',
  ),
  pool: {
    kind: 'text',
    written: z
      .enum(questionPools)
      .optional()
      .describe('`assessment` for items that appear only in runs, never in practice.'),
    stored: z.string().default('practice'),
    tag: 'pool',
  },
  answer_tolerance: optionalNumberField(
    z.number().min(0).max(1_000_000_000),
    'By how much a numerical answer may differ. It must be equal where this is null.',
    'tolerance',
  ),
  answer_unit: {
    kind: 'text',
    written: line(questionLimits.unit).nullish().describe('The unit of a numerical answer, such as `cm`.'),
    stored: z.string().nullable().default(null),
    tag: 'unit',
  },
  accepted_answers: {
    kind: 'list',
    written: z
      .array(line(questionLimits.acceptedAnswer))
      .max(questionLimits.acceptedAnswers)
      .optional()
      .describe('Other correct answers. Other forms of the same number need not be listed.'),
    stored: z.array(z.string()).default([]),
    tag: 'accepts',
  },
  hints: {
    kind: 'list',
    written: z
      .array(text(questionLimits.hint).min(1, 'Must not be empty'))
      .max(questionLimits.hints)
      .optional()
      .describe(
        'HTML, sanitized like the body. The first hint says where to look, the last one gives the decisive step.',
      ),
    stored: z.array(z.string()).default([]),
    tag: undefined,
  },
  rubric: {
    kind: 'text',
    written: text(questionLimits.body)
      .optional()
      .describe('HTML, sanitized like the body: the criteria by which students grade their own essay.'),
    stored: z.string().default(''),
    tag: undefined,
  },
  skill_tags: {
    kind: 'list',
    written: z
      .array(line(questionLimits.tag))
      .max(questionLimits.tags)
      .refine((tags) => new Set(tags).size === tags.length, 'A tag is named twice')
      .describe('The skills that the question trains, such as `math.quadratics`.'),
    stored: z.array(z.string()),
    tag: undefined,
  },
} as const

type Fields = typeof questionFields
type FieldName = keyof Fields
type Shape<Kind extends 'stored' | 'written'> = { [Name in FieldName]: Fields[Name][Kind] }

function buildShape<Kind extends 'stored' | 'written'>(kind: Kind): Shape<Kind>
function buildShape(kind: 'stored' | 'written'): object {
  return Object.fromEntries(Object.entries(questionFields).map(([name, field]) => [name, field[kind]]))
}

/** Zod shapes for writes and for stored questions. */
export const writtenFields = buildShape('written')
export const storedFields = buildShape('stored')

export const storedFieldsSchema = z.object(storedFields)
export type WrittenFields = z.infer<z.ZodObject<typeof writtenFields>>
export type StoredFields = z.infer<typeof storedFieldsSchema>

export const fieldNames = storedFieldsSchema.keyof().options

type OptionalName = {
  [Name in FieldName]: undefined extends z.input<Fields[Name]['stored']> ? Name : never
}[FieldName]

function createUnsetFields(): { readonly [Name in OptionalName]: StoredFields[Name] }
function createUnsetFields(): object {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const unset = storedFields[name].safeParse(undefined)
      return unset.success ? [[name, unset.data]] : []
    }),
  )
}

/** The initial values of the fields that a write may omit. */
export const unsetFields = createUnsetFields()
