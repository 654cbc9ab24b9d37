import userEvent from '@testing-library/user-event'

/**
 * Fills in a field in one step. Typing renders the page once for each key, so tests type only where single keys matter.
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
