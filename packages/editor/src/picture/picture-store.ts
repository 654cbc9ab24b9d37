import type { editor } from '@pathwise/i18n/locales/en/editor'

/** The reasons why the server rejects a file, each with a message in every language. */
export type PictureRefusal = keyof typeof editor.picture.refused

/** Stores a file as a picture on the server, or returns the rejection reason. */
export type PictureStore = (file: Blob) => Promise<StoredPicture | { readonly refused: PictureRefusal }>

export interface StoredPicture {
  readonly id: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** The target of the picture form: files to insert one after another, or an existing picture in the text. */
export type OpenPicture = { readonly files: readonly File[] } | { readonly position: number }
