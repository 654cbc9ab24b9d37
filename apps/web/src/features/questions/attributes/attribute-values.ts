import { type CreateQuestionInput, createQuestionInputSchema } from '@pathwise/api/questions/questions.schemas'
import { fieldNames, questionFields, type StoredFields, unsetFields } from '@pathwise/question-formats/fields.schemas'
import { buildChoice, listChoiceIds } from '@pathwise/question-formats/vocabulary.schemas'
import type { QuestionText } from '../editor/question-text.ts'

/** The plain-text fields. Rich-text fields have their own editors. */
type PlainField = Exclude<keyof StoredFields, 'hints' | 'rubric'>
export type FieldTexts = { readonly [Name in PlainField]: string }

const plainFields = fieldNames.filter((name) => name !== 'hints' && name !== 'rubric')

/** A question's attributes as form values. Each plain-text field is a string; a list field has one element per line. */
export interface AttributeValues extends FieldTexts, Pick<QuestionText, 'answer' | 'choices' | 'legacy_id'> {}
export type AttributeField = keyof QuestionText

export function toFormValues({ legacy_id, choices, answer, ...fields }: QuestionText): AttributeValues {
  return { legacy_id, choices, answer, ...formatFields(fields) }
}

function formatFields(fields: StoredFields): FieldTexts
function formatFields(fields: StoredFields): object {
  return Object.fromEntries(plainFields.map((name) => [name, [fields[name]].flat().join('\n')]))
}

function parseFields(texts: FieldTexts): object {
  return Object.fromEntries(plainFields.map((name) => [name, parseField(name, texts[name])]))
}

const unset = new Map<string, unknown>(Object.entries(unsetFields))

/** Converts a field's text to an API value. Returns NaN if it is not a valid number. */
function parseField(name: PlainField, text: string): unknown {
  const { kind } = questionFields[name]
  if (kind === 'list') return parseLines(text)
  if (text.trim() === '' && unset.has(name)) return unset.get(name)
  if (kind === 'text') return text
  return text.trim() === '' ? Number.NaN : Number(text)
}

/** Returns the names of the number fields whose text is not a number. */
export function findUnreadable(texts: Partial<FieldTexts>): AttributeField[] {
  return plainFields.filter((name) => {
    const text = texts[name]
    return text !== undefined && Number.isNaN(parseField(name, text))
  })
}

/** Parses the text of each field into a question value. Omits fields whose text cannot be parsed. */
export function readFields(texts: Partial<FieldTexts>): Partial<QuestionText>
export function readFields(texts: Partial<FieldTexts>): object {
  const unreadable = findUnreadable(texts)
  return Object.fromEntries(
    plainFields.flatMap((name) => {
      const text = texts[name]
      return text === undefined || unreadable.includes(name) ? [] : [[name, parseField(name, text)]]
    }),
  )
}

function parseLines(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

type Checked = { ok: true; input: CreateQuestionInput } | { ok: false; refused: ReadonlySet<string> }

/** Converts the form values to API input, or returns the names of the invalid fields. */
export function checkAttributes(
  { legacy_id, choices, answer, ...fields }: AttributeValues,
  texts: Pick<QuestionText, 'content_question_mj' | 'explanation' | 'hints' | 'rubric'>,
): Checked {
  const right = listChoiceIds(answer, fields.question_type)
  const parsed = createQuestionInputSchema.safeParse({
    // Clear the feedback on correct choices, because the explanation already explains the correct answer.
    choices: choices.map((choice) => buildChoice(right.includes(choice.id) ? { ...choice, feedback: '' } : choice)),
    answer,
    ...parseFields(fields),
    ...texts,
    // Omit an empty legacy id; the server generates one for a new question.
    ...(legacy_id !== '' && { legacy_id }),
    as_typed: true,
  })
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, refused: new Set(parsed.error.issues.map(({ path }) => String(path[0]))) }
}

/** Converts form input back to question fields. Omits the question body, which the form does not edit. */
export function toAttributes(input: CreateQuestionInput): Partial<QuestionText> {
  const { as_typed: _, ...attributes } = input
  return dropUndefined({ ...attributes, content_question_mj: undefined })
}

function dropUndefined<Given extends object>(given: Given): { [Name in keyof Given]?: Exclude<Given[Name], undefined> }
function dropUndefined(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

export const emptyQuestion: QuestionText = {
  ...unsetFields,
  legacy_id: '',
  title: '',
  subject: 'mathematics',
  course: '',
  grade_code: 'G9',
  education_level: 'high_school',
  difficulty_level: 'intermediate',
  difficulty_score: 5,
  question_type: 'multiple_choice',
  skill_tags: [],
  content_question_mj: '',
  choices: [],
  answer: '',
  explanation: '',
}
