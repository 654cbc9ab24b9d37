/** Puts the text on the clipboard. False when the browser refuses, or has no clipboard to offer as on plain HTTP. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await globalThis.navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
