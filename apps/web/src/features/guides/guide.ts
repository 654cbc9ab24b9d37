/** A guide as the build makes it of its Markdown file. Plain data, so that it can be a chunk of its own. */

/** The exam bodies whose figures the guides quote; names are in the `guides` texts. */
export type ExamBody = 'collegeBoard' | 'act' | 'ib' | 'ouac'

/** Where a figure comes from; the guide lists its notes at the end, and figures point there by number, from 1. */
export interface Note {
  body: ExamBody
  /** The exam body's own page: the source itself where the figure is official, else where the reader should check. */
  site: string
  /** A: the exam body says so; B: several others agree; C: one other source; D: expected from past years. */
  confidence: 'A' | 'B' | 'C' | 'D'
}

/** A day, or the first and the last day of a span, as 'YYYY-MM-DD'. */
export interface DateSpan {
  from: string
  to: string
}

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[] }
  | { kind: 'figure'; text: string; note?: number }
  | ({ kind: 'date'; note?: number } & DateSpan)

export type Block =
  | { kind: 'paragraph' | 'heading'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

export interface Section {
  /** The part of the address after `#`. */
  id: string
  title: Inline[]
  blocks: Block[]
}

/** A part of an exam, as a key of the `guides` texts; AP courses go by their own names in every language. */
export type BarLabel =
  | { part: 'readingWriting' | 'english' | 'math' | 'reading' | 'scienceOptional' | 'writingOptional' | 'pause' }
  | { part: 'craftAndStructure' | 'informationAndIdeas' | 'englishConventions' | 'expressionOfIdeas' }
  | { part: 'algebra' | 'advancedMath' | 'dataAnalysis' | 'geometryTrigonometry' | 'higherMath' | 'essentialSkills' }
  | { course: string }

export interface Chart {
  /** A key of the `guides` texts. */
  name: 'satTiming' | 'satReadingWriting' | 'satMath' | 'actTiming' | 'actMath' | 'apFives'
  unit: 'minutes' | 'percent'
  bars: { label: BarLabel; value: number }[]
  note: number
}

export interface Guide {
  title: string
  summary: string
  /** For search engines. */
  description: string
  intro: Block[]
  sections: Section[]
  charts: Chart[]
  notes: Note[]
  /** The day the figures were last checked. */
  checked: string
}

/** What a list of guides shows of one. */
export interface GuideCard {
  slug: string
  title: string
  summary: string
  /** What each grade should know, from G9 to G12, as plain text; empty for exam guides. */
  grades: string[]
}
