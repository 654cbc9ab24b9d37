/**
 * Returns a value that earlier code guarantees to exist.
 * @throws Error when the value is missing, which indicates a bug
 */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw new Error('A value that must exist is missing')
  return value
}
