/** The limits for pictures. Error messages include these values. */
export const pictureLimits = {
  /** The maximum size of a file, in bytes (10 MB). */
  fileBytes: 10 * 1024 * 1024,
  /** The maximum number of pixels in a picture. */
  pixels: 40_000_000,
  /** The maximum total size of an account's pictures, in bytes (500 MB). */
  accountBytes: 500 * 1024 * 1024,
  /** The maximum side length of a stored picture, in pixels. Larger pictures are scaled down. */
  side: 2_560,
  /** How many days an unused picture is kept. */
  unusedDays: 30,
} as const

/** Why a file is rejected as a picture. */
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
