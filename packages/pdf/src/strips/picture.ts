import type { Block } from '../content/block.ts'
import { textHeight } from '../pages/geometry.ts'
import { addElement, type Draw, drawArtifact, drawContent } from '../pages/page.ts'
import { addSpace, type Strip } from '../pages/strip.ts'
import type { LayoutContext } from './context.ts'
import { findPixelSize } from './figure.ts'
import { layOutText } from './paragraph.ts'

/**
 * Puts the caption below the picture. The picture is as large as on a web page, if it fits. A decorative picture
 * becomes an artifact, which screen readers skip.
 */
export function layOutPicture(
  { picture, file, caption }: Extract<Block, { kind: 'picture' }>,
  context: LayoutContext,
): Strip[] {
  const { setting, width, parent } = context
  const { width: pixels = file.width, height: rows = file.height } = picture
  const scale = Math.min(findPixelSize(setting), width / pixels, (textHeight * 0.95) / rows)
  const [drawnWidth, height] = [pixels * scale, rows * scale]
  const element = picture.alt === '' ? undefined : addElement(parent, 'Figure')
  if (element) element.alt = picture.alt ?? context.unnamed
  const strip: Strip = {
    height,
    gap: setting.size * 0.5,
    keepWithNext: caption.length > 0,
    paint: (page, left, top) => {
      const x = left + (width - drawnWidth) / 2
      const draw: Draw = { kind: 'picture', file, x, y: top - height, width: drawnWidth, height }
      if (!element) return drawArtifact(page, [draw])
      element.bounds = [x, top - height, x + drawnWidth, top]
      drawContent(page, element, [draw])
    },
  }
  if (caption.length === 0) return [strip]
  return [strip, ...addSpace(layOutText(caption, context, addElement(parent, 'Caption')), setting.size * 0.3)]
}
