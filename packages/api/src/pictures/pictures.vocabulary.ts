/** The limits for pictures. The error for exceeding a limit includes its value. */
export const pictureLimits = {
  /** The maximum size of one file, in bytes: 10 MB. */
  fileBytes: 10 * 1024 * 1024,
  /** The maximum number of pixels in one picture: 40 megapixels. */
  pixels: 40_000_000,
  /** The maximum total size of an account's stored pictures, in bytes: 500 MB. */
  accountBytes: 500 * 1024 * 1024,
  /** The maximum side length of a stored picture, in pixels. Larger pictures are scaled down. */
  side: 2_560,
  /** The number of days that an unused picture is kept. */
  unusedDays: 30,
} as const

/** The reasons for rejecting a file as a picture. */
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
