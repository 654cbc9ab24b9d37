import type { PictureRefusal } from './pictures.vocabulary.ts'

/** A picture in our own encoding, without metadata. */
export interface EncodedPicture {
  readonly type: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** Reads the file of a picture and writes it anew, away from the main thread. Asynchronous and never throws for a file. */
export type PictureEncoder = (bytes: Uint8Array) => Promise<EncodedPicture | { readonly refusal: PictureRefusal }>
