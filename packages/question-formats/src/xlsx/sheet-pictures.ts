import { posix } from 'node:path'
import { FileRefusal } from '../draft.ts'
import type { Archive } from '../file/archive.ts'
import { transferLimits } from '../limits.ts'
import { findAll, findChild, readText, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'

/** A picture that is placed on a cell of a sheet. */
export interface SheetPicture {
  /** The cell under the picture's top left corner. `row` and `column` start at 0. */
  readonly row: number
  readonly column: number
  /** The path of the file in the workbook. */
  readonly name: string
  readonly alt: string | undefined
  readonly bytes: Uint8Array
}

/**
 * Reads the pictures on a workbook's first sheet, keyed by row. Skips unreadable pictures. Returns an empty map if the
 * sheet's drawing is damaged.
 */
export async function readSheetPictures(archive: Archive): Promise<Map<number, SheetPicture[]>> {
  const byRow = new Map<number, SheetPicture[]>()
  for (const picture of await readFirstDrawing(archive)) {
    const others = byRow.get(picture.row)
    if (others) others.push(picture)
    else byRow.set(picture.row, [picture])
  }
  return byRow
}

async function readFirstDrawing(archive: Archive): Promise<SheetPicture[]> {
  try {
    const sheet = await findFirstSheet(archive)
    const drawing = sheet && [...(await readRelations(archive, sheet)).values()].find(({ type }) => type === 'drawing')
    return drawing ? await readDrawing(archive, drawing.path) : []
  } catch (error) {
    if (error instanceof FileRefusal) return []
    throw error
  }
}

async function findFirstSheet(archive: Archive): Promise<string | undefined> {
  const path = 'xl/workbook.xml'
  const [sheet] = findAll(await readPart(archive, path, 'workbook'), ({ name }) => name === 'sheet')
  return (await readRelations(archive, path)).get(sheet?.attributes.get('id') ?? '')?.path
}

interface Relation {
  /** The last part of the type's URL, such as `drawing`. */
  readonly type: string
  readonly path: string
}

/** Reads the relationships of a file in the workbook to other files, keyed by relationship id. */
async function readRelations(archive: Archive, part: string): Promise<ReadonlyMap<string, Relation>> {
  const folder = posix.dirname(part)
  const path = `${folder}/_rels/${posix.basename(part)}.rels`
  if (!archive.names.has(path)) return new Map()
  const root = await readPart(archive, path, 'Relationships')
  return new Map(
    findAll(root, ({ name }) => name === 'Relationship').map(({ attributes }) => {
      const target = attributes.get('Target') ?? ''
      const resolved = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      return [attributes.get('Id') ?? '', { type: posix.basename(attributes.get('Type') ?? ''), path: resolved }]
    }),
  )
}

async function readDrawing(archive: Archive, path: string): Promise<SheetPicture[]> {
  const relations = await readRelations(archive, path)
  const anchors = findAll(await readPart(archive, path, 'wsDr'), ({ name }) => name.endsWith('CellAnchor'))
  const pictures: SheetPicture[] = []
  let room: number = transferLimits.workbookBytes
  for (const anchor of anchors) {
    const [image] = findAll(anchor, ({ name }) => name === 'blip')
    const name = relations.get(image?.attributes.get('embed') ?? '')?.path ?? ''
    const from = findChild(anchor, 'from')
    if (!from || !archive.names.has(name)) continue
    const bytes = await readPicture(archive, name)
    if (!bytes) continue
    // Several pictures on a sheet can share one file, which is then read and counted once per picture.
    room -= bytes.length
    if (room < 0) break
    const [words] = findAll(anchor, (element) => element.name === 'cNvPr')
    pictures.push({ ...readCorner(from), name, alt: words?.attributes.get('descr'), bytes })
  }
  return pictures
}

/** Returns undefined for a damaged file. */
async function readPicture(archive: Archive, name: string): Promise<Uint8Array | undefined> {
  try {
    return await archive.read(name)
  } catch (error) {
    if (error instanceof FileRefusal) return undefined
    throw error
  }
}

function readCorner(from: XmlElement): Pick<SheetPicture, 'column' | 'row'> {
  const read = (name: string) => Number(readText(findChild(from, name) ?? '0'))
  return { row: read('row'), column: read('col') }
}

/** @throws FileRefusal */
async function readPart(archive: Archive, path: string, root: string): Promise<XmlElement> {
  const text = new TextDecoder().decode(await archive.read(path))
  const [element] = readXml(text, { level: 0, roots: [root] })
  if (!element) throw new FileRefusal('xml_syntax', path)
  return element
}
