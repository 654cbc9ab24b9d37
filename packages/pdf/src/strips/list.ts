import type { Block, ListItem } from '../content/block.ts'
import { measureWidth } from '../fonts/typesetter.ts'
import { type Draw, drawContent, type Page, type StructureElement } from '../pages/page.ts'
import { setWords } from '../pages/set-words.ts'
import { type Strip, within } from '../pages/strip.ts'
import { addElement } from '../pages/structure.ts'
import { colours } from './colours.ts'
import type { LayContext } from './context.ts'

/** Returns a check box as a shape, because few fonts have the character. */
function taskBox(done: boolean, x: number, y: number, size: number): Draw {
  const side = (size * 0.8).toFixed(2)
  const at = (part: number) => (part * size * 0.8).toFixed(2)
  const box = `${colours.quiet} RG 0.8 w 0 0 ${side} ${side} re S`
  const tick = `${colours.done} RG 1.4 w ${at(0.2)} ${at(0.5)} m ${at(0.42)} ${at(0.24)} l ${at(0.82)} ${at(0.8)} l S`
  return { kind: 'shape', x, y: y - size * 0.05, operators: done ? `${box} ${tick}` : box }
}

/** The gap between the label and the text, in multiples of the font size. */
const labelGap = 0.6

export function layList(list: Extract<Block, { kind: 'list' }>, context: LayContext): Strip[] {
  const { setting, width, parent } = context
  const element = addElement(parent, 'L')
  const labels = list.items.map((item, index) => buildLabel(item, list, index))
  const widest = Math.max(1, ...labels.map((label) => (typeof label === 'string' ? labelWidth(label, context) : 1)))
  const indent = Math.min((widest + labelGap + 0.5) * setting.size, width / 2)
  return list.items.flatMap((item, index) => {
    const listItem = addElement(element, 'LI')
    const labelElement = addElement(listItem, 'Lbl')
    const body = addElement(listItem, 'LBody')
    const inner = { ...context, width: width - indent, parent: body }
    const laid = context.layBlocks(item.blocks, inner)
    const strips = laid.length > 0 ? laid : [emptyStrip(setting.size)]
    const label = labels[index] ?? '•'
    return within(strips, indent).map((strip, at) =>
      at === 0 ? labelled(strip, label, labelElement, indent, context) : strip,
    )
  })
}

type Label = '•' | { done: boolean } | `${number}.`

function buildLabel(item: ListItem, list: Extract<Block, { kind: 'list' }>, index: number): Label {
  if (item.checked !== undefined) return { done: item.checked }
  return list.ordered ? `${list.start + index}.` : '•'
}

function labelled(strip: Strip, label: Label, element: StructureElement, indent: number, context: LayContext): Strip {
  return {
    ...strip,
    gap: Math.max(strip.gap, context.setting.size * 0.2),
    paint: (page, left, top) => {
      const baseline = top - (strip.baseline ?? context.setting.size * 1.1)
      paintLabel(page, label, element, { right: left + indent, baseline, context })
      strip.paint(page, left, top)
    },
  }
}

interface LabelPlace {
  /** The x at which the text starts. */
  right: number
  baseline: number
  context: LayContext
}

function paintLabel(page: Page, label: Label, element: StructureElement, place: LabelPlace): void {
  const { right, baseline, context } = place
  const { size, language } = context.setting
  const end = right - labelGap * size
  if (typeof label === 'object') {
    drawContent(page, element, [taskBox(label.done, end - size * 0.85, baseline, size)], label.done ? '☑' : '☐')
  } else {
    const x = end - labelWidth(label, context) * size
    drawContent(page, element, setWords(label, { language, size, colour: colours.text }, x, baseline))
  }
}

const regular = { weight: 'regular', mono: false } as const

/** Returns the width of a label in em. */
function labelWidth(label: string, { setting }: LayContext): number {
  return measureWidth(label, setting.language, regular)
}

function emptyStrip(size: number): Strip {
  return { height: size * 1.5, gap: 0, keepWithNext: false, paint: () => {} }
}
