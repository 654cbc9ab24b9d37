import userEvent from '@testing-library/user-event'

/**
 * Fills in a field in one step. Typing rerenders the page for every key, so tests type only if individual keys matter.
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
