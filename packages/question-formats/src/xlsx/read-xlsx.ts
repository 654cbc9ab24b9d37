import { type CellObject, read, SSF, type WorkBook } from '@e965/xlsx'
import JSZip from 'jszip'
import { buildError, buildLoss, buildSkippedDraft, type Draft, FileRefusal } from '../draft.ts'
import { type Archive, openArchive } from '../file/archive.ts'
import type { FileColumn } from '../findings.schemas.ts'
import { transferLimits } from '../limits.ts'
import { formatDecimal } from '../shared/decimal.ts'
import { unguardFormula } from '../table/formula-guard.ts'
import { createTableReader } from '../table/read-table.ts'
import { escapeAttribute } from '../xml/to-html.ts'
import { readSheetPictures, type SheetPicture } from './sheet-pictures.ts'

const workbookName = 'xl/workbook.xml'

/**
 * Reads questions from the first sheet of an XLSX workbook, with the columns of our CSV format.
 * @param names the field of each column; by default, the header names them
 * @throws FileRefusal
 */
export async function* readXlsx(bytes: Uint8Array, names?: readonly string[]): AsyncGenerator<Draft> {
  const { archive, content } = await repack(bytes)
  const workbook = parseWorkbook(content)
  const [first = '', ...others] = workbook.SheetNames
  if (others.length > 0) {
    yield buildSkippedDraft(
      { number: 0 },
      others.map((name) => buildLoss('unused_sheet', name)),
    )
  }
  const rows = workbook.Sheets[first]?.['!data'] ?? []
  const table = createTableReader(names)
  const pictures = await readSheetPictures(archive)
  let columns: readonly FileColumn[] = []
  let width: number | undefined
  let number = 0
  // Iterates over the keys, because the array is sparse.
  for (const key of Object.keys(rows)) {
    const line = Number(key) + 1
    const cells = rows[Number(key)] ?? []
    if (width === undefined) {
      width = cells.length
      const header = readCells(cells, Math.min(width, transferLimits.columns + 1))
      const draft = table.readHeader(header.texts, { number: 0, line })
      columns = draft.columns ?? []
      yield draft
      continue
    }
    const { texts, problems } = readCells(cells, width)
    const shown = pictures.get(Number(key)) ?? []
    pictures.delete(Number(key))
    if (shown.length === 0 && texts.every((text) => text.trim() === '')) continue
    const draft = addFiles(table.readRow(addPictures(texts, columns, shown), { number: ++number, line }), texts, shown)
    if (problems.length === 0) yield draft
    else yield { ...draft, question: undefined, findings: problems.map((each) => buildError('unreadable_cell', each)) }
  }
  // Reports the pictures on the header row or on a row without a question, because they are not imported.
  const unused = [...pictures.values()].flat()
  if (unused.length > 0) {
    yield buildSkippedDraft(
      { number: 0 },
      unused.map(({ name, alt }) => buildLoss('media', alt ?? name)),
    )
  }
}

/**
 * Checks a workbook as a ZIP archive. Repacks its XML without compression, because the workbook library trusts the
 * declared sizes.
 * @throws FileRefusal
 */
async function repack(bytes: Uint8Array): Promise<{ archive: Archive; content: Uint8Array }> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new FileRefusal('not_this_format', 'xlsx')
  const { workbookBytes } = transferLimits
  const archive = await openArchive(bytes, { bytes: workbookBytes, entryBytes: workbookBytes })
  if (!archive.names.has(workbookName)) throw new FileRefusal('not_this_format', 'xlsx')
  const zip = new JSZip()
  for (const name of archive.names) {
    if (!/^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/.*\.(?:xml|rels))$/.test(name)) continue
    const content = new TextDecoder().decode(await archive.read(name))
    if (content.includes('<!DOCTYPE')) throw new FileRefusal('xml_dtd', '', { number: 0, item: name })
    // For a link, the library would add a cell at every position in the link's range, such as A1:XFD1048576.
    zip.file(name, content.replaceAll(/<((?:\w+:)?)hyperlink /g, '<$1ignored '))
  }
  return { archive, content: await zip.generateAsync({ type: 'uint8array', compression: 'STORE' }) }
}

/** The fields whose HTML can contain pictures. */
const illustrated: readonly string[] = ['content_question_mj', 'explanation', 'rubric']

/** Adds each picture to the text in its cell, or to the question's text if that cell cannot contain pictures. */
function addPictures(
  texts: readonly string[],
  columns: readonly FileColumn[],
  pictures: readonly SheetPicture[],
): string[] {
  if (pictures.length === 0) return [...texts]
  const body = columns.findIndex(({ name }) => name === 'content_question_mj')
  return texts.map((text, index) => {
    const own = pictures.filter(
      ({ column }) => (illustrated.includes(columns[column]?.name ?? '') ? column : body) === index,
    )
    return [text, ...own.map(writeImage)].join('')
  })
}

function writeImage({ name, alt }: SheetPicture): string {
  const words = alt === undefined ? '' : ` alt="${escapeAttribute(alt)}"`
  return `<img src="${escapeAttribute(name)}"${words}>`
}

function addFiles(draft: Draft, source: readonly string[], pictures: readonly SheetPicture[]): Draft {
  if (!draft.question || pictures.length === 0) return { ...draft, source }
  const files = new Map(pictures.map(({ name, bytes }) => [name, bytes]))
  return { ...draft, source, question: { ...draft.question, files } }
}

/** @throws FileRefusal `not_this_format` */
function parseWorkbook(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      sheets: 0,
      // Reads the header, the maximum number of questions, and one more row, so that an oversized sheet is rejected
      // instead of truncated.
      sheetRows: transferLimits.questions + 2,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      nodim: true,
    })
  } catch (error) {
    throw new FileRefusal('not_this_format', error instanceof Error ? error.message : 'xlsx')
  }
}

function readCells(cells: readonly (CellObject | undefined)[], width: number) {
  const problems: string[] = []
  const texts = Array.from({ length: width }, (_, column) => {
    const cell = cells[column]
    if (cell && isUnreadable(cell)) problems.push(`${columnLetters(column)}: ${cell.w ?? ''}`)
    return cell ? readCell(cell) : ''
  })
  return { texts, problems }
}

/**
 * Returns whether a cell is a date, which spreadsheets create from input such as `1/2`, or an error such as `#REF!`.
 */
function isUnreadable({ t, z }: CellObject): boolean {
  return t === 'e' || t === 'd' || (t === 'n' && typeof z === 'string' && SSF.is_date(z))
}

function readCell({ t, v, w }: CellObject): string {
  if (t === 'n' && typeof v === 'number') return formatDecimal(v)
  if (t === 'b') return String(v)
  return t === 's' ? unguardFormula(String(v ?? '')) : (w ?? '')
}

/** Returns the spreadsheet's name for a column: A to Z, and then AA. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${columnLetters(Math.floor(index / 26) - 1)}${last}`
}
