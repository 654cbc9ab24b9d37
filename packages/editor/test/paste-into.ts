import { type Locator, userEvent } from 'vitest/browser'

/** Puts the cursor at the end and pastes content as if from another program. */
export async function pasteInto(text: Locator, contents: Readonly<Record<string, string>>): Promise<void> {
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  const clipboardData = new DataTransfer()
  for (const [type, content] of Object.entries(contents)) clipboardData.setData(type, content)
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Puts the cursor at the end and pastes files. */
export async function pasteFiles(text: Locator, files: readonly File[]): Promise<void> {
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  const clipboardData = new DataTransfer()
  for (const file of files) clipboardData.items.add(file)
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
