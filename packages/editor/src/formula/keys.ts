interface Key {
  key: string
  shiftKey: boolean
}

interface Source {
  value: string
  selectionStart: number
  selectionEnd: number
}

/**
 * Returns the side on which a key leaves a formula's source: after it (1), before it (-1), or undefined to stay. Enter
 * and Escape leave; an arrow key leaves at the edge that it points to, and Backspace leaves an empty source.
 */
export function findDirectionOut(
  { key, shiftKey }: Key,
  { value, selectionStart, selectionEnd }: Source,
): 1 | -1 | undefined {
  if (key === 'Escape' || (key === 'Enter' && !shiftKey)) return 1
  if (key === 'Backspace' && value === '') return -1
  if (shiftKey || selectionStart !== selectionEnd) return undefined
  const inFirstLine = !value.slice(0, selectionStart).includes('\n')
  const inLastLine = !value.slice(selectionEnd).includes('\n')
  if ((key === 'ArrowLeft' && selectionStart === 0) || (key === 'ArrowUp' && inFirstLine)) return -1
  if ((key === 'ArrowRight' && selectionEnd === value.length) || (key === 'ArrowDown' && inLastLine)) return 1
  return undefined
}
