import { splitLines } from '../file/lines.ts'
import { hideEscapes } from './escapes.ts'

/** One question of a GIFT file, or what is written like one. */
export interface GiftBlock {
  /** Where it begins, counted from 1. */
  readonly line: number
  /** Without comments, with its escapes hidden. */
  readonly text: string
  /** Named in comments: `[id:…]`. */
  readonly id: string | undefined
  /** Named in comments: `[tag:…]`. */
  readonly tags: readonly string[]
  /** Named by `$CATEGORY: …`; holds for the questions that follow. */
  readonly category: string | undefined
}

/** Empty lines part the questions of a GIFT file. */
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
