import type { EncodedPicture } from '@pathwise/api/pictures/picture-encoder'
import { type PictureRefusal, pictureLimits } from '@pathwise/api/pictures/pictures.vocabulary'
import { hasActiveContent, sniffPicture } from '@pathwise/api/pictures/sniff-picture'
import sharp, { type Sharp } from 'sharp'

// Allow only these decoders, whatever type the upload declares.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`) })
sharp.cache(false)
sharp.concurrency(1)

/** An opaque picture is stored as a JPEG if its PNG would exceed this number of bytes. */
const largestLossless = 2 * 1024 * 1024
/**
 * If the PNG of a transparent picture exceeds `largestLossless`, the picture is scaled down until no side is longer
 * than this number of pixels.
 */
const reducedSide = 1_280
const secondsAtMost = 15
/** At this density, one SVG pixel is one output pixel. */
const naturalDensity = 72

const readOptions = { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 } as const

/** Re-encodes a picture upright, in sRGB and without metadata. No side is longer than `pictureLimits.side`. */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture | { refusal: PictureRefusal }> {
  if (bytes.length > pictureLimits.fileBytes) return { refusal: 'picture_too_large' }
  const sniffed = sniffPicture(bytes)
  if ('refusal' in sniffed) return sniffed
  if (sniffed.format === 'svg' && hasActiveContent(bytes)) return { refusal: 'picture_svg_active' }
  try {
    const { width, height, density } = await measure(bytes, sniffed.format === 'svg')
    if (width * height > pictureLimits.pixels) return { refusal: 'picture_too_many_pixels' }
    const open = () => sharp(bytes, { ...readOptions, ...(density && { density }) }).timeout({ seconds: secondsAtMost })
    return await write(() => open().autoOrient(), sniffed.format === 'jpeg')
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|too large|dimensions/i.test(error.message)
    return { refusal: isTooLarge ? 'picture_too_many_pixels' : 'picture_broken' }
  }
}

/**
 * Returns the size in pixels. For an SVG, also returns a rendering density that is sharp on high-resolution screens.
 */
async function measure(bytes: Uint8Array, isVector: boolean) {
  const { width, height } = await sharp(bytes, readOptions).metadata()
  const scale = Math.min(2, pictureLimits.side / Math.max(width, height))
  return { width, height, density: isVector ? Math.max(1, naturalDensity * scale) : undefined }
}

async function write(open: () => Sharp, isPhoto: boolean): Promise<EncodedPicture> {
  if (isPhoto) return await save(open, pictureLimits.side, 'jpeg')
  const lossless = await save(open, pictureLimits.side, 'png')
  if (lossless.bytes.length <= largestLossless) return lossless
  const { isOpaque } = await open().stats()
  return isOpaque ? await save(open, pictureLimits.side, 'jpeg') : await save(open, reducedSide, 'png')
}

async function save(open: () => Sharp, side: number, format: 'jpeg' | 'png'): Promise<EncodedPicture> {
  const sized = open()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const coded = format === 'jpeg' ? sized.jpeg({ quality: 85 }) : sized.png({ compressionLevel: 9 })
  const { data, info } = await coded.toBuffer({ resolveWithObject: true })
  return { type: `image/${format}`, width: info.width, height: info.height, bytes: data }
}
