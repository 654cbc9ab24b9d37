import { readJson, readText, removeEntry, type StorageKey, tryReadText, writeText } from './browser-storage.ts'

interface Outcome<Value> {
  readonly value: Value | undefined
  /** False if storage is blocked, or if a write would overwrite invalid text that could not be backed up. */
  readonly isWritable: boolean
}

/** Reads an entry. Text that `parse` rejects is appended to the entry `damagedKey` if there is room. */
export function readOrBackUpDamaged<Value>(
  key: StorageKey,
  damagedKey: StorageKey,
  parse: (json: unknown) => Value | undefined,
): Outcome<Value> {
  const outcome = tryReadText(key)
  if (!outcome.ok) return { value: undefined, isWritable: false }
  if (outcome.text === undefined) return { value: undefined, isWritable: true }
  const value = readJson(key, parse)
  if (value !== undefined) return { value, isWritable: true }
  const known = readText(damagedKey)
  const aside = writeText(damagedKey, known === undefined ? outcome.text : `${known}\n${outcome.text}`)
  if (aside.ok) removeEntry(key)
  return { value: undefined, isWritable: aside.ok }
}
