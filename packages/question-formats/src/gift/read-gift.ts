import { buildError, buildLoss, buildSkippedDraft, type Draft } from '../draft.ts'
import { splitLines } from '../file/lines.ts'
import type { RowPlace } from '../findings.schemas.ts'
import { transferLimits } from '../limits.ts'
import { findCategoryName } from '../moodle/text.ts'
import { buildMatching } from '../shared/matching.ts'
import { splitDraft } from '../shared/split.ts'
import { readTaggedFields } from '../shared/tags.ts'
import { parseAnswers, readPairs } from './answers.ts'
import { hideEscapes, showEscapes } from './escapes.ts'
import { convertGiftToHtml, splitFormat } from './text.ts'

/** Reads questions in the GIFT format as Moodle does. */
export function* readGift(text: string): Generator<Draft> {
  let course: string | undefined
  let number = 0
  for (const block of giftBlocks(text)) {
    if (block.category !== undefined) course = findCategoryName(block.category)
    if (block.text.trim() === '') continue
    for (const draft of toDrafts(block, number + 1, course)) {
      number = draft.row.number
      yield { ...draft, source: [block.source] }
    }
  }
}

function toDrafts(
  { text, line, id, tags, hints, rubric }: GiftBlock,
  number: number,
  course: string | undefined,
): Draft[] {
  const [begin = '', name = ''] = /^\s*::(.*?)::/s.exec(text) ?? []
  const title = showEscapes(name).replaceAll(/\s+/g, ' ').trim()
  const item = id || title
  const row: RowPlace = { number, line, ...(item && { item }) }
  if (text.length > transferLimits.lineLength) return [buildSkippedDraft(row, [buildError('row_too_large')])]

  const { format, source } = splitFormat(text.slice(begin.length), 'moodle')
  const opened = source.indexOf('{')
  const closed = source.lastIndexOf('}')
  if (opened < 0 && closed < 0) return [buildSkippedDraft(row, [buildLoss('unsupported_question_type', 'description')])]
  const inside = source.slice(opened + 1, closed)
  if (opened < 0 || closed < opened || /[{}]/.test(inside))
    return [buildSkippedDraft(row, [buildError('gift_syntax', showEscapes(source.slice(0, 60)))])]

  const [answers = '', ...general] = inside.split('####')
  const tagged = readTaggedFields(tags)
  const texts = {
    tagged,
    legacyId: id || tagged.legacyId,
    title,
    course,
    body: convertGiftToHtml(addGap(source.slice(0, opened), source.slice(closed + 1)), format),
    explanation: convertGiftToHtml(general.join('####'), format),
    hints,
    rubric,
  }
  // GIFT has no escape for `->`, so only the tag shows that such an answer in our own export is no pair.
  const isTyped = tagged.questionType === 'short_answer'
  const pairs = isTyped ? [] : readPairs(answers, format)
  const parts = buildMatching(texts.body, pairs)
  const whole = { answers: parseAnswers(answers, format, isTyped), body: texts.body }
  return splitDraft(
    row,
    parts.length > 0 ? parts : [whole],
    texts,
    format === 'markdown' ? [buildLoss('markdown')] : [],
  )
}

/** Returns the text around the answers. If text follows them, a gap takes their place. */
function addGap(before: string, after: string): string {
  return after.trim() === '' ? before : `${before.trimEnd()} _____ ${after.trim()}`
}

/** A block of lines: a question, a category, or both. */
interface GiftBlock {
  /** The unmodified lines of the block, without category lines. */
  readonly source: string
  /** The number of the block's first line, from 1. */
  readonly line: number
  /** The text with escapes hidden, without comments and categories. */
  readonly text: string
  /** The question's id, from `[id:…]` in a comment. */
  readonly id: string | undefined
  /** The question's tags, from `[tag:…]` in its comments. */
  readonly tags: readonly string[]
  /** The HTML of `[hint:…]` and `[rubric:…]` tags in comments. Only our own exports contain these tags. */
  readonly hints: readonly string[]
  readonly rubric: string
  /** The category from the last `$CATEGORY: …` line at or above the question. */
  readonly category: string | undefined
}

/** Splits a GIFT file into blocks at empty lines. */
function* giftBlocks(text: string): Generator<GiftBlock> {
  let block: string[] = []
  let first = 1
  for (const [line, source] of splitLines(text)) {
    if (source.trim() !== '') {
      if (block.length === 0) first = line
      block.push(source)
    } else if (block.length > 0) {
      yield* parseBlock(block, first)
      block = []
    }
  }
  yield* parseBlock(block, first)
}

function* parseBlock(lines: readonly string[], line: number): Generator<GiftBlock> {
  const isComment = (source: string) => source.trimStart().startsWith('//')
  const isCategory = (source: string) => source.trimStart().startsWith('$CATEGORY:')
  const comments = lines.filter(isComment).join('\n')
  const category = lines.findLast(isCategory)?.replace(/^\s*\$CATEGORY:/, '')
  const text = lines.filter((source) => !isComment(source) && !isCategory(source)).join('\n')
  if (text === '' && category === undefined) return
  yield {
    source: lines.filter((each) => !isCategory(each)).join('\n'),
    line,
    text: hideEscapes(text),
    id: listValues(comments, 'id').at(-1),
    tags: listValues(comments, 'tag'),
    hints: listValues(comments, 'hint'),
    rubric: listValues(comments, 'rubric').at(-1) ?? '',
    category,
  }
}

/**
 * Returns the values in brackets, such as `[id:a\]b]`. Searches step by step: a single regular expression would take
 * superlinear time, or overflow the stack on a value as long as a picture.
 */
function listValues(comments: string, name: 'hint' | 'id' | 'rubric' | 'tag'): string[] {
  const opening = `[${name}:`
  const values: string[] = []
  let at = comments.indexOf(opening)
  while (at >= 0) {
    const start = at + opening.length
    const end = findClosing(comments, start)
    if (end < 0) break
    if (end > start) values.push(comments.slice(start, end).replaceAll(/\\(.)/g, '$1').trim())
    at = comments.indexOf(opening, end)
  }
  return values
}

/** Returns the index of the next unescaped closing bracket, or -1 if there is none. */
function findClosing(text: string, start: number): number {
  const special = /\\.|\]/gs
  special.lastIndex = start
  let match = special.exec(text)
  while (match && match[0] !== ']') match = special.exec(text)
  return match?.index ?? -1
}
