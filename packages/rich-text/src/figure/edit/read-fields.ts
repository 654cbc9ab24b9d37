import { mostSteps } from '../kinds/limits.ts'
import type { Axis } from '../kinds/plane.ts'
import { label as labelSchema, number as numberSchema } from '../kinds/shared.ts'
import type { AxisDraft } from './draft.ts'
import { parseNumber } from './function-text.ts'
import type { MistakeList } from './mistakes.ts'

/** The alt text that the preview uses while the field is empty. */
const placeholder = '…'

export function readAlt(typed: string, mistakes: MistakeList): string {
  const alt = toLine(typed)
  if (alt === '') mistakes.add('alt', 'altMissing')
  return alt || placeholder
}

/** Pasted text can contain control characters, which are not stored. */
function toLine(typed: string): string {
  return typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** @param ticks are kept, because the form does not show them */
export function readAxis(
  typed: AxisDraft,
  side: 'x' | 'y',
  ticks: Axis['ticks'],
  mistakes: MistakeList,
): Axis | undefined {
  const min = readNumber(typed.min, `${side}.min`, mistakes)
  const max = readNumber(typed.max, `${side}.max`, mistakes)
  const step = typed.step.trim() === '' ? undefined : readNumber(typed.step, `${side}.step`, mistakes)
  const label = readLabel(typed.label, `${side}.label`, mistakes)
  if (min === undefined || max === undefined) return undefined
  if (min >= max) mistakes.add(`${side}.max`, 'order')
  if (step !== undefined && step <= 0) mistakes.add(`${side}.step`, 'step')
  if (step !== undefined && (max - min) / step > mostSteps) mistakes.add(`${side}.step`, 'steps')
  if (min >= max || mistakes.fields.has(`${side}.step`)) return undefined
  return { min, max, ...(step !== undefined && { step }), ...(label && { label }), ...(ticks && { ticks }) }
}

export function readWithin(
  typed: string,
  { min, max }: Axis,
  field: string,
  mistakes: MistakeList,
): number | undefined {
  const value = readNumber(typed, field, mistakes)
  if (value === undefined || (value >= min && value <= max)) return value
  mistakes.add(field, 'outside')
  return undefined
}

export function readOptional(typed: string, field: string, mistakes: MistakeList): number | undefined {
  return typed.trim() === '' ? undefined : readNumber(typed, field, mistakes)
}

function readNumber(typed: string, field: string, mistakes: MistakeList): number | undefined {
  const { success, data } = numberSchema.safeParse(parseNumber(typed))
  if (success) return data
  mistakes.add(field, 'number')
  return undefined
}

export function readLabel(typed: string, field: string, mistakes: MistakeList): string | undefined {
  const line = toLine(typed)
  if (line === '') return undefined
  const { success, data } = labelSchema.safeParse(line)
  if (success) return data
  mistakes.add(field, 'label')
  return undefined
}
