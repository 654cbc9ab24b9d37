interface Source {
  value: string
  selectionStart: number
  selectionEnd: number
}

/**
 * Returns the range that Tab (1) or Shift+Tab (-1) selects in a formula's source: the content of the next or previous
 * braces. After the last braces, Tab first selects the end of the source. Returns undefined when the key leaves the
 * field.
 */
export function findStop(
  { value, selectionStart: start, selectionEnd: end }: Source,
  direction: 1 | -1,
): [number, number] | undefined {
  const groups = listGroups(value)
  if (direction < 0) return groups.findLast(([, close]) => close < start)
  const next = groups.find(([open]) => open > start)
  if (next) return next
  return groups.length > 0 && end < value.length ? [value.length, value.length] : undefined
}

/** Returns the content ranges of all braces, ordered by start. Skips environment names. */
function listGroups(latex: string): [number, number][] {
  const groups: [number, number][] = []
  const open: number[] = []
  for (const { 0: token, index } of latex.matchAll(/\\(?:begin|end)\s*\{[^{}]*\}|\\[\s\S]|[{}]/g)) {
    if (token === '{') open.push(index + 1)
    if (token !== '}') continue
    const start = open.pop()
    if (start !== undefined) groups.push([start, index])
  }
  return groups.toSorted(([one], [other]) => one - other)
}
