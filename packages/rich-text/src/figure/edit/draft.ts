import type { Figure } from '../figure.ts'
import type { Axis, Curve, GraphFigure, ScatterFigure } from '../kinds/plane.ts'
import { formatFunction } from './function-text.ts'

export type PlaneFigure = GraphFigure | ScatterFigure

/** The settings of an axis, as the user typed them. */
export interface AxisDraft {
  readonly min: string
  readonly max: string
  readonly step: string
  readonly label: string
}

/** A row of a list. Its id does not change when other rows are added or removed. */
interface Row {
  readonly id: number
}

export interface CurveDraft extends Row {
  /** The function as typed. Undefined for a curve through points, which the form preserves but does not show. */
  readonly text: string | undefined
  readonly from: string
  readonly to: string
  readonly dashed?: boolean
  readonly stored?: Curve
}

type MarkedPoint = NonNullable<GraphFigure['points']>[number]

/** The side of a point on which its label appears. */
export type LabelSide = NonNullable<MarkedPoint['side']>

/** Clockwise from the upper right, where a label appears by default. */
export const labelSides = ['NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'N'] as const satisfies readonly LabelSide[]

export interface PointDraft extends Row {
  readonly x: string
  readonly y: string
  readonly label: string
  /** The side of the point on which the label appears. Undefined if the figure stores no side. */
  readonly side?: LabelSide | undefined
  /** Whether the point is drawn as an open circle. Only graphs have open points. */
  readonly open?: boolean
}

/** A coordinate plane as typed in a form, possibly with mistakes. */
export interface PlaneDraft {
  readonly kind: PlaneFigure['kind']
  readonly alt: string
  readonly x: AxisDraft
  readonly y: AxisDraft
  readonly grid: boolean
  readonly curves: readonly CurveDraft[]
  readonly points: readonly PointDraft[]
  /** The stored figure, or undefined for a new one. Stored fields that the form does not show are kept. */
  readonly stored?: PlaneFigure
}

export const mostFunctions = 3

export function isPlane(figure: Figure): figure is PlaneFigure {
  return figure.kind === 'graph' || figure.kind === 'scatter'
}

export function addCurve(curves: readonly CurveDraft[]): CurveDraft[] {
  return [...curves, { id: nextId(curves), text: '', from: '', to: '' }]
}

export function addPoint(points: readonly PointDraft[]): PointDraft[] {
  return [...points, { id: nextId(points), x: '', y: '', label: '' }]
}

function nextId(rows: readonly Row[]): number {
  return Math.max(-1, ...rows.map(({ id }) => id)) + 1
}

const emptyAxes = {
  graph: { x: newAxis(-5, 5, '*x*'), y: newAxis(-5, 5, '*y*') },
  scatter: { x: newAxis(0, 10, ''), y: newAxis(0, 10, '') },
} as const

function newAxis(min: number, max: number, label: string): AxisDraft {
  return { min: String(min), max: String(max), step: '', label }
}

export function newPlaneDraft(kind: PlaneFigure['kind']): PlaneDraft {
  return { kind, alt: '', ...emptyAxes[kind], grid: true, curves: addCurve([]), points: addPoint([]) }
}

/**
 * Changes the kind of a new figure. Also resets its axes to the defaults of the new kind, unless the user has
 * changed them.
 */
export function switchKind(draft: PlaneDraft, kind: PlaneFigure['kind']): PlaneDraft {
  const { x, y } = emptyAxes[draft.kind]
  return { ...draft, kind, ...(draft.x === x && draft.y === y && emptyAxes[kind]) }
}

export function toPlaneDraft(figure: PlaneFigure): PlaneDraft {
  const points = figure.kind === 'graph' ? listMarkedPoints(figure) : matchLabels(figure).rows
  const curves = figure.kind === 'graph' ? (figure.curves ?? []).map(toCurveDraft) : []
  return {
    kind: figure.kind,
    alt: figure.alt,
    x: toAxisDraft(figure.x),
    y: toAxisDraft(figure.y),
    grid: figure.grid === true,
    curves: curves.some(({ text }) => text !== undefined) ? curves : addCurve(curves),
    points: points.length > 0 ? points : addPoint([]),
    stored: figure,
  }
}

function toAxisDraft({ min, max, step, label = '' }: Axis): AxisDraft {
  return { min: String(min), max: String(max), step: write(step), label }
}

function toCurveDraft(stored: Curve, id: number): CurveDraft {
  const dashed = stored.dashed === true
  if ('points' in stored) return { id, text: undefined, from: '', to: '', dashed, stored }
  return { id, text: formatFunction(stored.f), from: write(stored.from), to: write(stored.to), dashed, stored }
}

function listMarkedPoints({ points = [] }: GraphFigure): PointDraft[] {
  return points.map(({ at: [x, y], label = '', side, open = false }, id) => {
    return { id, x: String(x), y: String(y), label, side, open }
  })
}

type PointLabel = NonNullable<ScatterFigure['labels']>[number]

/** Combines points with the labels at the same coordinates. `loose` contains the labels without a point. */
export function matchLabels({ points, labels = [] }: ScatterFigure): { rows: PointDraft[]; loose: PointLabel[] } {
  const loose = [...labels]
  const rows = points.map(([x, y], id) => {
    const index = loose.findIndex(({ at }) => at[0] === x && at[1] === y)
    const [found] = index < 0 ? [] : loose.splice(index, 1)
    return { id, x: String(x), y: String(y), label: found?.text ?? '', side: found?.side }
  })
  return { rows, loose }
}

function write(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}
