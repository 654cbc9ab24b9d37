import type { FunctionMistake } from './function-text-error.ts'

/** The reasons why a field cannot be stored. Each reason has a message in every language. */
export type DraftMistake =
  | FunctionMistake
  | 'altMissing'
  | 'figure'
  | 'functionMissing'
  | 'label'
  | 'number'
  | 'order'
  | 'outside'
  | 'pointMissing'
  | 'step'
  | 'steps'

interface FieldMistake {
  readonly mistake: DraftMistake
  /** The part of the text that causes the mistake, or '' if there is no single such part. */
  readonly part: string
}

/** Mistakes by field, such as `x.min`, `curves.0.text` or `points.2.label` with the id of the row. */
export type Mistakes = ReadonlyMap<string, FieldMistake>

export class MistakeList {
  readonly fields = new Map<string, FieldMistake>()

  /** Adds a mistake, unless the field already has one. */
  add(field: string, mistake: DraftMistake, part = ''): void {
    if (!this.fields.has(field)) this.fields.set(field, { mistake, part })
  }
}
