import type { Face } from '../fonts/face.ts'
import type { Drawing } from '../maths/drawing.ts'

/** Red, green and blue, each from 0 to 1, as PDF writes them. */
export type Colour = string

/** A drawing instruction at a position on the page, in points. */
export type Draw =
  | { kind: 'text'; text: string; face: Face; size: number; x: number; y: number; slanted: boolean; colour?: Colour }
  | { kind: 'formula'; drawing: Drawing; size: number; x: number; y: number; texts: TextDraw[] }
  | { kind: 'box'; x: number; y: number; width: number; height: number; colour: Colour }
  /** PDF operators in points, relative to (x, y). */
  | { kind: 'shape'; x: number; y: number; operators: string }

export type TextDraw = Extract<Draw, { kind: 'text' }>

/** The draws of a structure element, or of an artifact (`element` undefined), which screen readers skip. */
interface Content {
  element: StructureElement | undefined
  /** The text that is copied and read aloud instead of the drawn letters. */
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
  /** The y of the heading's upper edge. */
  top: number
}

export interface Page {
  /** In reading order. */
  contents: Content[]
  links: Link[]
  bookmarks: Bookmark[]
}

/** The standard structure types of PDF in use (ISO 32000-1, 14.8.4). */
export type Role =
  | ('Document' | 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'BlockQuote' | 'Code' | 'Note')
  | ('L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'THead' | 'TBody' | 'TR' | 'TH' | 'TD' | 'Formula' | 'Link')

/** A node of the structure tree. */
export interface StructureElement {
  role: Role
  /** The text alternative of the drawing. */
  alt?: string
  /** The source of the drawing, which programs can read. */
  title?: string
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

/** Adds draws to a page as content of a structure element. */
export function drawContent(page: Page, element: StructureElement, draws: Draw[], actualText?: string): void {
  element.children.push({ kind: 'content', page, index: page.contents.length })
  page.contents.push({ element, draws, ...(actualText === undefined ? {} : { actualText }) })
}

/** Adds draws that screen readers skip, such as lines, backgrounds and page numbers. */
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
