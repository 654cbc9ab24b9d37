import { exportMessageSchema } from '@pathwise/api/questions/export/export.schemas'
import { readLines } from '../read-lines.ts'

export interface ExportProgress {
  /** The number of questions exported so far. */
  readonly done: number
  readonly total: number
}

/**
 * Reads the response of an export, reports the progress, and returns the file.
 * @throws if the request failed or the response ends early
 */
export async function readExportedFile(
  response: Response,
  onProgress: (progress: ExportProgress) => void,
): Promise<Blob> {
  if (!response.ok || !response.body) throw new Error(`The export was answered with ${response.status}`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const line of readLines(response.body)) {
    const message = exportMessageSchema.parse(JSON.parse(line))
    if ('state' in message) return new Blob(parts)
    parts.push(Uint8Array.from(atob(message.bytes), (character) => character.charCodeAt(0)))
    onProgress(message)
  }
  throw new Error('The export ended early')
}
