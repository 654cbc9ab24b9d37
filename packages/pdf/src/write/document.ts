import { type PDFContext, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef, PDFString } from 'pdf-lib'
import { type Language, languageTags } from '../language.ts'
import { paper } from '../pages/geometry.ts'
import type { Link, Page, StructureElement } from '../pages/page.ts'
import { writeBookmarks } from './bookmarks.ts'
import { addFlateStream, compressWithNode, deflate } from './flate.ts'
import { type EmbeddedPicture, embedPictures } from './images.ts'
import { createMathFonts } from './math-fonts.ts'
import { getOpacityName, type Pens, pageOperators } from './page-operators.ts'
import { createStructureTree } from './structure-tree.ts'
import { embedFaces } from './text-fonts.ts'

export interface Metadata {
  title: string
  author?: string
  language: Language
}

export async function writePdf(
  pages: readonly Page[],
  root: StructureElement,
  metadata: Metadata,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context } = document
  compressWithNode(context)
  const text = await embedFaces(document, pages)
  const pictures = await embedPictures(document, pages)
  const math = createMathFonts()
  const tree = createStructureTree(document, root, pages)
  const pageRefs = new Map<Page, PDFRef>()
  const linkRefs = new Map<Link, PDFRef>()
  const usedFonts: Set<string>[] = []
  const usedStates: Set<number>[] = []
  const usedPictures: Set<EmbeddedPicture>[] = []

  for (const [index, page] of pages.entries()) {
    const { node, ref } = document.addPage([paper.width, paper.height])
    pageRefs.set(page, ref)
    const pens: Pens = { text, math, pictures, used: new Set(), usedPictures: new Set(), opacities: new Set() }
    const operators = pageOperators(page, pens, tree.isInTree)
    usedFonts.push(pens.used)
    usedStates.push(pens.opacities)
    usedPictures.push(pens.usedPictures)
    node.set(PDFName.of('Contents'), addFlateStream(context, deflate(operators)))
    node.set(PDFName.of('StructParents'), PDFNumber.of(index))
    node.set(PDFName.of('Tabs'), PDFName.of('S'))
    for (const link of page.links) linkRefs.set(link, linkAnnotation(context, link, tree.linkNumbers.get(link)))
    const annotations = page.links.flatMap((link) => linkRefs.get(link) ?? [])
    if (annotations.length > 0) node.set(PDFName.of('Annots'), context.obj(annotations))
  }

  const fontRefs = new Map<string, PDFRef>([
    ...math.embed(context),
    ...[...text.values()].map(({ name, font }): [string, PDFRef] => [name, font.ref]),
  ])
  for (const [index, names] of usedFonts.entries()) {
    const fonts = context.obj({})
    for (const name of names) {
      const ref = fontRefs.get(name)
      if (ref) fonts.set(PDFName.of(name), ref)
    }
    document
      .getPage(index)
      .node.set(
        PDFName.of('Resources'),
        context.obj({ Font: fonts, ...buildStates(usedStates[index]), ...listImages(usedPictures[index]) }),
      )
  }

  tree.write(pageRefs, linkRefs)
  writeBookmarks(document, pages, pageRefs)
  writeMetadata(document, metadata)
  return document.save({
    objectsPerTick: Number.POSITIVE_INFINITY,
    addDefaultPage: false,
    updateFieldAppearances: false,
  })
}

/** Builds the resource dictionary entry for the opacities used on a page. */
function buildStates(opacities: ReadonlySet<number> = new Set()) {
  const states = [...opacities].map((ca) => [getOpacityName(ca), { Type: 'ExtGState', ca }] as const)
  return states.length > 0 ? { ExtGState: Object.fromEntries(states) } : {}
}

/** Builds the resource dictionary entry for the pictures used on a page. */
function listImages(pictures: ReadonlySet<EmbeddedPicture> = new Set()) {
  const images = [...pictures].map(({ name, ref }) => [name, ref] as const)
  return images.length > 0 ? { XObject: Object.fromEntries(images) } : {}
}

function linkAnnotation(context: PDFContext, link: Link, structureParent: number | undefined): PDFRef {
  const corners = [link.left, link.bottom, link.right, link.top].map((value) => Math.round(value * 100) / 100)
  return context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: corners,
      Border: [0, 0, 0],
      F: 4,
      Contents: PDFHexString.fromText(link.words),
      A: { Type: 'Action', S: 'URI', URI: PDFString.of(asAscii(link.href)) },
      ...(structureParent === undefined ? {} : { StructParent: structureParent }),
    }),
  )
}

/** Percent-encodes a URL, because PDF allows only ASCII. Existing escapes do not change. */
function asAscii(href: string): string {
  const escaped = href.replaceAll(/[^\x21-\x7E]+/g, (part) => encodeURIComponent(part))
  return escaped.replaceAll(/[\\()]/g, (special) => `%${special.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Writes no dates, so that the same content always produces the same file. */
function writeMetadata(document: PDFDocument, { title, author, language }: Metadata): void {
  document.setTitle(title, { showInWindowTitleBar: true })
  if (author) document.setAuthor(author)
  document.setLanguage(languageTags[language])
  document.setProducer('pdf-lib')
  document.setCreator('Pathwise')
  const stream = document.context.stream(new TextEncoder().encode(xmp(title, author)), {
    Type: 'Metadata',
    Subtype: 'XML',
  })
  document.catalog.set(PDFName.of('Metadata'), document.context.register(stream))
}

function xmp(title: string, author = ''): string {
  const creator = author ? `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>` : ''
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>${creator}`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character)
}
