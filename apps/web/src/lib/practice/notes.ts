import { practiceLimits } from '@pathwise/api/practice/practice.vocabulary'
import { z } from 'zod'
import { removeEntry } from '../browser-storage.ts'
import { createListStore } from '../stored-list.ts'

const key = 'pathwise.practice-notes.1'

const noteSchema = z.object({ id: z.int(), text: z.string() })

/** The notes that the student has written on problems. They are stored only on this device. */
export const practiceNotes = createListStore(key, noteSchema, (stored, inMemory) => [
  ...inMemory,
  ...stored.filter(({ id }) => !inMemory.some((note) => note.id === id)),
])

export const longestNote = 2_000

/** Saves the note on a problem, or removes it if the text is blank. */
export function keepNote(id: number, text: string) {
  const others = practiceNotes.latest().filter((note) => note.id !== id)
  const notes = text.trim() === '' ? others : [{ id, text: text.slice(0, longestNote) }, ...others]
  practiceNotes.replace(notes.slice(0, practiceLimits.history))
}

export function removeNotes() {
  removeEntry(key)
}
