/**
 * The compiled form of a guide. The build creates it from the guide's Markdown file, so each guide can be a separate
 * chunk.
 */

/**
 * The official bodies whose figures the guides cite, such as exam boards. Their names are in the `guides` namespace.
 */
export type SourceBody = ('collegeBoard' | 'act' | 'ib' | 'ouac') | ('commonApp' | 'federalStudentAid' | 'ontario')

/**
 * The source of a figure. Notes are listed at the end of a guide, and figures refer to them by number, starting at 1.
 */
export interface Note {
  body: SourceBody
  /**
   * A page on the official body's website where readers can verify the figure. If the body itself states the figure,
   * this page is also its source.
   */
  site: string
  /**
   * How reliable the figure is. A: stated by the official body. B: stated by several other sources that agree. C:
   * stated by one other source. D: estimated from past years.
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
   * A reference to a note. It is placed after the phrase that contains the figure, never between a number and its unit.
   * `follows` is set if another reference directly precedes this one.
   */
  | { kind: 'mark'; note: number; follows?: true }

export type Block =
  | { kind: 'paragraph' | 'heading'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

export interface Section {
  /** The id of the section's heading, which is also the URL fragment (without `#`). */
  id: string
  title: Inline[]
  blocks: Block[]
}

/**
 * What a bar represents: an AP course, or a part of an exam. A part is a key in the `guides` namespace. The name of a
 * course is not translated.
 */
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
  /** The first and last date on which the sources in the notes were consulted. */
  recorded: DateSpan | undefined
}

/** A guide's entry in a guide list. */
export interface GuideCard {
  slug: string
  title: string
  summary: string
  /** The skills for each grade, from G9 to G12, as plain text. Empty for exam guides. */
  grades: string[]
}
