import type { ImportedQuestion } from '../draft.ts'
import type { ExportedQuestion } from '../exported-question.ts'
import { fromRow, toRow } from '../field-row.ts'
import { fieldNames, questionFields } from '../fields.schemas.ts'

const taggedFields = fieldNames.flatMap((name) => {
  const { kind, tag } = questionFields[name]
  return tag === undefined ? [] : [{ name, kind, tag }]
})

/**
 * Matches a tag that contains a field, such as `subject:physics`, for programs that have tags but lack our fields. The
 * text after `skill:` is always a skill tag, even if it looks like a field.
 */
const prefixed = new RegExp(`^(${['id', 'skill', ...taggedFields.map(({ tag }) => tag)].join('|')}):(.*)$`, 's')

export type TaggedFields = Omit<ImportedQuestion, 'answer' | 'asTyped' | 'body' | 'choices' | 'explanation' | 'title'>

export function buildTags(question: ExportedQuestion): string[] {
  const fields = fromRow(question)
  return [
    ...taggedFields.flatMap(({ name, tag }) => (fields[name] === null ? [] : [`${tag}:${String(fields[name])}`])),
    ...question.skillTags.map((tag) => (prefixed.test(tag) ? `skill:${tag}` : tag)),
  ]
}

export function fieldsOfTags(tags: readonly string[]): TaggedFields {
  const found = new Map<string, string>()
  const skills: string[] = []
  for (const tag of tags.map((each) => each.trim())) {
    const [, name, value = ''] = prefixed.exec(tag) ?? []
    if (name === undefined) skills.push(tag)
    else if (name === 'skill') skills.push(value)
    else found.set(name, value.trim())
  }
  const values = taggedFields.map(({ name, kind, tag }) => [
    name,
    kind === 'number' ? number(found.get(tag)) : found.get(tag),
  ])
  return {
    legacyId: found.get('id'),
    ...toRow(Object.fromEntries(values)),
    skillTags: [...new Set(skills.filter((skill) => skill !== ''))],
  }
}

function number(value: string | undefined): number | undefined {
  const parsed = Number(value || Number.NaN)
  return Number.isFinite(parsed) ? parsed : undefined
}
