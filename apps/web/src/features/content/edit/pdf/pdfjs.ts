// The legacy build also runs in browsers without `Promise.try`, such as Safari 18.1.
import { GlobalWorkerOptions, getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- Vite exports the file's address.
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

/** Parses a PDF in a worker. The Content Security Policy allows neither `eval` nor WebAssembly. */
export async function parsePdf(bytes: Uint8Array) {
  const worker = new PDFWorker()
  const task = getDocument({ data: bytes, worker, isEvalSupported: false, useWasm: false, verbosity: 0 })
  const close = async () => {
    await task.destroy()
    worker.destroy()
  }
  try {
    return { pdf: await task.promise, close }
  } catch (error) {
    await close()
    throw error
  }
}
