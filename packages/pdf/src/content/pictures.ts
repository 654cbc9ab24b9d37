/** The file of a picture, in a format that PDF supports. */
export interface PdfPicture {
  readonly type: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** The picture files for a text, by id. A picture without a file is replaced with a note. */
export type PdfPictures = Readonly<Record<string, PdfPicture>>

/** Returns the file of a picture, if there is one. */
export function findFile(pictures: PdfPictures, id: string): PdfPicture | undefined {
  return Object.hasOwn(pictures, id) ? pictures[id] : undefined
}
