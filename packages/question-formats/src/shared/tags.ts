import type { ImportedQuestion } from '../draft.ts'
import type { ExportedQuestion } from '../exported-question.ts'
import { type FieldsRow, fromRow, rowName, toRow } from '../field-row.ts'
import { fieldNames, questionFields, unsetFields } from '../fields.schemas.ts'
import { formatDecimal } from './decimal.ts'

const taggedFields = fieldNames.flatMap((name) => {
  const { kind, tag } = questionFields[name]
  return tag === undefined ? [] : [{ name, kind, tag }]
})

const unset = new Map<string, unknown>(Object.entries(unsetFields))

/**
 * Matches a tag that stores a field, such as `subject:physics`, for programs that support tags but lack our fields. The
 * text after `skill:` is always a skill, even if it looks like a field.
 */
const prefixed = new RegExp(`^(${['id', 'skill', ...taggedFields.map(({ tag }) => tag)].join('|')}):(.*)$`, 's')

export type TaggedFields = Omit<
  ImportedQuestion,
  'answer' | 'asTyped' | 'body' | 'choices' | 'explanation' | 'hints' | 'rubric' | 'title'
>

/**
 * @param native the fields that the format itself has; they get no tags, because a tag would undo a change made in
 * another program
 */
export function buildTags(question: ExportedQuestion, native: readonly (keyof FieldsRow)[] = []): string[] {
  const fields = fromRow(question)
  return [
    ...taggedFields
      .filter(({ name }) => !native.includes(rowName(name)))
      .filter(({ name }) => fields[name] !== unset.get(name))
      .flatMap(({ name, tag }) => [fields[name] ?? []].flat().map((value) => `${tag}:${formatValue(value)}`)),
    ...question.skillTags.map((tag) => (prefixed.test(tag) ? `skill:${tag}` : tag)),
  ]
}

function formatValue(value: number | string): string {
  return typeof value === 'number' ? formatDecimal(value) : value
}

export function readTaggedFields(tags: readonly string[]): TaggedFields {
  const found = new Map<string, string[]>()
  const skills: string[] = []
  for (const tag of tags.map((each) => each.trim())) {
    const [, name, value = ''] = prefixed.exec(tag) ?? []
    if (name === undefined) skills.push(tag)
    else if (name === 'skill') skills.push(value)
    else found.set(name, [...(found.get(name) ?? []), value.trim()])
  }
  const values = taggedFields.map(({ name, kind, tag }) => [name, readValue(kind, found.get(tag))])
  return {
    legacyId: found.get('id')?.at(-1),
    ...toRow(Object.fromEntries(values)),
    skillTags: [...new Set(skills.filter((skill) => skill !== ''))],
  }
}

function readValue(kind: 'list' | 'number' | 'text', found: readonly string[] | undefined): unknown {
  if (kind === 'list') return found
  return kind === 'number' ? number(found?.at(-1)) : found?.at(-1)
}

function number(value: string | undefined): number | undefined {
  const parsed = Number(value || Number.NaN)
  return Number.isFinite(parsed) ? parsed : undefined
}
