/** Stores a file as a picture on the server, or returns the rejection reason as a key of `editor.picture.refused`. */
export type PictureStore = (file: Blob) => Promise<StoredPicture | { readonly refused: string }>

export interface StoredPicture {
  readonly id: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** The target of the picture form: files to insert one after another, or an existing picture in the text. */
export type OpenPicture = { readonly files: readonly File[] } | { readonly position: number }

/** The maximum initial display width of a picture, in pixels: the width of a text column. */
const widestAtFirst = 640

/** Returns the initial display size of a picture. */
export function fitPicture({ width, height }: Pick<StoredPicture, 'height' | 'width'>) {
  return scalePicture({ width, height }, Math.min(width, widestAtFirst))
}

/** Returns the size of a picture scaled proportionally to a width. */
export function scalePicture({ width, height }: Pick<StoredPicture, 'height' | 'width'>, to: number) {
  return { width: to, height: Math.max(1, Math.round((height * to) / width)) }
}
