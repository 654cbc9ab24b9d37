import { PassThrough, pipeline, Readable } from 'node:stream'
import JSZip from 'jszip'

export interface ZipFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly date: Date
}

type AddFile = Parameters<JSZip['forEach']>[0]

/**
 * Streams a ZIP. Each file is requested once the reader has consumed the previous one. Files are not compressed,
 * because PDFs already are. If `files` throws, the stream is destroyed.
 * @param files at least one file, and less than 4 GiB in total
 */
export function createZipStream(files: AsyncIterator<ZipFile, void>): Readable {
  const output = new PassThrough()
  writeZip(files, output).catch((error: Error) => output.destroy(error))
  return output
}

async function writeZip(files: AsyncIterator<ZipFile, void>, output: PassThrough): Promise<void> {
  const first = await files.next()
  if (first.done) throw new Error('A ZIP of no files')
  const zip = new JSZip()
  let add: AddFile = () => {}

  function append({ name, bytes, date }: ZipFile): void {
    zip.file(name, Readable.from(content(bytes)), { binary: true, createFolders: false, date })
    const file = zip.file(name)
    zip.remove(name)
    if (file) add(name, file)
  }

  async function* content(bytes: Uint8Array): AsyncGenerator<Buffer, void> {
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    // Request the next file before this one ends, because JSZip completes the ZIP when its queue is empty.
    try {
      const next = await files.next()
      if (!next.done) append(next.value)
    } catch (error) {
      // Destroy the output directly, because JSZip can lose the error of a file's stream while the client reads slowly.
      output.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }

  // JSZip calls `forEach` only once, at the start. Later files are added through the saved callback.
  zip.forEach = (callback) => {
    add = callback
    append(first.value)
  }
  const stream = zip.generateNodeStream({ streamFiles: true, compression: 'STORE' })
  pipeline(stream, output, () => {})
}
