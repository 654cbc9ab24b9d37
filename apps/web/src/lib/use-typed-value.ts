import { useState } from 'react'

/**
 * Returns the value of a form field that the user edits, and a function that sets it. When `source` changes, for example
 * because back navigation changes the URL, replaces the typed value with `source`.
 */
export function useTypedValue<Value>(source: Value, isSame: (one: Value, other: Value) => boolean = Object.is) {
  const [typed, setTyped] = useState(source)
  const [last, setLast] = useState(source)
  if (!isSame(source, last)) {
    setLast(source)
    setTyped(source)
  }
  return [typed, setTyped] as const
}
