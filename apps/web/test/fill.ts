import userEvent from '@testing-library/user-event'

/**
 * Fills in a field in one step. Typing would re-render the page for each key, so tests type only when individual keys
 * matter.
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
