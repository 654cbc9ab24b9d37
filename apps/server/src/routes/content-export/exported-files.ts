import type { ExportEntry } from '@pathwise/api/content-export/entries'
import type { Language } from '@pathwise/i18n/languages'
import { pdfTexts } from '@pathwise/i18n/pdf-texts'
import { mapAhead } from '../../streams/map-ahead.ts'
import type { ZipFile } from '../../streams/zip-stream.ts'
import { RenderError, type RenderPool } from '../../threads/render-pool.ts'

type SkipReason = 'unknown' | 'deleted' | 'tooLarge' | 'tooSlow' | 'failed' | 'noRoom'

/** A requested item that is not in the ZIP. */
interface Skipped {
  readonly id: number
  readonly reason: SkipReason
  /** Title without markup; undefined when the user cannot access the item. */
  readonly title?: string
}

/** Builds the text file that lists the missing items and the reasons. */
function skippedFile(skipped: readonly Skipped[], language: Language): ZipFile {
  const words = pdfTexts[language].skipped
  const lines = skipped.map(({ id, title, reason }) => {
    const name = title ? `#${id} ${title.replaceAll(/\s+/g, ' ')}` : `#${id}`
    return `${name}: ${words[reason]}`
  })
  // Older Windows editors need a UTF-8 byte order mark and CRLF line breaks.
  const text = `\uFEFF${[words.heading, '', ...lines, ''].join('\r\n')}`
  return { name: 'skipped.txt', bytes: Buffer.from(text), date: new Date() }
}

/** JSZip does not support ZIP64, so offsets are 32-bit. 16 MiB are reserved for headers and the central directory. */
const mostBytes = 2 ** 32 - 2 ** 24

export interface ExportRun {
  readonly entries: AsyncIterable<ExportEntry>
  readonly pool: Pick<RenderPool, 'render' | 'threads'>
  /** The user's language, for the list of missing items. */
  readonly language: Language
  readonly signal: AbortSignal
  /** Called after each item, whether it was added to the ZIP or skipped. */
  onDone(): void
  onSkipped(item: Skipped, cause: unknown): void
  /** Max total size of the files in bytes; smaller in tests. */
  readonly room?: number
}

/**
 * Yields the files of a ZIP in item order, rendering a few items ahead of the reader. If items are missing, the last
 * file lists them.
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
    return { file: { name: fileName(id, titleText), bytes, date: updatedAt }, item: { id, title: titleText } }
  } catch (error) {
    signal.throwIfAborted()
    const reason: SkipReason = error instanceof RenderError ? error.reason : 'failed'
    return { skipped: { id, reason, title: titleText }, cause: error }
  }
}

/**
 * Max UTF-8 bytes of a file name. File systems allow 255; the rest is reserved for the directory and for suffixes that
 * browsers add.
 */
const mostNameBytes = 120

/** Characters that Windows forbids, invisible characters (except the joiner in emoji) and lone surrogates. */
const unfit = /(?!\u200D)[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Returns the file name of an item: its number and its title in the original script, such as `0012 제목.pdf`. The
 * number makes names unique on every file system and avoids the reserved names of Windows.
 */
export function fileName(id: number, title: string): string {
  const number = String(id).padStart(4, '0')
  const words = title.normalize('NFC').replace(unfit, ' ').replace(/\s+/g, ' ').trim()
  const room = mostNameBytes - number.length - ' .pdf'.length
  // superlinear: at most `mostNameBytes`
  const fitting = cut(words, room).replace(/[.\s]+$/, '')
  return fitting === '' ? `${number}.pdf` : `${number} ${fitting}.pdf`
}

/** Returns the longest prefix of whole grapheme clusters within the limit. */
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
