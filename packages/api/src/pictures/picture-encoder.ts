import type { PictureRefusal } from './pictures.vocabulary.ts'

/** A picture that the server has re-encoded without metadata. */
export interface EncodedPicture {
  readonly type: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/**
 * Decodes and re-encodes a picture off the main thread. Resolves to a rejection reason for a bad file instead of
 * throwing.
 */
export type PictureEncoder = (bytes: Uint8Array) => Promise<EncodedPicture | { readonly refusal: PictureRefusal }>
