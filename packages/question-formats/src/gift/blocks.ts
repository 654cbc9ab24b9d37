import { splitLines } from '../file/lines.ts'
import { hideEscapes } from './escapes.ts'

/** A block of lines in a GIFT file: a question, a category, or both. */
export interface GiftBlock {
  /** The line where the block starts, counted from 1. */
  readonly line: number
  /** The text without comments and categories, with hidden escapes. */
  readonly text: string
  /** From `[id:…]` in comments. */
  readonly id: string | undefined
  /** From `[tag:…]` in comments. */
  readonly tags: readonly string[]
  /** From `$CATEGORY: …`. It applies to this question and the following ones. */
  readonly category: string | undefined
}

/** Splits a GIFT file into blocks at empty lines. */
export function* giftBlocks(text: string): Generator<GiftBlock> {
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

const inBrackets = (name: string) => new RegExp(String.raw`\[${name}:((?:\\.|[^\]\\])+)\]`, 'g')

function* parseBlock(lines: readonly string[], line: number): Generator<GiftBlock> {
  const isComment = (source: string) => source.trimStart().startsWith('//')
  const isCategory = (source: string) => source.trimStart().startsWith('$CATEGORY:')
  const comments = lines.filter(isComment).join('\n')
  const category = lines.findLast(isCategory)?.replace(/^\s*\$CATEGORY:/, '')
  const text = lines.filter((source) => !isComment(source) && !isCategory(source)).join('\n')
  if (text === '' && category === undefined) return
  yield {
    line,
    text: hideEscapes(text),
    id: listValues(comments, 'id').at(-1),
    tags: listValues(comments, 'tag'),
    category,
  }
}

function listValues(comments: string, name: 'id' | 'tag'): string[] {
  return [...comments.matchAll(inBrackets(name))].map(([, value = '']) => value.replaceAll(/\\(.)/g, '$1').trim())
}
