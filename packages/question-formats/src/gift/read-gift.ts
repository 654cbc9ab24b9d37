import { buildError, type Draft, lost } from '../draft.ts'
import type { RowPlace } from '../findings.schemas.ts'
import { transferLimits } from '../limits.ts'
import { findCategoryName } from '../moodle/category.ts'
import { fieldsOfTags } from '../shared/tags.ts'
import { readAnswering } from './answering.ts'
import { type GiftBlock, giftBlocks } from './blocks.ts'
import { showEscapes } from './escapes.ts'
import { formatted, giftHtml } from './text.ts'

/** Reads questions from Moodle's GIFT format as Moodle does. */
export function* readGift(text: string): Generator<Draft> {
  let course: string | undefined
  let number = 0
  for (const block of giftBlocks(text)) {
    if (block.category !== undefined) course = findCategoryName(block.category)
    if (block.text.trim() !== '') yield toDraft(block, ++number, course)
  }
}

function toDraft({ text, line, id, tags }: GiftBlock, number: number, course: string | undefined): Draft {
  const [begin = '', name = ''] = /^\s*::(.*?)::/s.exec(text) ?? []
  const title = showEscapes(name).replaceAll(/\s+/g, ' ').trim()
  const item = id || title
  const row: RowPlace = { number, line, ...(item && { item }) }
  if (text.length > transferLimits.rowLength)
    return { row, question: undefined, findings: [buildError('row_too_large')] }

  const { format, source } = formatted(text.slice(begin.length), 'moodle')
  const opened = source.indexOf('{')
  const closed = source.lastIndexOf('}')
  if (opened < 0 && closed < 0) return leftOut(row, lost('unsupported_question_type', 'description'))
  const inside = source.slice(opened + 1, closed)
  if (opened < 0 || closed < opened || /[{}]/.test(inside))
    return leftOut(row, buildError('gift_syntax', showEscapes(source.slice(0, 60))))

  const [answers = '', ...general] = inside.split('####')
  const answering = readAnswering(answers, format)
  if ('leftOut' in answering) return leftOut(row, answering.leftOut)
  const { findings, explanation: feedback, ...answer } = answering
  const explanation = giftHtml(general.join('####'), format)
  const tagged = fieldsOfTags(tags)
  return {
    row,
    question: {
      ...tagged,
      legacyId: id || tagged.legacyId,
      title,
      course: tagged.course ?? course,
      body: giftHtml(addGap(source.slice(0, opened), source.slice(closed + 1)), format),
      ...answer,
      questionType: tagged.questionType ?? answer.questionType,
      explanation: explanation || feedback,
      asTyped: false,
    },
    findings: [
      ...findings,
      ...(explanation !== '' && feedback !== '' ? [lost('choice_feedback', '1')] : []),
      ...(format === 'markdown' ? [lost('markdown')] : []),
    ],
  }
}

function leftOut(row: RowPlace, finding: Draft['findings'][number]): Draft {
  return { row, question: undefined, findings: [finding] }
}

/** Returns the text around the answers, with a gap in their place if text follows them. */
function addGap(before: string, after: string): string {
  return after.trim() === '' ? before : `${before.trimEnd()} _____ ${after.trim()}`
}
