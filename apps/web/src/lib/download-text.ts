import { downloadBlob } from './download-blob.ts'

/** Downloads the text as a file. */
export function downloadText(fileName: string, type: string, text: string) {
  downloadBlob(fileName, new Blob([text], { type }))
}
