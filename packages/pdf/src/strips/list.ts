import type { Block, ListItem } from '../content/block.ts'
import { measureWidth } from '../fonts/typesetter.ts'
import type { Setting } from '../lines/words.ts'
import { addElement, type Draw, drawContent, type StructureElement } from '../pages/page.ts'
import { setWords } from '../pages/set-words.ts'
import { indentStrips, type Strip } from '../pages/strip.ts'
import { colors } from './colors.ts'
import type { LayoutContext } from './context.ts'

/** Draws a check box as a shape, because few fonts have the character. */
function taskBox(done: boolean, x: number, y: number, size: number): Draw {
  const side = (size * 0.8).toFixed(2)
  const at = (part: number) => (part * size * 0.8).toFixed(2)
  const box = `${colors.quiet} RG 0.8 w 0 0 ${side} ${side} re S`
  const tick = `${colors.done} RG 1.4 w ${at(0.2)} ${at(0.5)} m ${at(0.42)} ${at(0.24)} l ${at(0.82)} ${at(0.8)} l S`
  return { kind: 'shape', x, y: y - size * 0.05, operators: done ? `${box} ${tick}` : box }
}

/** The gap between label and text, as a multiple of the font size. */
const labelGap = 0.6

export function layOutList(list: Extract<Block, { kind: 'list' }>, context: LayoutContext): Strip[] {
  const { setting, width, parent } = context
  const element = addElement(parent, 'L')
  const labels = list.items.map((item, index) => buildLabel(item, list, index))
  const widest = Math.max(
    1,
    ...labels.map((label) => (typeof label === 'string' ? measureWidth(label, setting.language) : 1)),
  )
  const indent = Math.min((widest + labelGap + 0.5) * setting.size, width / 2)
  return list.items.flatMap((item, index) => {
    const listItem = addElement(element, 'LI')
    const labelElement = addElement(listItem, 'Lbl')
    const body = addElement(listItem, 'LBody')
    const inner = { ...context, width: width - indent, parent: body }
    const laid = context.layOutBlocks(item.blocks, inner)
    const strips = laid.length > 0 ? laid : [emptyStrip(setting.size)]
    const label = labels[index] ?? '•'
    return indentStrips(strips, indent).map((strip, at) =>
      at === 0 ? labelled(strip, label, labelElement, indent, setting) : strip,
    )
  })
}

type Label = '•' | { done: boolean } | `${number}.`

function buildLabel(item: ListItem, list: Extract<Block, { kind: 'list' }>, index: number): Label {
  if (item.checked !== undefined) return { done: item.checked }
  return list.ordered ? `${list.start + index}.` : '•'
}

function labelled(strip: Strip, label: Label, element: StructureElement, indent: number, setting: Setting): Strip {
  const { size, language } = setting
  return {
    ...strip,
    gap: Math.max(strip.gap, size * 0.2),
    paint: (page, left, top) => {
      const baseline = top - (strip.baseline ?? size * 1.1)
      const end = left + indent - labelGap * size
      if (typeof label === 'object') {
        drawContent(page, element, [taskBox(label.done, end - size * 0.85, baseline, size)], label.done ? '☑' : '☐')
      } else {
        const x = end - measureWidth(label, language) * size
        drawContent(page, element, setWords(label, { language, size, color: colors.text }, x, baseline))
      }
      strip.paint(page, left, top)
    },
  }
}

function emptyStrip(size: number): Strip {
  return { height: size * 1.5, gap: 0, keepWithNext: false, paint: () => {} }
}
