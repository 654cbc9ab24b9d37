import { type Draft, FileRefusal, lost } from '../draft.ts'
import { decodeText } from '../file/decode.ts'
import type { RowPlace } from '../findings.schemas.ts'
import { openArchive } from './archive.ts'
import { readManifest } from './manifest.ts'
import { readItem } from './read-item.ts'

/**
 * Reads questions from QTI 2.1: one item as XML, or a content package.
 * @throws FileRefusal
 */
export async function* readQti(bytes: Uint8Array): AsyncGenerator<Draft> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    yield readItem(decodeText(bytes), { number: 1, line: 1 })
    return
  }
  const archive = await openArchive(bytes)
  const { items, unused } = await readManifest(archive)
  if (unused.length > 0) {
    const findings = unused.map((name) => lost('unused_file', name))
    yield { row: { number: 0, item: 'imsmanifest.xml' }, question: undefined, findings }
  }
  for (const [index, { path, keywords }] of items.entries()) {
    const row = { number: index + 1, item: path }
    yield await refusingRow(row, async () => readItem(decodeText(await archive.read(path)), row, keywords))
  }
}

/** Converts the refusal of one file in an archive to a finding of its row, so that the other files are still read. */
async function refusingRow(row: RowPlace, read: () => Promise<Draft>): Promise<Draft> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    const { line } = error.row
    return { row: { ...row, ...(line !== undefined && { line }) }, question: undefined, findings: [error.finding] }
  }
}
