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
 * Where a key leads out of a formula's source: behind it (1), before it (-1), or nowhere. Enter and Escape lead out;
 * arrow keys do at the edge that they point to, and Backspace in an empty source, which then goes.
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
