export interface OpenPdf {
  readonly pages: number
  /**
   * Draws a page at the canvas's width on the screen. The canvas keeps its picture until the new one is complete.
   * @param number from 1
   * @returns a function that cancels
   */
  drawPage(number: number, canvas: HTMLCanvasElement): () => void
  close(): void
}

/** Opens a PDF. The code of the PDF library loads on first use. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { parsePdf } = await import('./pdfjs.ts')
  // The library transfers the bytes to its worker, and the panel may open them again.
  const { pdf, close } = await parsePdf(bytes.slice())

  async function draw(number: number, canvas: HTMLCanvasElement, signal: AbortSignal) {
    const page = await pdf.getPage(number)
    if (signal.aborted) return
    const { width } = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: (canvas.clientWidth * devicePixelRatio) / width })
    const fresh = document.createElement('canvas')
    fresh.width = viewport.width
    fresh.height = viewport.height
    const drawing = page.render({ canvas: fresh, viewport })
    signal.addEventListener('abort', () => drawing.cancel())
    await drawing.promise
    canvas.width = fresh.width
    canvas.height = fresh.height
    canvas.getContext('2d')?.drawImage(fresh, 0, 0)
  }

  return {
    pages: pdf.numPages,
    drawPage: (number, canvas) => {
      const stop = new AbortController()
      draw(number, canvas, stop.signal).catch((error: unknown) => {
        if (!stop.signal.aborted) console.error('A page of the PDF could not be drawn', error)
      })
      return () => stop.abort()
    },
    close: () => void close(),
  }
}
