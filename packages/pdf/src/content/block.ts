import type { Figure } from '@pathwise/rich-text/figure'
import type { Picture } from '@pathwise/rich-text/picture-element'
import type { PdfPicture } from './pictures.ts'

export interface TextStyle {
  strong?: true
  emphasis?: true
  underline?: true
  strike?: true
  code?: true
  shift?: 'sub' | 'sup'
  href?: string
}

export type Inline =
  | { kind: 'text'; text: string; style: TextStyle }
  | { kind: 'break' }
  | { kind: 'formula'; latex: string; style: TextStyle }

export interface ListItem {
  /** Undefined for an item that is not a task. */
  checked: boolean | undefined
  blocks: Block[]
}

export interface Cell {
  header: boolean
  columns: number
  rows: number
  blocks: Block[]
}

export interface Row {
  head: boolean
  cells: Cell[]
}

export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'heading'; level: number; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: ListItem[] }
  | { kind: 'quote'; heading?: string; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: Row[] }
  | { kind: 'formula'; latex: string }
  | { kind: 'figure'; figure: Figure; caption: Inline[] }
  | { kind: 'picture'; picture: Picture; file: PdfPicture; caption: Inline[] }
  | { kind: 'rule' }
  /** Replaces content that cannot be rendered. The text is in the document's language. */
  | { kind: 'note'; text: string }
