import { buildLoss, buildSkippedDraft, type Draft, FileRefusal } from '../draft.ts'
import { openArchive } from '../file/archive.ts'
import { decodeText } from '../file/decode.ts'
import type { RowPlace } from '../findings.schemas.ts'
import { splitDraft } from '../shared/split.ts'
import { readTaggedFields } from '../shared/tags.ts'
import { questionLimits } from '../vocabulary.schemas.ts'
import { findAll, findChild, findChildren, readText, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'
import { listParts } from './answers.ts'
import { itemHtml } from './figures.ts'
import { hintLabel } from './item-body.ts'
import { manifestName, readManifest } from './manifest.ts'
import { createPictureReader } from './pictures.ts'
import { instantiate } from './template.ts'

/**
 * Reads questions from QTI 2.1: an XML item or a content package.
 * @throws FileRefusal
 */
export async function* readQti(bytes: Uint8Array): AsyncGenerator<Draft> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    yield* readItem(decodeText(bytes), { number: 1, line: 1 })
    return
  }
  const archive = await openArchive(bytes)
  const { items, unused } = await readManifest(archive)
  if (unused.length > 0) {
    yield buildSkippedDraft(
      { number: 0, item: manifestName },
      unused.map((name) => buildLoss('unused_file', name)),
    )
  }
  const readPictures = createPictureReader(archive)
  const identifiers = new Set<string>()
  let number = 0
  for (const { path, keywords } of items) {
    const row = { number: number + 1, item: path }
    const drafts = await refusingRow(row, async () => {
      const text = decodeText(await archive.read(path))
      const files = await readPictures(path, text)
      return readItem(text, row, { keywords, files, nameItem: (id) => nameInPackage(id, path, identifiers) })
    })
    number += drafts.length
    yield* drafts
  }
}

/**
 * Returns the id of an item in a package: its identifier, plus its path if an earlier item has the same one. Some
 * programs call every item `choice`.
 */
function nameInPackage(identifier: string, path: string, taken: Set<string>): string {
  const isFree = !taken.has(identifier)
  taken.add(identifier)
  const unique = isFree ? identifier : `${identifier}-${path.replace(/\.xml$/i, '')}`
  // Without an id, a question is identified by its content.
  return unique.length <= questionLimits.legacyId ? unique : ''
}

/** Turns a rejected file of an archive into a finding, so that the other files are still read. */
async function refusingRow(row: RowPlace, read: () => Promise<Draft[]>): Promise<Draft[]> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    const { line } = error.row
    return [buildSkippedDraft({ ...row, ...(line !== undefined && { line }) }, [error.finding])]
  }
}

/** The data that a content package adds to an item. */
interface PackagedItem {
  readonly keywords?: readonly string[]
  readonly files?: ReadonlyMap<string, Uint8Array>
  /** Converts an item's identifier to a question id that is unique in the package. */
  readonly nameItem?: (identifier: string) => string
}

/**
 * Reads the questions of a QTI 2.1 or 2.2 item.
 * @param row the row, as far as it is known before parsing
 * @throws FileRefusal
 */
function readItem(
  text: string,
  row: RowPlace,
  { keywords = [], files = new Map(), nameItem = (identifier) => identifier }: PackagedItem = {},
): Draft[] {
  const [read] = readXml(text, { level: 0, roots: ['assessmentItem'] })
  // An item whose template cannot be evaluated is skipped with a finding.
  const instance = read && findChild(read, 'templateDeclaration') ? instantiate(read) : undefined
  const item = instance ?? read
  if (!item) return [buildSkippedDraft(row, [buildLoss('unused_file', row.item)])]
  const id = item.attributes.get('identifier') ?? ''
  const [modal, ...others] = findChildren(item, 'modalFeedback').filter((each) => readText(each).trim() !== '')
  const body = findChild(item, 'itemBody')
  const tagged = readTaggedFields(keywords)
  const { hints, rubrics, others: blocks } = readBlocks(body)
  const texts = {
    tagged,
    files,
    legacyId: (tagged.legacyId ?? nameItem(id)) || undefined,
    title: item.attributes.get('title') ?? '',
    course: undefined,
    body: '',
    explanation: modal ? itemHtml(modal.children).trim() : '',
    hints,
    rubric: rubrics[0] ?? '',
  }
  const losses = [
    ...(instance ? [buildLoss('template_instance')] : []),
    ...others.map(({ attributes }) => buildLoss('feedback', attributes.get('identifier'))),
    ...blocks.map(({ name }) => buildLoss('feedback', name)),
    ...rubrics.slice(1).map(() => buildLoss('feedback', 'rubricBlock')),
  ]
  return splitDraft({ ...row, item: row.item ?? id }, listParts(item), texts, losses)
}

interface Blocks {
  /** The HTML of the tutor blocks that our exports label as hints. */
  readonly hints: readonly string[]
  /** The HTML of the rubric blocks for scorers. */
  readonly rubrics: readonly string[]
  /** All other feedback and rubric blocks. Our questions do not support them. */
  readonly others: readonly XmlElement[]
}

function readBlocks(body: XmlElement | undefined): Blocks {
  const blocks = body ? findAll(body, ({ name }) => name === 'feedbackBlock' || name === 'rubricBlock') : []
  const isHint = ({ name, attributes }: XmlElement) => name === 'rubricBlock' && attributes.get('label') === hintLabel
  const isRubric = (block: XmlElement) =>
    block.name === 'rubricBlock' && !isHint(block) && /\bscorer\b/.test(block.attributes.get('view') ?? '')
  const read = ({ children }: XmlElement) => itemHtml(children).trim()
  return {
    hints: blocks.filter(isHint).map(read),
    rubrics: blocks.filter(isRubric).map(read),
    others: blocks.filter((block) => !isHint(block) && !isRubric(block)),
  }
}
