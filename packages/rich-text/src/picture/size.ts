/** In pixels. */
interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The initial width limit in pixels, which is the width of a text column. */
const widestAtFirst = 640

export function fitPicture({ width, height }: PictureSize): PictureSize {
  return scalePicture({ width, height }, Math.min(width, widestAtFirst))
}

/** Scales a picture proportionally to the given width. */
export function scalePicture({ width, height }: PictureSize, to: number): PictureSize {
  return { width: to, height: Math.max(1, Math.round((height * to) / width)) }
}
