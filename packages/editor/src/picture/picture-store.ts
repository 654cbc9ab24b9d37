/** Stores a file as a picture on the server, or returns why it is refused, as a key of `editor.picture.refused`. */
export type PictureStore = (file: Blob) => Promise<StoredPicture | { readonly refused: string }>

export interface StoredPicture {
  readonly id: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** What the picture form is open for: files that are inserted one after another, or a picture in the text. */
export type OpenPicture = { readonly files: readonly File[] } | { readonly position: number }

/** The widest that a picture is shown at first, in pixels: the width of a column of text. */
const widestAtFirst = 640

/** Returns the size at which a picture is shown at first. */
export function fitPicture({ width, height }: Pick<StoredPicture, 'height' | 'width'>) {
  return scalePicture({ width, height }, Math.min(width, widestAtFirst))
}

/** Returns the size for a width, with the proportions of the picture. */
export function scalePicture({ width, height }: Pick<StoredPicture, 'height' | 'width'>, to: number) {
  return { width: to, height: Math.max(1, Math.round((height * to) / width)) }
}
