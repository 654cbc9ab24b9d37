/**
 * Copies text to the clipboard. Returns false if access is denied, or if the API is unavailable (for example, over
 * plain HTTP).
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await globalThis.navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
