import { csvWriter } from './csv/write-csv.ts'
import type { ExportedQuestion, TextWriter } from './exported-question.ts'
import type { TransferFormat } from './findings.schemas.ts'
import { giftWriter } from './gift/write-gift.ts'
import { jsonLinesWriter } from './jsonl/write-jsonl.ts'
import { moodleWriter } from './moodle/write-moodle.ts'

export type TextFormat = Exclude<TransferFormat, 'qti'>

export interface TextExport {
  readonly contentType: string
  readonly fileName: string
  readonly writer: TextWriter
}

export const textExports: Readonly<Record<TextFormat, TextExport>> = {
  csv: { contentType: 'text/csv; charset=utf-8', fileName: 'questions.csv', writer: csvWriter },
  jsonl: { contentType: 'application/x-ndjson', fileName: 'questions.jsonl', writer: jsonLinesWriter },
  moodle_xml: { contentType: 'application/xml', fileName: 'questions.xml', writer: moodleWriter },
  gift: { contentType: 'text/plain; charset=utf-8', fileName: 'questions.gift.txt', writer: giftWriter },
}

/** Yields a file in pieces: its head, each question as it arrives, and its tail. */
export async function* textPieces(
  writer: TextWriter,
  questions: AsyncIterable<ExportedQuestion>,
): AsyncGenerator<string, void> {
  if (writer.head !== '') yield writer.head
  let index = 0
  for await (const question of questions) yield writer.write(question, index++)
  if (writer.tail !== '') yield writer.tail
}
