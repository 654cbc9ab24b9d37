import { type PDFContext, type PDFDocument, PDFHexString, PDFName, type PDFRef } from 'pdf-lib'
import { languageTags } from '../language.ts'
import type { Link, Page, StructureElement } from '../pages/page.ts'

/** Creates the structure tree for screen readers and copying (ISO 32000-1, 14.7). */
export function createStructureTree(document: PDFDocument, root: StructureElement, pages: readonly Page[]) {
  const { context } = document
  const refs = new Map<StructureElement, PDFRef>()
  const parents = new Map<StructureElement, PDFRef>()
  const number = (element: StructureElement) => {
    const ref = context.nextRef()
    refs.set(element, ref)
    for (const child of element.children) {
      if (child.kind !== 'element') continue
      parents.set(child.element, ref)
      number(child.element)
    }
  }
  number(root)
  const links = pages.flatMap((page) => page.links.filter(({ element }) => refs.has(element)))
  // In the parent tree, the key of a page is its index. The keys of links follow the keys of pages.
  const linkNumbers = new Map(links.map((link, index) => [link, pages.length + index]))
  return {
    isInTree: (element: StructureElement) => refs.has(element),
    /** The key of each link in the structure tree. */
    linkNumbers,
    write(pageRefs: ReadonlyMap<Page, PDFRef>, linkRefs: ReadonlyMap<Link, PDFRef>): void {
      const treeRef = context.nextRef()
      for (const [element, ref] of refs) {
        const object = elementObject(context, element, { refs, pageRefs, linkRefs })
        object.set(PDFName.of('P'), parents.get(element) ?? treeRef)
        context.assign(ref, object)
      }
      const owners = pages.map(({ contents }) => contents.map(({ element }) => (element && refs.get(element)) ?? null))
      const byNumber = [
        ...owners.flatMap((owner, index) => [index, context.obj(owner)]),
        ...links.flatMap((link, index) => [pages.length + index, refs.get(link.element) ?? null]),
      ]
      context.assign(
        treeRef,
        context.obj({
          Type: 'StructTreeRoot',
          K: [refs.get(root) ?? null],
          ParentTree: context.obj({ Nums: byNumber }),
          ParentTreeNextKey: pages.length + links.length,
        }),
      )
      document.catalog.set(PDFName.of('StructTreeRoot'), treeRef)
      document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    },
  }
}

interface Refs {
  refs: ReadonlyMap<StructureElement, PDFRef>
  pageRefs: ReadonlyMap<Page, PDFRef>
  linkRefs: ReadonlyMap<Link, PDFRef>
}

function elementObject(context: PDFContext, element: StructureElement, { refs, pageRefs, linkRefs }: Refs) {
  const kids = element.children.map((child) => {
    if (child.kind === 'element') return refs.get(child.element) ?? null
    const page = pageRefs.get(child.page) ?? null
    if (child.kind === 'content') return context.obj({ Type: 'MCR', Pg: page, MCID: child.index })
    return context.obj({ Type: 'OBJR', Pg: page, Obj: linkRefs.get(child.link) ?? null })
  })
  const object = context.obj({ Type: 'StructElem', S: element.role, K: kids })
  if (element.alt !== undefined) object.set(PDFName.of('Alt'), PDFHexString.fromText(element.alt))
  if (element.title !== undefined) object.set(PDFName.of('T'), PDFHexString.fromText(element.title))
  if (element.language !== undefined)
    object.set(PDFName.of('Lang'), PDFHexString.fromText(languageTags[element.language]))
  if (element.bounds !== undefined) {
    const corners = element.bounds.map((value) => Math.round(value * 100) / 100)
    object.set(PDFName.of('A'), context.obj({ O: 'Layout', Placement: 'Block', BBox: corners }))
  }
  const spans = {
    ...(element.columns ? { ColSpan: element.columns } : {}),
    ...(element.rows ? { RowSpan: element.rows } : {}),
  }
  if (element.role === 'TH')
    object.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: element.scope ?? 'Column', ...spans }))
  else if (Object.keys(spans).length > 0) object.set(PDFName.of('A'), context.obj({ O: 'Table', ...spans }))
  return object
}
