import { z } from 'zod'
import {
  line,
  questionDifficulties,
  questionGrades,
  questionLimits,
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
  // The default is for revisions that are older than the field.
  return {
    kind: 'number',
    written: written.nullish().describe(description),
    stored: z.number().nullable().default(null),
    tag,
  } as const
}

/**
 * The one definition of a question's fields, by their names in the API. The texts and the id are not here, because each
 * format treats them in its own way. From this table follow the row, the API's shapes, the revisions, what the formats
 * read and write, and the form.
 *
 * - `kind`: how a cell of text is read
 * - `written`: what a write may contain; a field that a write may omit is null until it is set
 * - `stored`: what a stored question contains. It is wider, because rows outlive the rules.
 * - `tag`: the prefix of the tag that holds the field in formats without a place for it, as in `subject:physics`
 */
export const questionFields = {
  title: textField(line(questionLimits.title).describe('The title, one line.')),
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

/** Shapes for zod objects: what a write contains, and what a stored question contains. */
export const writtenFields = buildShape('written')
export const storedFields = buildShape('stored')

export const storedFieldsSchema = z.object(storedFields)
export type WrittenFields = z.infer<z.ZodObject<typeof writtenFields>>
export type StoredFields = z.infer<typeof storedFieldsSchema>

/** The names of all fields, in the order of the table. */
export const fieldNames = storedFieldsSchema.keyof().options

type OptionalName = { [Name in FieldName]: null extends StoredFields[Name] ? Name : never }[FieldName]

function createUnsetFields(): { readonly [Name in OptionalName]: null }
function createUnsetFields(): object {
  const optional = fieldNames.filter((name) => storedFields[name].safeParse(null).success)
  return Object.fromEntries(optional.map((name) => [name, null]))
}

/** The fields that a question need not have, all without a value. */
export const unsetFields = createUnsetFields()
