import { type Figure, figureSchema, writeFigureJson } from '../figure.ts'
import { mostSteps } from '../kinds/limits.ts'
import type { Axis, Curve } from '../kinds/plane.ts'
import { label as labelSchema, number as numberSchema } from '../kinds/shared.ts'
import { type AxisDraft, type CurveDraft, matchLabels, type PlaneDraft, type PointDraft } from './draft.ts'
import { formatFunction, parseFunction, parseNumber } from './function-text.ts'
import type { FunctionMistake } from './function-text-error.ts'

/** Why a field cannot be stored. Each has a message in every language. */
export type DraftMistake =
  | FunctionMistake
  | 'altMissing'
  | 'figure'
  | 'functionMissing'
  | 'label'
  | 'number'
  | 'order'
  | 'outside'
  | 'pointMissing'
  | 'step'
  | 'steps'

export interface FieldMistake {
  readonly mistake: DraftMistake
  /** The part of the text that the mistake is about, or empty. */
  readonly part: string
}

/** Mistakes by field, such as `x.min`, `curves.0.text` or `points.2.label` with the id of the row. */
export type Mistakes = ReadonlyMap<string, FieldMistake>

export interface CheckedDraft {
  readonly mistakes: Mistakes
  /** What can be drawn so far. Undefined if an axis is invalid. Can be stored if there are no mistakes. */
  readonly figure: Figure | undefined
}

/** The alt text of a preview without one. */
const placeholder = '…'

export function checkDraft(draft: PlaneDraft): CheckedDraft {
  const mistakes = new MistakeList()
  const alt = readAlt(draft.alt, mistakes)
  const [x, y] = [readAxis(draft, 'x', mistakes), readAxis(draft, 'y', mistakes)]
  const figure = x && y ? parseFigure(buildFigure(draft, { x, y, alt, mistakes }), mistakes) : undefined
  return { mistakes: mistakes.fields, figure }
}

/** Changes the alt text of a figure of any kind. */
export function checkAlt(figure: Figure, typed: string): CheckedDraft {
  const mistakes = new MistakeList()
  const alt = readAlt(typed, mistakes)
  return { mistakes: mistakes.fields, figure: parseFigure({ ...figure, alt }, mistakes) }
}

function readAlt(typed: string, mistakes: MistakeList): string {
  const alt = toLine(typed)
  if (alt === '') mistakes.add('alt', 'altMissing')
  return alt || placeholder
}

/** Pasted text can contain control characters, which are not stored. */
function toLine(typed: string): string {
  return typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

class MistakeList {
  readonly fields = new Map<string, FieldMistake>()

  /** Keeps the first mistake of a field. */
  add(field: string, mistake: DraftMistake, part = ''): void {
    if (!this.fields.has(field)) this.fields.set(field, { mistake, part })
  }
}

function parseFigure(figure: unknown, mistakes: MistakeList): Figure | undefined {
  const { data } = figureSchema.safeParse(figure)
  const isStorable = data !== undefined && writeFigureJson(data) !== undefined
  if (!isStorable && mistakes.fields.size === 0) mistakes.add('figure', 'figure')
  return data
}

function readAxis(draft: PlaneDraft, side: 'x' | 'y', mistakes: MistakeList): Axis | undefined {
  const typed: AxisDraft = draft[side]
  const min = readNumber(typed.min, `${side}.min`, mistakes)
  const max = readNumber(typed.max, `${side}.max`, mistakes)
  const step = typed.step.trim() === '' ? undefined : readNumber(typed.step, `${side}.step`, mistakes)
  const label = readLabel(typed.label, `${side}.label`, mistakes)
  if (min === undefined || max === undefined) return undefined
  if (min >= max) mistakes.add(`${side}.max`, 'order')
  if (step !== undefined && step <= 0) mistakes.add(`${side}.step`, 'step')
  if (step !== undefined && (max - min) / step > mostSteps) mistakes.add(`${side}.step`, 'steps')
  if (min >= max || mistakes.fields.has(`${side}.step`)) return undefined
  const ticks = draft.stored?.[side].ticks
  return { min, max, ...(step !== undefined && { step }), ...(label && { label }), ...(ticks && { ticks }) }
}

interface Read {
  readonly x: Axis
  readonly y: Axis
  readonly alt: string
  readonly mistakes: MistakeList
}

function buildFigure(draft: PlaneDraft, read: Read): unknown {
  const { x, y, alt, mistakes } = read
  const { stored } = draft
  const shared = { ...stored, v: 1, kind: draft.kind, alt, x, y, grid: draft.grid || undefined }
  const places = draft.points.flatMap((point) => readPoint(point, read))
  if (draft.kind === 'scatter') {
    if (places.length === 0) {
      mistakes.add(`points.${draft.points[0]?.id}.x`, 'pointMissing')
      // Shows the axes until there is a point.
      return { v: 1, kind: 'graph', alt, x, y, grid: shared.grid }
    }
    const loose = stored?.kind === 'scatter' ? matchLabels(stored).loose : []
    const labels = places.flatMap(({ at, label, rest }) => (label ? [{ at, text: label, ...rest }] : []))
    return { ...shared, points: places.map(({ at }) => at), labels: filled([...labels, ...loose]) }
  }
  const curves = draft.curves.flatMap((curve) => readCurve(curve, mistakes))
  const points = places.map(({ at, label, rest }) => ({ at, ...(label && { label }), ...rest }))
  const kept = stored?.kind === 'graph' ? [stored.lines, stored.regions, stored.arrows, stored.texts] : []
  const isEmpty = [curves, points, ...kept].every((list) => list === undefined || list.length === 0)
  if (isEmpty) mistakes.add(`curves.${draft.curves.find(isShown)?.id}.text`, 'functionMissing')
  return { ...shared, curves: filled(curves), points: filled(points) }
}

function isShown({ text }: CurveDraft): boolean {
  return text !== undefined
}

/** An empty list is stored as no list. */
function filled<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length === 0 ? undefined : list
}

/** Omits an empty row. */
function readCurve({ id, text, from, to, stored }: CurveDraft, mistakes: MistakeList): Curve[] {
  if (text === undefined) return stored ? [stored] : []
  const isBlank = [text, from, to].every((typed) => typed.trim() === '')
  if (isBlank) return []
  const start = readOptional(from, `curves.${id}.from`, mistakes)
  const end = readOptional(to, `curves.${id}.to`, mistakes)
  if (start !== undefined && end !== undefined && start >= end) mistakes.add(`curves.${id}.to`, 'order')
  const domain = { ...(start !== undefined && { from: start }), ...(end !== undefined && { to: end }) }
  // An unchanged function keeps its exact numbers.
  if (stored && 'f' in stored && text === formatFunction(stored.f)) {
    return [{ f: stored.f, ...domain, ...(stored.dashed && { dashed: true }) }]
  }
  const found = parseFunction(text)
  if ('mistake' in found) {
    mistakes.add(`curves.${id}.text`, text.trim() === '' ? 'functionMissing' : found.mistake, found.part)
    return []
  }
  return [{ f: found.f, ...domain, ...(stored?.dashed && { dashed: true }) }]
}

interface ReadPoint {
  readonly at: readonly [number, number]
  readonly label: string | undefined
  readonly rest: PointDraft['rest']
}

/** Omits an empty row. */
function readPoint({ id, x, y, label, rest }: PointDraft, axes: Read): ReadPoint[] {
  const { mistakes } = axes
  const isBlank = [x, y, label].every((typed) => typed.trim() === '')
  if (isBlank) return []
  const across = readWithin(x, axes.x, `points.${id}.x`, mistakes)
  const up = readWithin(y, axes.y, `points.${id}.y`, mistakes)
  const words = readLabel(label, `points.${id}.label`, mistakes)
  return across === undefined || up === undefined ? [] : [{ at: [across, up], label: words, rest }]
}

function readWithin(typed: string, { min, max }: Axis, field: string, mistakes: MistakeList): number | undefined {
  const value = readNumber(typed, field, mistakes)
  if (value === undefined || (value >= min && value <= max)) return value
  mistakes.add(field, 'outside')
  return undefined
}

function readOptional(typed: string, field: string, mistakes: MistakeList): number | undefined {
  return typed.trim() === '' ? undefined : readNumber(typed, field, mistakes)
}

function readNumber(typed: string, field: string, mistakes: MistakeList): number | undefined {
  const { success, data } = numberSchema.safeParse(parseNumber(typed))
  if (success) return data
  mistakes.add(field, 'number')
  return undefined
}

function readLabel(typed: string, field: string, mistakes: MistakeList): string | undefined {
  const line = toLine(typed)
  if (line === '') return undefined
  const { success, data } = labelSchema.safeParse(line)
  if (success) return data
  mistakes.add(field, 'label')
  return undefined
}
