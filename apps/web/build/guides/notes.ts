import type { DateSpan, Note } from '../../src/features/guides/guide.ts'
import { findNote, findRecordingDay } from './facts.ts'

/** Collects a guide's footnotes. Facts with the same site and confidence share a note. */
export class Notes {
  readonly list: Note[] = []
  #recorded: string[] = []

  /**
   * Returns the number of a fact's note, starting at 1. Pass `confidence` if the figure is less certain than the rest
   * of the fact.
   */
  assignNumber(fact: string, confidence?: Note['confidence']): number {
    this.#recorded = [...this.#recorded, findRecordingDay(fact)].toSorted()
    const note = findNote(fact, confidence)
    const known = this.list.findIndex((other) => other.site === note.site && other.confidence === note.confidence)
    if (known >= 0) return known + 1
    return this.list.push(note)
  }

  /** The first and last dates on which a source was recorded, or undefined when there are no notes. */
  get recorded(): DateSpan | undefined {
    const [from] = this.#recorded
    const to = this.#recorded.at(-1)
    return from === undefined || to === undefined ? undefined : { from, to }
  }
}
