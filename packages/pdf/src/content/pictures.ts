/** The file of a picture, in a format that a PDF can hold. */
export interface PdfPicture {
  readonly type: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** The files of the pictures in a text, by id. A picture without its file is described by a note. */
export type PdfPictures = Readonly<Record<string, PdfPicture>>

/** Returns the file of a picture, if there is one. */
export function findFile(pictures: PdfPictures, id: string): PdfPicture | undefined {
  return Object.hasOwn(pictures, id) ? pictures[id] : undefined
}
