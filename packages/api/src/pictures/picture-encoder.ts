import type { PictureRefusal } from './pictures.vocabulary.ts'

/** A picture re-encoded by the server, without metadata. */
export interface EncodedPicture {
  readonly type: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/**
 * Decodes and re-encodes a picture off the main thread. For a bad file, resolves to a rejection reason instead of
 * throwing.
 */
export type PictureEncoder = (bytes: Uint8Array) => Promise<EncodedPicture | { readonly refusal: PictureRefusal }>
