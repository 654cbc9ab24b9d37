import { readCsv } from './csv/read-csv.ts'
import { buildError, type Draft, FileRefusal } from './draft.ts'
import { decodeText } from './file/decode.ts'
import type { Finding, RowPlace, TransferFormat } from './findings.schemas.ts'
import { readGift } from './gift/read-gift.ts'
import { readJsonLines } from './jsonl/read-jsonl.ts'
import { transferLimits } from './limits.ts'
import { readMoodle } from './moodle/read-moodle.ts'
import { readQti } from './qti/read-qti.ts'

type Reader = (bytes: Uint8Array) => AsyncIterable<Draft> | Iterable<Draft>

const readers: Readonly<Record<TransferFormat, Reader>> = {
  csv: (bytes) => readCsv(decodeText(bytes)),
  jsonl: (bytes) => readJsonLines(decodeText(bytes)),
  moodle_xml: (bytes) => readMoodle(decodeText(bytes)),
  gift: (bytes) => readGift(decodeText(bytes)),
  qti: readQti,
}

/** Yields a draft for each row of a file. If the file is rejected as a whole, the last draft has the reason. */
export async function* readFile(bytes: Uint8Array, format: TransferFormat): AsyncGenerator<Draft, void> {
  const file = (finding: Finding, row: RowPlace = { number: 0 }): Draft => ({
    row,
    question: undefined,
    findings: [finding],
  })
  if (bytes.length > transferLimits.fileBytes) {
    yield file(buildError('file_too_large', String(bytes.length)))
    return
  }
  let questions = 0
  try {
    for await (const draft of readers[format](bytes)) {
      if (draft.row.number > transferLimits.questions) {
        yield file(buildError('too_many_questions', String(transferLimits.questions)), draft.row)
        return
      }
      if (draft.row.number > 0) questions++
      yield draft
    }
    if (questions === 0) yield file(buildError('no_questions'))
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    yield file(error.finding, error.row)
  }
}
