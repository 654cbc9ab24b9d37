import type { Language } from '@pathwise/i18n/languages'
import { pdfTexts } from '@pathwise/i18n/pdf-texts'
import type { ZipFile } from './zip-stream.ts'

export type SkipReason = 'unknown' | 'deleted' | 'tooLarge' | 'tooSlow' | 'failed' | 'noRoom'

/** An item that was asked for and is not in the ZIP. */
export interface Skipped {
  readonly id: number
  readonly reason: SkipReason
  /** Without markup; undefined where it is nobody's business. */
  readonly title?: string
}

/** The list of what is missing and why, for the person who opens the ZIP. */
export function skippedFile(skipped: readonly Skipped[], language: Language): ZipFile {
  const words = pdfTexts[language].skipped
  const lines = skipped.map(({ id, title, reason }) => {
    const name = title ? `#${id} ${title.replaceAll(/\s+/g, ' ')}` : `#${id}`
    return `${name}: ${words[reason]}`
  })
  // Windows' older editors know neither UTF-8 without its mark nor a line feed alone.
  const text = `\uFEFF${[words.heading, '', ...lines, ''].join('\r\n')}`
  return { name: 'skipped.txt', bytes: Buffer.from(text), date: new Date() }
}
