import type { Note } from '../../src/features/guides/guide.ts'
import { noteOf } from './facts.ts'

/** Collects the notes of one guide. Facts that the same page vouches for in the same way share a note. */
export class Notes {
  readonly list: Note[] = []

  /** The number of the fact's note, from 1. `confidence` is given where a part of the fact is less certain than the rest. */
  numberOf(fact: string, confidence?: Note['confidence']): number {
    const note = noteOf(fact, confidence)
    const known = this.list.findIndex((other) => other.site === note.site && other.confidence === note.confidence)
    if (known >= 0) return known + 1
    return this.list.push(note)
  }
}
