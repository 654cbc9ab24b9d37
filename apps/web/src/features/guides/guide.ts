/**
 * The data of a guide. The build compiles it from the guide's Markdown file, so that each guide can have its own chunk.
 */

/**
 * The official bodies, such as exam boards, whose figures the guides cite. Their names are in the `guides` namespace.
 */
export type SourceBody = ('collegeBoard' | 'act' | 'ib' | 'ouac') | ('commonApp' | 'federalStudentAid' | 'ontario')

/**
 * The source of a figure. A guide lists its sources as notes at the end; figures refer to them by number, starting at
 * 1.
 */
export interface Note {
  body: SourceBody
  /**
   * The official body's page: the source itself for an official figure, otherwise a page where readers can verify the
   * figure.
   */
  site: string
  /**
   * A: stated by the official body; B: several other sources agree; C: one other source; D: estimated from past years.
   */
  confidence: 'A' | 'B' | 'C' | 'D'
}

/** A date, or the first and last date of a range, as 'YYYY-MM-DD'. */
export interface DateSpan {
  from: string
  to: string
}

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[] }
  | { kind: 'figure'; text: string }
  | ({ kind: 'date' } & DateSpan)
  /** A date that recurs every year, as 'MM-DD'. */
  | { kind: 'yearlyDay'; day: string }
  /**
   * Refers to a note. It is placed after the phrase that contains the figure, never between a number and its unit.
   * `follows`: another mark immediately precedes this one.
   */
  | { kind: 'mark'; note: number; follows?: true }

export type Block =
  | { kind: 'paragraph' | 'heading'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

export interface Section {
  /** The URL fragment, without `#`. */
  id: string
  title: Inline[]
  blocks: Block[]
}

/** A part of an exam, as a key in the `guides` namespace. AP course names are the same in every language. */
export type BarLabel =
  | { part: 'readingWriting' | 'english' | 'math' | 'reading' | 'scienceOptional' | 'writingOptional' | 'pause' }
  | { part: 'craftAndStructure' | 'informationAndIdeas' | 'englishConventions' | 'expressionOfIdeas' }
  | { part: 'algebra' | 'advancedMath' | 'dataAnalysis' | 'geometryTrigonometry' | 'higherMath' | 'essentialSkills' }
  | { course: string }

export interface Chart {
  /** A key in the `guides` namespace. */
  name: 'satTiming' | 'satReadingWriting' | 'satMath' | 'actTiming' | 'actMath' | 'apFives'
  unit: 'minutes' | 'percent'
  bars: { label: BarLabel; value: number }[]
  note: number
}

export interface Guide {
  title: string
  summary: string
  /** The meta description for search engines. */
  description: string
  intro: Block[]
  sections: Section[]
  charts: Chart[]
  notes: Note[]
  /** The first and last dates on which the sources in the notes were recorded. */
  recorded: DateSpan | undefined
}

/** A guide, as listed in a guide list. */
export interface GuideCard {
  slug: string
  title: string
  summary: string
  /** The skills for each grade, from G9 to G12, as plain text. Empty for exam guides. */
  grades: string[]
}
