export interface PrintedPage {
  /** Width and height are in points (1/72 inch). */
  width: number
  height: number
  text: string
}

/** Reads the size and text of each page of a PDF. */
export async function readPdf(file: Buffer): Promise<PrintedPage[]> {
  // Imported here, because every worker loads this file, and few read a PDF.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  const document = await task.promise
  const pages: PrintedPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    pages.push({ width, height, text })
  }
  await task.destroy()
  return pages
}
