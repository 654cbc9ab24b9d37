import { type PDFContext, PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from 'pdf-lib'
import { paper } from '../pages/geometry.ts'
import type { Link, Page, StructureElement } from '../pages/page.ts'
import { writeBookmarks } from './bookmarks.ts'
import { drawOperators, type Pens } from './draw-operators.ts'
import { addFlateStream, compressByNode, deflate } from './flate.ts'
import { createMathsFonts } from './maths-fonts.ts'
import { type Metadata, writeMetadata } from './metadata.ts'
import { createStructureTree, structureNumber } from './structure-tree.ts'
import { embedFaces } from './text-fonts.ts'

/**
 * Returns the content stream of a page. Each content is marked with its structure element or as an artifact.
 * @param isInTree returns whether an element is in the document's structure tree
 */
function pageOperators(page: Page, pens: Pens, isInTree: (element: StructureElement) => boolean): string {
  return page.contents
    .map(({ element, draws, actualText }, index) => {
      const drawn = draws.map((draw) => drawOperators(draw, pens)).join('\n')
      if (!element || !isInTree(element)) return `/Artifact BMC\n${drawn}\nEMC`
      const marked = `/${element.role} <</MCID ${index}>> BDC`
      if (actualText === undefined) return `${marked}\n${drawn}\nEMC`
      const replacement = PDFHexString.fromText(actualText).toString()
      return `${marked}\n/Span <</ActualText ${replacement}>> BDC\n${drawn}\nEMC\nEMC`
    })
    .join('\n')
}

/** Writes laid-out pages as a PDF. */
export async function writePdf(
  pages: readonly Page[],
  root: StructureElement,
  metadata: Metadata,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context } = document
  compressByNode(context)
  const text = await embedFaces(document, pages)
  const maths = createMathsFonts()
  const tree = createStructureTree(document, root, pages)
  const pageRefs = new Map<Page, PDFRef>()
  const linkRefs = new Map<Link, PDFRef>()
  const usedFonts: [page: Page, names: Set<string>][] = []

  for (const [index, page] of pages.entries()) {
    const { node, ref } = document.addPage([paper.width, paper.height])
    pageRefs.set(page, ref)
    const pens: Pens = { text, maths, used: new Set() }
    const operators = pageOperators(page, pens, tree.isInTree)
    usedFonts.push([page, pens.used])
    node.set(PDFName.of('Contents'), addFlateStream(context, deflate(operators)))
    node.set(PDFName.of('StructParents'), structureNumber(index))
    node.set(PDFName.of('Tabs'), PDFName.of('S'))
    for (const link of page.links) linkRefs.set(link, linkAnnotation(context, link, tree.linkNumbers.get(link)))
    const annotations = page.links.flatMap((link) => linkRefs.get(link) ?? [])
    if (annotations.length > 0) node.set(PDFName.of('Annots'), context.obj(annotations))
  }

  const fontRefs = new Map<string, PDFRef>([
    ...maths.embed(context),
    ...[...text.values()].map(({ name, font }): [string, PDFRef] => [name, font.ref]),
  ])
  for (const [index, [, names]] of usedFonts.entries()) {
    const fonts = context.obj({})
    for (const name of names) {
      const ref = fontRefs.get(name)
      if (ref) fonts.set(PDFName.of(name), ref)
    }
    document.getPage(index).node.set(PDFName.of('Resources'), context.obj({ Font: fonts }))
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

/** Creates the annotation of a link over its words. */
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

/** Percent-encodes an address, because PDF allows only ASCII. Existing escapes stay unchanged. */
function asAscii(href: string): string {
  const escaped = href.replaceAll(/[^\x21-\x7E]+/g, (part) => encodeURIComponent(part))
  return escaped.replaceAll(/[\\()]/g, (special) => `%${special.charCodeAt(0).toString(16).toUpperCase()}`)
}
