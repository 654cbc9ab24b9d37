/**
 * Asserts that a value exists because earlier code guarantees it.
 * @throws Error if the value is missing, which is a bug
 */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw new Error('A value that must exist is missing')
  return value
}
