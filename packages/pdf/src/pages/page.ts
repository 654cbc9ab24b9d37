import type { Face } from '../fonts/face.ts'
import type { Drawing } from '../maths/drawing.ts'

/** Red, green and blue, each from 0 to 1, as PDF writes them. */
export type Colour = string

/** Something to draw at a place on the page, in points. */
export type Draw =
  | { kind: 'text'; text: string; face: Face; size: number; x: number; y: number; slanted: boolean; colour?: Colour }
  | { kind: 'formula'; drawing: Drawing; size: number; x: number; y: number; texts: TextDraw[] }
  | { kind: 'box'; x: number; y: number; width: number; height: number; colour: Colour }
  /** Operators of PDF in points from (x, y). */
  | { kind: 'shape'; x: number; y: number; operators: string }

export type TextDraw = Extract<Draw, { kind: 'text' }>

/** Draws that belong together: what a screen reader reads, or an artifact that it passes over. */
interface Content {
  element: StructureElement | undefined
  /** What is copied and read instead of the letters. */
  actualText?: string
  draws: Draw[]
}

export interface Link {
  element: StructureElement
  href: string
  words: string
  left: number
  bottom: number
  right: number
  top: number
}

export interface Bookmark {
  level: number
  title: string
  page: Page
  /** The y at which the heading begins. */
  top: number
}

export interface Page {
  /** In the order of reading. */
  contents: Content[]
  links: Link[]
  bookmarks: Bookmark[]
}

/** The standard structure types of PDF that we use (ISO 32000-1, 14.8.4). */
export type Role =
  | ('Document' | 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'BlockQuote' | 'Code' | 'Note')
  | ('L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'THead' | 'TBody' | 'TR' | 'TH' | 'TD' | 'Formula' | 'Link')

/** A node of the tree that says what the text is made of. */
export interface StructureElement {
  role: Role
  /** Words for what is drawn. */
  alt?: string
  columns?: number
  rows?: number
  children: StructureChild[]
}

type StructureChild =
  | { kind: 'element'; element: StructureElement }
  | { kind: 'content'; page: Page; index: number }
  | { kind: 'link'; page: Page; link: Link }

export function newPage(): Page {
  return { contents: [], links: [], bookmarks: [] }
}

/** Draws something that is part of the text. */
export function drawContent(page: Page, element: StructureElement, draws: Draw[], actualText?: string): void {
  element.children.push({ kind: 'content', page, index: page.contents.length })
  page.contents.push({ element, draws, ...(actualText === undefined ? {} : { actualText }) })
}

/** Draws something that is there for the eye alone: lines, backgrounds, page numbers. */
export function drawArtifact(page: Page, draws: Draw[]): void {
  page.contents.push({ element: undefined, draws })
}
