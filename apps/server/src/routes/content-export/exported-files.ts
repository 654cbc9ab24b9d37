import type { ExportEntry } from '@pathwise/api/content-export/entries'
import type { Language } from '@pathwise/i18n/languages'
import { pdfTexts } from '@pathwise/i18n/pdf-texts'
import { mapAhead } from '../../streams/map-ahead.ts'
import type { ZipFile } from '../../streams/zip-stream.ts'
import { RenderError, type RenderPool } from '../../threads/render-pool.ts'

type SkipReason = 'unknown' | 'deleted' | 'tooLarge' | 'tooSlow' | 'failed' | 'noRoom'

interface Skipped {
  readonly id: number
  readonly reason: SkipReason
  /** The title as plain text. Undefined if the user may not see the item. */
  readonly title?: string
}

/** Builds the file that lists each missing item with the reason. */
function skippedFile(skipped: readonly Skipped[], language: Language): ZipFile {
  const words = pdfTexts[language].skipped
  const lines = skipped.map(({ id, title, reason }) => {
    const name = title ? `#${id} ${title.replaceAll(/\s+/g, ' ')}` : `#${id}`
    return `${name}: ${words[reason]}`
  })
  // Older Windows editors need a byte order mark and CRLF.
  const text = `\uFEFF${[words.heading, '', ...lines, ''].join('\r\n')}`
  return { name: 'skipped.txt', bytes: Buffer.from(text), date: new Date() }
}

/**
 * JSZip does not support ZIP64, so offsets have 32 bits. Of the possible 4 GiB, 16 MiB are reserved for headers and the
 * central directory.
 */
const mostBytes = 2 ** 32 - 2 ** 24

export interface ExportRun {
  readonly entries: AsyncIterable<ExportEntry>
  readonly pool: Pick<RenderPool, 'render' | 'threads'>
  /** The language of the file that lists the missing items. */
  readonly language: Language
  readonly signal: AbortSignal
  /** Called after each item, whether exported or skipped. */
  onDone(): void
  onSkipped(item: Skipped, cause: unknown): void
  /** The maximum total size of the files, in bytes. Tests set a smaller maximum. */
  readonly room?: number
}

/**
 * Yields files in item order, rendering a few items ahead of the reader. If any items are missing, the last file lists
 * them.
 * @throws the signal's reason once it is aborted
 */
export async function* exportedFiles(run: ExportRun): AsyncGenerator<ZipFile, void> {
  const skipped: Skipped[] = []
  let room = run.room ?? mostBytes
  for await (const outcome of mapAhead(run.entries, run.pool.threads + 1, (entry) => buildFile(entry, run))) {
    const file = 'file' in outcome ? outcome.file : undefined
    if (file && file.bytes.length <= room) {
      room -= file.bytes.length
      yield file
    } else {
      const missing = 'file' in outcome ? { ...outcome.item, reason: 'noRoom' as const } : outcome.skipped
      skipped.push(missing)
      run.onSkipped(missing, 'cause' in outcome ? outcome.cause : undefined)
    }
    run.onDone()
  }
  if (skipped.length > 0) yield skippedFile(skipped, run.language)
}

type Outcome =
  | { readonly file: ZipFile; readonly item: { readonly id: number; readonly title: string } }
  | { readonly skipped: Skipped; readonly cause?: unknown }

async function buildFile(entry: ExportEntry, { pool, signal }: ExportRun): Promise<Outcome> {
  const { id } = entry
  if (entry.kind !== 'document') return { skipped: { id, reason: entry.kind } }
  const { title, titleText, body, pictures, language, author, updatedAt } = entry.document
  try {
    const words = pdfTexts[language]
    const item = { title, html: body, pictures, language, words, ...(author !== null && { author }) }
    const bytes = await pool.render(item, signal)
    return { file: { name: buildFileName(id, titleText), bytes, date: updatedAt }, item: { id, title: titleText } }
  } catch (error) {
    signal.throwIfAborted()
    const reason: SkipReason = error instanceof RenderError ? error.reason : 'failed'
    return { skipped: { id, reason, title: titleText }, cause: error }
  }
}

/**
 * The maximum length of a file name in UTF-8 bytes. It is less than the 255 that file systems allow, to leave room for
 * the suffix that a browser adds and for the directory.
 */
const mostNameBytes = 120

/** Characters that Windows forbids, invisible characters (except the joiner in emoji), and lone surrogates. */
const unfit = /(?!\u200D)[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * A file name has the item's number and its title, such as `0012 제목.pdf`. The number keeps names unique, and avoids
 * names that Windows reserves.
 */
export function buildFileName(id: number, title: string): string {
  const number = String(id).padStart(4, '0')
  const words = title.normalize('NFC').replace(unfit, ' ').replace(/\s+/g, ' ').trim()
  const room = mostNameBytes - number.length - ' .pdf'.length
  // superlinear: at most `mostNameBytes`
  const fitting = cut(words, room).replace(/[.\s]+$/, '')
  return fitting === '' ? `${number}.pdf` : `${number} ${fitting}.pdf`
}

/** Returns the longest prefix of whole graphemes within the limit. */
function cut(words: string, mostBytes: number): string {
  let length = 0
  let bytes = 0
  for (const { segment } of graphemes.segment(words)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > mostBytes) break
    length += segment.length
  }
  return words.slice(0, length)
}
