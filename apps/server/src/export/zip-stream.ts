import { PassThrough, pipeline, Readable } from 'node:stream'
import JSZip from 'jszip'

export interface ZipFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly date: Date
}

type AddFile = Parameters<JSZip['forEach']>[0]

/**
 * A ZIP that holds one file after another, each asked for when the reader has taken the one before. PDFs are compressed
 * already, so they are stored as they are. An error of `files` destroys the stream.
 * @param files at least one, and less than 4 GiB in all
 */
export function zipStream(files: AsyncIterator<ZipFile, void>): Readable {
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
    // Before this file ends, since JSZip writes the end of the ZIP when no file waits.
    try {
      const next = await files.next()
      if (!next.done) append(next.value)
    } catch (error) {
      // JSZip loses the error of a file whose reader is slow.
      output.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }

  // JSZip asks once for all files that there are. Which can be made shows only on the way, so they are handed in later.
  zip.forEach = (callback) => {
    add = callback
    append(first.value)
  }
  const stream = zip.generateNodeStream({ streamFiles: true, compression: 'STORE' })
  pipeline(stream, output, () => {})
}
