import { readCsv } from './csv/read-csv.ts'
import { buildError, buildSkippedDraft, type Draft, FileRefusal } from './draft.ts'
import { decodeText } from './file/decode.ts'
import type { Finding, ImportFormat, RowPlace } from './findings.schemas.ts'
import { readGift } from './gift/read-gift.ts'
import { readJsonLines } from './jsonl/read-jsonl.ts'
import { transferLimits } from './limits.ts'
import { readMoodle } from './moodle/read-moodle.ts'
import { readQti } from './qti/read-qti.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

type Reader = (bytes: Uint8Array, columns: readonly string[] | undefined) => AsyncIterable<Draft> | Iterable<Draft>

const readers: Readonly<Record<ImportFormat, Reader>> = {
  csv: (bytes, columns) => readCsv(decodeText(bytes), columns),
  xlsx: readXlsx,
  jsonl: (bytes) => readJsonLines(decodeText(bytes)),
  moodle_xml: (bytes) => readMoodle(decodeText(bytes)),
  gift: (bytes) => readGift(decodeText(bytes)),
  qti: (bytes) => readQti(bytes),
}

/**
 * Yields a draft for each row of a file. If the file is rejected, the last draft contains the reason.
 * @param columns the field of each table column; by default, the header names them
 */
export async function* readFile(
  bytes: Uint8Array,
  format: ImportFormat,
  columns?: readonly string[],
): AsyncGenerator<Draft, void> {
  if (bytes.length > transferLimits.fileBytes) {
    yield endFile({ number: 0 }, buildError('file_too_large', String(bytes.length)))
    return
  }
  let questions = 0
  try {
    for await (const draft of readers[format](bytes, columns)) {
      if (draft.row.number > transferLimits.questions) {
        yield endFile(draft.row, buildError('too_many_questions', String(transferLimits.questions)))
        return
      }
      if (draft.row.number > 0) questions++
      yield draft
      if (draft.endsFile) return
    }
    if (questions === 0) yield endFile({ number: 0 }, buildError('no_questions'))
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    yield endFile(error.row, error.finding)
  }
}

function endFile(row: RowPlace, finding: Finding): Draft {
  return { ...buildSkippedDraft(row, [finding]), endsFile: true }
}
