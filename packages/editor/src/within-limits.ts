import { RichTextError } from '@pathwise/rich-text/error'

/** Returns undefined if the text exceeds the limits of `packages/rich-text`. */
export function withinLimits(work: () => string): string | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof RichTextError) return undefined
    throw error
  }
}
