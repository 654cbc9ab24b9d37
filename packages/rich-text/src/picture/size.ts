/** The size of a picture, in pixels. */
interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The maximum initial display width of a picture, in pixels: the width of a text column. */
const widestAtFirst = 640

/** Returns the initial display size of a picture. */
export function fitPicture({ width, height }: PictureSize): PictureSize {
  return scalePicture({ width, height }, Math.min(width, widestAtFirst))
}

/** Returns the size of a picture scaled proportionally to a width. */
export function scalePicture({ width, height }: PictureSize, to: number): PictureSize {
  return { width: to, height: Math.max(1, Math.round((height * to) / width)) }
}
