import { readCsv } from './csv/read-csv.ts'
import { buildError, type Draft, FileRefusal, leaveOut } from './draft.ts'
import { decodeText } from './file/decode.ts'
import type { TransferFormat } from './findings.schemas.ts'
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

/** Yields a draft for each row of a file. If the whole file is rejected, the last draft contains the reason. */
export async function* readFile(bytes: Uint8Array, format: TransferFormat): AsyncGenerator<Draft, void> {
  if (bytes.length > transferLimits.fileBytes) {
    yield leaveOut({ number: 0 }, [buildError('file_too_large', String(bytes.length))])
    return
  }
  let questions = 0
  try {
    for await (const draft of readers[format](bytes)) {
      if (draft.row.number > transferLimits.questions) {
        yield leaveOut(draft.row, [buildError('too_many_questions', String(transferLimits.questions))])
        return
      }
      if (draft.row.number > 0) questions++
      yield draft
    }
    if (questions === 0) yield leaveOut({ number: 0 }, [buildError('no_questions')])
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    yield leaveOut(error.row, [error.finding])
  }
}
