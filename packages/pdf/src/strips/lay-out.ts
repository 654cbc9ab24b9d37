import type { Block } from '../content/block.ts'
import { formulaScale } from '../lines/words.ts'
import { describeFormula } from '../math/reading.ts'
import { textHeight } from '../pages/geometry.ts'
import { addElement, drawArtifact, drawContent } from '../pages/page.ts'
import { addSpace, indentStrips, type Strip } from '../pages/strip.ts'
import { layOutCode } from './code.ts'
import { colors } from './colors.ts'
import type { LayoutContext } from './context.ts'
import { layOutFigure } from './figure.ts'
import { layOutList } from './list.ts'
import { addFormula, formulaDraw } from './paint-line.ts'
import { layOutHeading, layOutParagraph, layOutText } from './paragraph.ts'
import { layOutPicture } from './picture.ts'
import { layOutTable } from './table/table.ts'

/** The gap between blocks, as a multiple of the font size. */
const blockGap = 0.55

export function layOutBlocks(blocks: readonly Block[], context: LayoutContext): Strip[] {
  return blocks.flatMap((block, index) => {
    const strips = layOutBlock(block, context)
    return index === 0 ? strips : addSpace(strips, context.setting.size * blockGap)
  })
}

function layOutBlock(block: Block, context: LayoutContext): Strip[] {
  switch (block.kind) {
    case 'paragraph':
      return layOutParagraph(block.inlines, context)
    case 'heading':
      return layOutHeading(block.level, block.inlines, context)
    case 'list':
      return layOutList(block, context)
    case 'quote':
      return layOutQuote(block, context)
    case 'code':
      return layOutCode(block.text, context)
    case 'table':
      return layOutTable(block.rows, context)
    case 'figure':
      return layOutFigure(block.figure, block.caption, context)
    case 'picture':
      return layOutPicture(block, context)
    case 'formula':
      return layOutFormula(block.latex, context)
    case 'note':
      return layOutText(
        [{ kind: 'text', text: block.text, style: { emphasis: true } }],
        context,
        addElement(context.parent, 'Note'),
      )
    case 'rule':
      return [ruleStrip(context)]
  }
}

function layOutQuote({ heading, blocks }: Extract<Block, { kind: 'quote' }>, context: LayoutContext): Strip[] {
  const indent = context.setting.size * 1.3
  const inner = { ...context, width: context.width - indent, parent: addElement(context.parent, 'BlockQuote') }
  const title: Block[] =
    heading === undefined
      ? []
      : [{ kind: 'paragraph', inlines: [{ kind: 'text', text: heading, style: { strong: true } }] }]
  const strips = layOutBlocks([...title, ...blocks], inner).map((strip, index) =>
    index < title.length ? { ...strip, keepWithNext: true } : strip,
  )
  return indentStrips(strips, indent, (strip) => (page, left, top) => {
    // The bar beside a quote must have no breaks, so it also fills the gap above each strip except the first.
    const reach = strip === strips[0] ? 0 : strip.gap
    const height = strip.height + reach
    drawArtifact(page, [{ kind: 'box', x: left, y: top - strip.height, width: 2.5, height, color: colors.quoteBar }])
  })
}

function ruleStrip({ setting, width }: LayoutContext): Strip {
  const gap = setting.size * 0.8
  return {
    height: gap,
    gap: gap / 2,
    keepWithNext: false,
    paint: (page, left, top) =>
      drawArtifact(page, [{ kind: 'box', x: left, y: top - gap / 2, width, height: 0.7, color: colors.rule }]),
  }
}

/** Centers a display formula. A formula larger than the available space is scaled down. */
function layOutFormula(latex: string, context: LayoutContext): Strip[] {
  const { setting, width, parent, tally } = context
  const natural = setting.size * formulaScale
  const drawing = setting.drawFormula(latex, true, width / natural)
  if (!drawing) {
    tally.asSource++
    return layOutCode(latex, context)
  }
  tally.drawn++
  const element = addFormula(parent, latex, setting)
  const em = drawing.height + drawing.depth
  const size = Math.min(natural, width / Math.max(drawing.width, 0.01), (textHeight * 0.95) / Math.max(em, 0.01))
  const padding = setting.size * 0.25
  return [
    {
      height: em * size + 2 * padding,
      gap: setting.size * 0.5,
      keepWithNext: false,
      paint: (page, left, top) => {
        const x = left + (width - drawing.width * size) / 2
        const baseline = top - padding - drawing.height * size
        const draw = formulaDraw(drawing, size, x, baseline, setting.language)
        drawContent(page, element, [draw], describeFormula(latex))
      },
    },
  ]
}
