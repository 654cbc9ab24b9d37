import type { PdfPicture } from '../content/pictures.ts'
import type { Face } from '../fonts/face.ts'
import type { Language } from '../language.ts'
import type { Drawing } from '../math/drawing.ts'

/** Red, green and blue from 0 to 1, as PDF operands. */
export type Color = string

/** Positions and sizes are in points. */
export type Draw =
  | { kind: 'text'; text: string; face: Face; size: number; x: number; y: number; slanted: boolean; color?: Color }
  | { kind: 'formula'; drawing: Drawing; size: number; x: number; y: number; texts: TextDraw[] }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: Color }
  | { kind: 'picture'; file: PdfPicture; x: number; y: number; width: number; height: number }
  /** Coordinates in `operators` are in points, relative to (x, y). `opacity` applies to fills, and defaults to 1. */
  | { kind: 'shape'; x: number; y: number; operators: string; opacity?: number }

export type TextDraw = Extract<Draw, { kind: 'text' }>

/** Content without an element is an artifact, which screen readers skip. */
interface Content {
  element: StructureElement | undefined
  /** The text that is copied or read aloud instead of the drawn letters. */
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
  /** The y coordinate of the heading's upper edge. */
  top: number
}

export interface Page {
  /** In reading order. */
  contents: Content[]
  links: Link[]
  bookmarks: Bookmark[]
}

/** Standard structure types (ISO 32000-1, 14.8.4). */
export type Role =
  | ('Document' | 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'BlockQuote' | 'Code' | 'Note')
  | (
      | 'L'
      | 'LI'
      | 'Lbl'
      | 'LBody'
      | 'Table'
      | 'THead'
      | 'TBody'
      | 'TR'
      | 'TH'
      | 'TD'
      | 'Formula'
      | 'Link'
      | 'Figure'
      | 'Caption'
    )

export interface StructureElement {
  role: Role
  /** Alt text. */
  alt?: string
  /** The drawing's source, such as LaTeX. */
  title?: string
  /** The language of the alt text, if it differs from the document's. */
  language?: Language
  /** The bounding box on the page, in points: left, bottom, right, top. */
  bounds?: readonly [number, number, number, number]
  columns?: number
  rows?: number
  /** Whether a header cell labels its column or its row. */
  scope?: 'Column' | 'Row'
  children: StructureChild[]
}

type StructureChild =
  | { kind: 'element'; element: StructureElement }
  | { kind: 'content'; page: Page; index: number }
  | { kind: 'link'; page: Page; link: Link }

export function newPage(): Page {
  return { contents: [], links: [], bookmarks: [] }
}

export function drawContent(page: Page, element: StructureElement, draws: Draw[], actualText?: string): void {
  element.children.push({ kind: 'content', page, index: page.contents.length })
  page.contents.push({ element, draws, ...(actualText === undefined ? {} : { actualText }) })
}

/** Adds content that screen readers skip, such as lines, backgrounds and page numbers. */
export function drawArtifact(page: Page, draws: Draw[]): void {
  page.contents.push({ element: undefined, draws })
}

export function newElement(role: Role): StructureElement {
  return { role, children: [] }
}

export function addElement(parent: StructureElement, role: Role): StructureElement {
  const element = newElement(role)
  parent.children.push({ kind: 'element', element })
  return element
}
