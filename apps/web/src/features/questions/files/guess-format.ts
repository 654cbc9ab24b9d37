import type { TransferFormat } from '@pathwise/question-formats/findings.schemas'

const endings: readonly (readonly [RegExp, TransferFormat])[] = [
  [/\.(csv|tsv)$/, 'csv'],
  [/\.(jsonl|ndjson)$/, 'jsonl'],
  [/\.(gift|txt)$/, 'gift'],
  [/\.zip$/, 'qti'],
]

/** Number of bytes read to distinguish Moodle XML from QTI. */
const beginning = 2_000

/** Guesses a file's format from its extension and, for XML, its content. Returns undefined for other extensions. */
export async function guessFormat(file: File): Promise<TransferFormat | undefined> {
  const name = file.name.toLowerCase()
  if (!name.endsWith('.xml')) return endings.find(([ending]) => ending.test(name))?.[1]
  const head = await file.slice(0, beginning).text()
  return /<quiz\b/.test(head) ? 'moodle_xml' : 'qti'
}
