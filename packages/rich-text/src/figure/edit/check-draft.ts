import { type Figure, figureSchema, writeFigureJson } from '../figure.ts'
import type { Axis, Curve } from '../kinds/plane.ts'
import { type CurveDraft, matchLabels, type PlaneDraft, type PointDraft } from './draft.ts'
import { formatFunction, parseFunction } from './function-text.ts'
import { MistakeList, type Mistakes } from './mistakes.ts'
import { readAlt, readAxis, readLabel, readOptional, readWithin } from './read-fields.ts'

export interface CheckedDraft {
  readonly mistakes: Mistakes
  /**
   * The valid part of the figure, for a preview, or undefined if an axis is invalid. Only a figure without mistakes can
   * be stored.
   */
  readonly figure: Figure | undefined
}

export function checkDraft(draft: PlaneDraft): CheckedDraft {
  const mistakes = new MistakeList()
  const alt = readAlt(draft.alt, mistakes)
  const x = readAxis(draft.x, 'x', draft.stored?.x.ticks, mistakes)
  const y = readAxis(draft.y, 'y', draft.stored?.y.ticks, mistakes)
  const figure = x && y ? parseFigure(buildFigure(draft, { x, y, alt, mistakes }), mistakes) : undefined
  return { mistakes: mistakes.fields, figure }
}

/** Changes the alt text of a figure of any kind. */
export function checkAlt(figure: Figure, typed: string): CheckedDraft {
  const mistakes = new MistakeList()
  const alt = readAlt(typed, mistakes)
  return { mistakes: mistakes.fields, figure: parseFigure({ ...figure, alt }, mistakes) }
}

function parseFigure(figure: unknown, mistakes: MistakeList): Figure | undefined {
  const { data } = figureSchema.safeParse(figure)
  const isStorable = data !== undefined && writeFigureJson(data) !== undefined
  if (!isStorable && mistakes.fields.size === 0) mistakes.add('figure', 'figure')
  return data
}

interface Read {
  readonly x: Axis
  readonly y: Axis
  readonly alt: string
  readonly mistakes: MistakeList
}

function buildFigure(draft: PlaneDraft, read: Read): unknown {
  const { x, y, alt } = read
  const shared = { ...draft.stored, v: 1, kind: draft.kind, alt, x, y, grid: draft.grid || undefined }
  const points = draft.points.flatMap((point) => readPoint(point, read))
  if (draft.kind === 'graph') return { ...shared, ...buildGraph(draft, points, read.mistakes) }
  if (points.length > 0) return { ...shared, ...buildScatter(draft, points) }
  read.mistakes.add(`points.${draft.points[0]?.id}.x`, 'pointMissing')
  // A scatterplot needs a point. Until there is one, the preview shows only the axes.
  return { v: 1, kind: 'graph', alt, x, y, grid: shared.grid }
}

function buildScatter({ stored }: PlaneDraft, points: readonly ReadPoint[]) {
  const loose = stored?.kind === 'scatter' ? matchLabels(stored).loose : []
  const labels = points.flatMap(({ at, label, side }) => (label ? [{ at, text: label, ...side }] : []))
  return { points: points.map(({ at }) => at), labels: filled([...labels, ...loose]) }
}

function buildGraph({ curves: typed, stored }: PlaneDraft, points: readonly ReadPoint[], mistakes: MistakeList) {
  const curves = typed.flatMap((curve) => readCurve(curve, mistakes))
  const marked = points.map(({ at, label, side, open }) => ({ at, ...(label && { label }), ...side, ...open }))
  const kept = stored?.kind === 'graph' ? [stored.lines, stored.regions, stored.arrows, stored.texts] : []
  const isEmpty = [curves, marked, ...kept].every((list) => list === undefined || list.length === 0)
  if (isEmpty) mistakes.add(`curves.${typed.find(isShown)?.id}.text`, 'functionMissing')
  return { curves: filled(curves), points: filled(marked) }
}

function isShown({ text }: CurveDraft): boolean {
  return text !== undefined
}

/** Returns undefined for an empty list, which is not stored. */
function filled<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length === 0 ? undefined : list
}

/** Omits an empty row. */
function readCurve({ id, text, from, to, dashed, stored }: CurveDraft, mistakes: MistakeList): Curve[] {
  if (text === undefined) return stored ? [stored] : []
  const isBlank = [text, from, to].every((typed) => typed.trim() === '')
  if (isBlank) return []
  const start = readOptional(from, `curves.${id}.from`, mistakes)
  const end = readOptional(to, `curves.${id}.to`, mistakes)
  if (start !== undefined && end !== undefined && start >= end) mistakes.add(`curves.${id}.to`, 'order')
  const rest = {
    ...(start !== undefined && { from: start }),
    ...(end !== undefined && { to: end }),
    ...(dashed && { dashed: true as const }),
  }
  // If the text is unchanged, keeps the stored function, because its numbers may be more exact than the text.
  if (stored && 'f' in stored && text === formatFunction(stored.f)) return [{ f: stored.f, ...rest }]
  const found = parseFunction(text)
  if ('mistake' in found) {
    mistakes.add(`curves.${id}.text`, text.trim() === '' ? 'functionMissing' : found.mistake, found.part)
    return []
  }
  return [{ f: found.f, ...rest }]
}

interface ReadPoint {
  readonly at: readonly [number, number]
  readonly label: string | undefined
  readonly side: Pick<PointDraft, 'side'> | undefined
  readonly open: { open: true } | undefined
}

/** Omits an empty row. */
function readPoint({ id, x, y, label, side, open }: PointDraft, axes: Read): ReadPoint[] {
  const { mistakes } = axes
  const isBlank = [x, y, label].every((typed) => typed.trim() === '')
  if (isBlank) return []
  const across = readWithin(x, axes.x, `points.${id}.x`, mistakes)
  const up = readWithin(y, axes.y, `points.${id}.y`, mistakes)
  const words = readLabel(label, `points.${id}.label`, mistakes)
  if (across === undefined || up === undefined) return []
  return [{ at: [across, up], label: words, side: side && { side }, open: open ? { open } : undefined }]
}
