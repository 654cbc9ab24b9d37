import type { TransferFormat } from '@pathwise/question-formats/findings.schemas'

const endings: readonly (readonly [RegExp, TransferFormat])[] = [
  [/\.(csv|tsv)$/, 'csv'],
  [/\.(jsonl|ndjson)$/, 'jsonl'],
  [/\.(gift|txt)$/, 'gift'],
  [/\.zip$/, 'qti'],
]

/** How much of a file is read to tell one kind of XML from the other. */
const beginning = 2_000

/** The format that a file seems to have; undefined where its name and its beginning say nothing. */
export async function guessFormat(file: File): Promise<TransferFormat | undefined> {
  const name = file.name.toLowerCase()
  if (!name.endsWith('.xml')) return endings.find(([ending]) => ending.test(name))?.[1]
  const head = await file.slice(0, beginning).text()
  return /<quiz\b/.test(head) ? 'moodle_xml' : 'qti'
}
