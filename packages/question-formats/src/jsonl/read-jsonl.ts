import { buildError, buildLoss, buildSkippedDraft, type Draft, type ImportedQuestion } from '../draft.ts'
import { toRow } from '../field-row.ts'
import { splitLines } from '../file/lines.ts'
import type { Finding, RowPlace } from '../findings.schemas.ts'
import { transferLimits } from '../limits.ts'
import { fromBase64 } from '../shared/pictures.ts'
import { reasonColumn } from '../table/columns.schemas.ts'
import { derivedFields, type QuestionLine, questionLineSchema } from './fields.ts'

/** Reads questions from JSON Lines, with one object per line. Skips empty lines. */
export function* readJsonLines(text: string): Generator<Draft> {
  let number = 0
  for (const [line, source] of splitLines(text)) {
    if (source.trim() !== '') yield { ...toDraft(source, { number: ++number, line }), source: [source] }
  }
}

function toDraft(source: string, row: RowPlace): Draft {
  if (source.length > transferLimits.lineLength) return buildSkippedDraft(row, [buildError('row_too_large')])
  const value = parseLine(source)
  if (value === undefined) return buildSkippedDraft(row, [buildError('json_syntax', source.slice(-60))])
  const line = questionLineSchema.safeParse(dropNulls(value))
  if (!line.success) {
    return buildSkippedDraft(
      row,
      line.error.issues.map(({ path }) => buildError('invalid_field', path.join('.'))),
    )
  }
  return { row: addPlace(row, line.data), question: toQuestion(line.data), findings: unknownFields(value) }
}

function parseLine(source: string): object | undefined {
  try {
    const value: unknown = JSON.parse(source)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Drops fields that are null, because null means that the field has no value. */
function dropNulls(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null))
}

function addPlace(row: RowPlace, { legacy_id }: QuestionLine): RowPlace {
  return legacy_id ? { ...row, item: legacy_id } : row
}

function unknownFields(value: object): Finding[] {
  const known = new Set([...Object.keys(questionLineSchema.shape), ...derivedFields, reasonColumn])
  return Object.keys(value)
    .filter((name) => !known.has(name))
    .map((name) => buildLoss('unknown_field', name))
}

export function toQuestion(line: QuestionLine): ImportedQuestion {
  return {
    legacyId: line.legacy_id,
    ...toRow(line),
    skillTags: line.skill_tags ?? [],
    body: line.content_question_mj,
    choices: line.choices ?? [],
    answer: line.answer ?? '',
    explanation: line.explanation ?? '',
    ...(line.pictures && { files: readPictures(line.pictures) }),
    asTyped: line.as_typed ?? false,
  }
}

function readPictures(pictures: Readonly<Record<string, string>>): ReadonlyMap<string, Uint8Array> {
  return new Map(
    Object.entries(pictures).flatMap(([id, data]): [string, Uint8Array][] => {
      const bytes = fromBase64(data)
      return bytes ? [[`/pictures/${id}`, bytes]] : []
    }),
  )
}
