/** The limits of pictures. A refusal names the number that it is about. */
export const pictureLimits = {
  /** Bytes of one file: 10 MB. */
  fileBytes: 10 * 1024 * 1024,
  /** Pixels of one picture: 40 megapixels. */
  pixels: 40_000_000,
  /** Bytes of all stored pictures of an account: 500 MB. */
  accountBytes: 500 * 1024 * 1024,
  /** The longest side of a stored picture, in pixels. A larger one is made smaller. */
  side: 2_560,
  /** Days for which a picture is kept that no text shows. */
  unusedDays: 30,
} as const

/** Why a file is not accepted as a picture. */
export const pictureRefusals = [
  'picture_too_large',
  'picture_too_many_pixels',
  'picture_quota',
  'picture_heic',
  'picture_gif',
  'picture_type',
  'picture_svg_active',
  'picture_broken',
] as const
export type PictureRefusal = (typeof pictureRefusals)[number]

/** The kinds of files that people can choose, as a file input takes them. */
export const acceptedPictureTypes = 'image/png,image/jpeg,image/webp,image/svg+xml'
