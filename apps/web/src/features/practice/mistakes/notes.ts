import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { z } from 'zod'
import { createListStore } from '../../../lib/stored-list.ts'

const noteSchema = z.object({ id: z.int(), text: z.string() })

/** The student's own notes on problems, on this device only. */
export const practiceNotes = createListStore('pathwise.practice-notes.1', noteSchema, (stored, inMemory) => [
  ...inMemory,
  ...stored.filter(({ id }) => !inMemory.some((note) => note.id === id)),
])

export const longestNote = 2_000

/** Keeps the note on a problem. An empty text removes it. */
export function keepNote(id: number, text: string) {
  const others = practiceNotes.latest().filter((note) => note.id !== id)
  const notes = text.trim() === '' ? others : [{ id, text: text.slice(0, longestNote) }, ...others]
  practiceNotes.replace(notes.slice(0, practiceLimits.history))
}
