import type { editor } from '@pathwise/i18n/locales/en/editor'

/** Each reason has a message in every language. */
export type PictureRefusal = keyof typeof editor.picture.refused

/** Why a pasted picture was not kept: it is stored at another address, or the server rejected it. */
export type PictureLoss = 'elsewhere' | PictureRefusal

/** Uploads a picture. Returns the reason if the server rejects it. */
export type PictureStore = (file: Blob) => Promise<StoredPicture | { readonly refused: PictureRefusal }>

export interface StoredPicture {
  readonly id: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** The files to insert, one after another, or the position of the picture to edit. */
export type OpenPicture = { readonly files: readonly File[] } | { readonly position: number }
