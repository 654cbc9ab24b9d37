import type { Language } from '@pathwise/i18n/languages'
import { pdfTexts } from '@pathwise/i18n/pdf-texts'
import type { ZipFile } from '../../streams/zip-stream.ts'

export type SkipReason = 'unknown' | 'deleted' | 'tooLarge' | 'tooSlow' | 'failed' | 'noRoom'

/** A requested item that is not in the ZIP. */
export interface Skipped {
  readonly id: number
  readonly reason: SkipReason
  /** Title without markup; undefined when the caller may not see it. */
  readonly title?: string
}

/** Builds the text file that lists the missing items and the reasons. */
export function skippedFile(skipped: readonly Skipped[], language: Language): ZipFile {
  const words = pdfTexts[language].skipped
  const lines = skipped.map(({ id, title, reason }) => {
    const name = title ? `#${id} ${title.replaceAll(/\s+/g, ' ')}` : `#${id}`
    return `${name}: ${words[reason]}`
  })
  // Older Windows editors need a UTF-8 byte order mark and CRLF line breaks.
  const text = `\uFEFF${[words.heading, '', ...lines, ''].join('\r\n')}`
  return { name: 'skipped.txt', bytes: Buffer.from(text), date: new Date() }
}
