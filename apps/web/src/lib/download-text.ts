import { downloadBlob } from './download-blob.ts'

/** Lets the browser save the text as a file. */
export function downloadText(fileName: string, type: string, text: string) {
  downloadBlob(fileName, new Blob([text], { type }))
}
