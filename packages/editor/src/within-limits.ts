import { RichTextError } from '@pathwise/rich-text/error'

/** Returns the result of `work`, or undefined when the text exceeds the limits of `packages/rich-text`. */
export function withinLimits(work: () => string): string | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof RichTextError) return undefined
    throw error
  }
}
