import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib'
import type { Bookmark, Page } from '../pages/page.ts'

interface Entry extends Bookmark {
  ref: PDFRef
  entries: Entry[]
}

/** Writes the headings as an outline, which PDF viewers show as bookmarks. */
export function writeBookmarks(document: PDFDocument, pages: readonly Page[], refs: ReadonlyMap<Page, PDFRef>): void {
  const { context, catalog } = document
  const bookmarks = pages.flatMap((page) => page.bookmarks)
  if (bookmarks.length === 0) return
  const top = nested(bookmarks, () => context.nextRef())
  const root = context.nextRef()
  const write = (entries: readonly Entry[], parent: PDFRef) => {
    for (const [index, entry] of entries.entries()) {
      const object = context.obj({ Parent: parent })
      object.set(PDFName.of('Title'), PDFHexString.fromText(entry.title))
      const page = refs.get(entry.page) ?? null
      object.set(PDFName.of('Dest'), context.obj([page, 'XYZ', null, Math.ceil(entry.top), null]))
      const [previous, next] = [entries[index - 1], entries[index + 1]]
      if (previous) object.set(PDFName.of('Prev'), previous.ref)
      if (next) object.set(PDFName.of('Next'), next.ref)
      setRange(object, entry.entries)
      context.assign(entry.ref, object)
      write(entry.entries, entry.ref)
    }
  }
  write(top, root)
  const object = context.obj({ Type: 'Outlines' })
  setRange(object, top)
  context.assign(root, object)
  catalog.set(PDFName.of('Outlines'), root)
}

function setRange(object: PDFDict, entries: readonly Entry[]): void {
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) return
  object.set(PDFName.of('First'), first.ref)
  object.set(PDFName.of('Last'), last.ref)
  object.set(PDFName.of('Count'), PDFNumber.of(countEntries(entries)))
}

function countEntries(entries: readonly Entry[]): number {
  return entries.reduce((count, entry) => count + 1 + countEntries(entry.entries), 0)
}

/** Nests each heading under the closest preceding heading of a higher level. */
function nested(bookmarks: readonly Bookmark[], newRef: () => PDFRef): Entry[] {
  const top: Entry[] = []
  const open: Entry[] = []
  for (const bookmark of bookmarks) {
    const entry: Entry = { ...bookmark, ref: newRef(), entries: [] }
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop()
    ;(open.at(-1)?.entries ?? top).push(entry)
    open.push(entry)
  }
  return top
}
