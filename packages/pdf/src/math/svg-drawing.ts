import type { LiteElement } from '@mathjax/src/js/adaptors/lite/Element.js'
import type { LiteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js'
import type { Drawing, Glyph, Part } from './drawing.ts'
import { identity, type Matrix, multiply, parseTransform } from './matrix.ts'
import { pdfColor } from './svg-color.ts'
import { parsePath, pathOperators, type Segment } from './svg-path.ts'

const glyphs = new Map<string, Glyph>()

export function drawingFromSvg(adaptor: LiteAdaptor, container: LiteElement): Drawing {
  const svg = adaptor.tags(container, 'svg')[0]
  if (!svg) throw new Error('MathJax has drawn nothing')
  const box: unknown = adaptor.getAttribute(svg, 'viewBox')
  // A drawing as wide as its container has no size of its own.
  if (!box) throw new Error('MathJax has drawn nothing of a known size')
  const [, top = 0, width = 0, height = 0] = numbers(box)
  const parts: Part[] = []
  // The y axis points down in SVG, but up in PDF.
  for (const child of adaptor.childNodes(svg)) walk(adaptor, child, [1, 0, 0, -1, 0, 0], parts)
  return { width: width / 1000, height: -top / 1000, depth: (height + top) / 1000, parts }
}

type LiteNode = ReturnType<LiteAdaptor['childNodes']>[number]

function walk(adaptor: LiteAdaptor, node: LiteNode, outer: Matrix, parts: Part[]): void {
  if (!('attributes' in node)) return
  const attribute = (name: string) => String(adaptor.getAttribute(node, name) ?? '')
  const operators = (written: string) => parts.push({ kind: 'operators', operators: written })
  const color = pdfColor(attribute('fill'))
  const kind = adaptor.kind(node)
  let matrix = multiply(outer, parseTransform(attribute('transform')))
  if (color) operators(`q ${color} rg ${color} RG`)
  if (kind === 'svg') {
    const frame = nestedFrame(attribute, matrix)
    matrix = frame.matrix
    operators(`q ${frame.clip}`)
  }
  if (kind === 'text') {
    parts.push({ kind: 'text', text: adaptor.textContent(node), size: Number(attribute('font-size')) || 1000, matrix })
  } else {
    const shape = shapePart(kind, attribute, matrix)
    if (shape) parts.push(shape)
    for (const child of adaptor.childNodes(node)) walk(adaptor, child, matrix, parts)
  }
  if (kind === 'svg') operators('Q')
  if (color) operators('Q')
}

type Attribute = (name: string) => string

function shapePart(kind: string, attribute: Attribute, matrix: Matrix): Part | undefined {
  if (kind === 'path' && attribute('d') !== '') {
    const code = attribute('data-c')
    if (code !== '') return { kind: 'glyph', glyph: parseGlyph(attribute('d'), code), matrix }
    return paint(pathOperators(parsePath(attribute('d')), matrix), attribute, matrix)
  }
  if (kind === 'polygon') return paint(pathOperators(parsePath(`M${attribute('points')}Z`), matrix), attribute, matrix)
  if (kind === 'rect' && Number(attribute('width')) > 0 && Number(attribute('height')) > 0) {
    const [x, y] = [Number(attribute('x')), Number(attribute('y'))]
    const [right, bottom] = [x + Number(attribute('width')), y + Number(attribute('height'))]
    const outline = pathOperators(parsePath(`M${x} ${y}H${right}V${bottom}H${x}Z`), matrix)
    return paint(outline, attribute, matrix)
  }
  if (kind === 'line') {
    const path = parsePath(`M${attribute('x1')} ${attribute('y1')}L${attribute('x2')} ${attribute('y2')}`)
    return stroke(pathOperators(path, matrix), attribute, matrix)
  }
  return undefined
}

/** Fills a shape, or strokes it if it is unfilled. For the frame of a table, only MathJax's style sheet says so. */
function paint(outline: string, attribute: Attribute, matrix: Matrix): Part | undefined {
  if (attribute('fill') === 'none' || attribute('data-frame') !== '') return stroke(outline, attribute, matrix)
  // A background of an unknown color would hide the formula.
  if (attribute('data-bgcolor') !== '' && !pdfColor(attribute('fill'))) return undefined
  return { kind: 'operators', operators: `${outline}\nf` }
}

function stroke(outline: string, attribute: Attribute, matrix: Matrix): Part {
  const width = strokeWidth(attribute, matrix)
  const dash = attribute('class') === 'mjx-dashed' ? ` [${2 * width} ${2 * width}] 0 d` : ''
  return { kind: 'operators', operators: `q ${width.toFixed(1)} w${dash}\n${outline}\nS Q` }
}

/** A nested image (such as a stretched arrow) has its own coordinate system. */
function nestedFrame(attribute: Attribute, matrix: Matrix): { matrix: Matrix; clip: string } {
  const [width, height] = [Number(attribute('width')), Number(attribute('height'))]
  const box = numbers(attribute('viewBox') || `0 0 ${width} ${height}`)
  const [left = 0, top = 0, boxWidth = 1, boxHeight = 1] = box
  const [scaleX, scaleY] = [width / boxWidth, height / boxHeight]
  const [x, y] = [Number(attribute('x')) - left * scaleX, Number(attribute('y')) - top * scaleY]
  const inner = multiply(matrix, [scaleX, 0, 0, scaleY, x, y])
  const corners = `M${left} ${top}h${boxWidth}v${boxHeight}h${-boxWidth}Z`
  return { matrix: inner, clip: `${pathOperators(parsePath(corners), inner)} W n` }
}

function strokeWidth(attribute: Attribute, [a, b]: Matrix): number {
  const [, styled] = /stroke-width:\s*([\d.]+)/.exec(attribute('style')) ?? []
  return Number(styled ?? (attribute('stroke-width') || 60)) * Math.hypot(a, b)
}

function parseGlyph(data: string, code: string): Glyph {
  const known = glyphs.get(data)
  if (known) return known
  const segments = parsePath(data)
  const glyph: Glyph = {
    operators: pathOperators(segments, identity),
    bounds: computeBounds(segments),
    codePoint: Number.parseInt(code, 16) || 0,
  }
  glyphs.set(data, glyph)
  return glyph
}

function computeBounds(segments: readonly Segment[]): Glyph['bounds'] {
  const points = segments.flatMap(({ points }) => points)
  const horizontal = points.filter((_, index) => index % 2 === 0)
  const vertical = points.filter((_, index) => index % 2 === 1)
  if (points.length === 0) return [0, 0, 0, 0]
  const [left, bottom] = [Math.min(...horizontal), Math.min(...vertical)]
  return [Math.floor(left), Math.floor(bottom), Math.ceil(Math.max(...horizontal)), Math.ceil(Math.max(...vertical))]
}

function numbers(list: unknown): number[] {
  return String(list)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
}
