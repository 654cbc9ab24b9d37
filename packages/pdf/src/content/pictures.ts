/** A picture file in a format that PDF supports. */
export interface PdfPicture {
  readonly type: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** Picture files by id. A picture without a file is replaced with a note. */
export type PdfPictures = Readonly<Record<string, PdfPicture>>

export function findFile(pictures: PdfPictures, id: string): PdfPicture | undefined {
  return Object.hasOwn(pictures, id) ? pictures[id] : undefined
}
