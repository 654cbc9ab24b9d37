import { ticks } from 'd3-array'
import type { Axis } from '../kinds/plane.ts'
import type { Frame } from './clip.ts'
import { formatNumber, measureLabel, text, toBaseline } from './label.ts'
import { arrowHead, type Mark, type Stroke, straight, textSize, thin } from './picture.ts'

/** Maps an axis value to pixels. */
export type Scale = (value: number) => number

export function buildScale({ min, max }: Pick<Axis, 'max' | 'min'>, start: number, end: number): Scale {
  return (value) => start + ((value - min) / (max - min)) * (end - start)
}

export interface Tick {
  readonly at: number
  readonly text: string
}

/** Returns the axis's own ticks if it defines any. Otherwise, returns a number at each step. */
export function listTicks({ min, max, step, ticks: own }: Axis): Tick[] {
  if (own) return own.filter(({ at }) => at >= min && at <= max)
  const values = step === undefined ? ticks(min, max, 6) : listSteps(min, max, step)
  const gap = Math.abs((values[1] ?? 1) - (values[0] ?? 0))
  return values.map((at) => ({ at, text: formatNumber(at, gap) }))
}

function listSteps(min: number, max: number, step: number): number[] {
  const first = Math.ceil(min / step - 1e-9)
  const last = Math.floor(max / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** Keeps every nth tick so that the labels fit. Always keeps the tick at zero. */
export function thinTicks(list: readonly Tick[], room: number, measure: (tick: Tick) => number): Tick[] {
  const widest = Math.max(0, ...list.map(measure))
  const every = [1, 2, 4, 5, 10, 20].find((each) => room * each >= widest) ?? 50
  const zero = Math.max(
    0,
    list.findIndex(({ at }) => at === 0),
  )
  return list.filter((_, index) => (index - zero) % every === 0)
}

const gridLine: Stroke = { tone: 'grid', width: 1 }

export interface Axes {
  readonly x: Axis
  readonly y: Axis
  readonly grid: boolean
  readonly frame: Frame
  readonly toX: Scale
  readonly toY: Scale
}

/** Returns the space to reserve for numbers left of the y axis. */
export function measureNumbers(y: Axis): number {
  return Math.max(...listTicks(y).map(({ text: words }) => measureLabel(words)), 10) + 10
}

export function drawGrid({ x, y, frame, toX, toY }: Axes): Mark[] {
  const { left, right, top, bottom } = frame
  return [
    ...listTicks(x).map(({ at }) => straight(toX(at), top, toX(at), bottom, gridLine)),
    ...listTicks(y).map(({ at }) => straight(left, toY(at), right, toY(at), gridLine)),
  ]
}

/** Returns where the other axis crosses this one: at zero if it is in range, otherwise at the minimum. */
function crossing({ min, max }: Axis): number {
  return min <= 0 && max >= 0 ? 0 : min
}

/** Draws both axes with numbers and titles. The y title goes above its axis, which avoids rotated text. */
export function drawAxes(axes: Axes): Mark[] {
  const { x, y, frame, toX, toY } = axes
  const [axisX, axisY] = [toX(crossing(x)), toY(crossing(y))]
  const { left, right, top, bottom } = frame
  const numbersOfX = listNumbersOfX(axes, axisY)
  return [
    ...drawLine([left, axisY], [right + 8, axisY], x.min < crossing(x)),
    ...drawLine([axisX, bottom], [axisX, top - 8], y.min < crossing(y)),
    ...drawNumbersOfX(axes, numbersOfX, axisY),
    ...drawNumbersOfY(axes, numbersOfX, axisX, axisY),
    ...drawTitles(x, y, frame, { axisX, axisY }),
  ]
}

function drawLine(from: readonly [number, number], to: readonly [number, number], both: boolean): Mark[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const back = 8
  const start = [from[0] - back * Math.cos(angle), from[1] - back * Math.sin(angle)] as const
  return [
    straight(...(both ? start : from), ...to, thin),
    arrowHead(...to, angle, 'ink', 8),
    ...(both ? [arrowHead(...start, angle + Math.PI, 'ink', 8)] : []),
  ]
}

/** Lists the x axis numbers that fit. */
function listNumbersOfX({ x, y, frame, toX }: Axes, axisY: number): Tick[] {
  const all = listTicks(x)
  const crosses = axisY < frame.bottom - 1
  const shown = x.ticks ? all : thinTicks(all, spacing(all, toX), (tick) => measureLabel(tick.text) + 8)
  return shown.filter(({ at }) => !(crosses && at === crossing(x) && x.min < 0 && y.min < 0))
}

function drawNumbersOfX({ x, frame, toX }: Axes, shown: readonly Tick[], axisY: number): Mark[] {
  const covers = axisY < frame.bottom - 1
  return [
    ...listTicks(x).map(({ at }) => straight(toX(at), axisY - 3, toX(at), axisY + 3, thin)),
    ...shown.map((tick) => text(tick.text, toX(tick.at), axisY + textSize + 4, { covers })),
  ]
}

/** Omits y axis numbers that would touch an x axis number at the crossing of the axes. */
function drawNumbersOfY({ x, y, frame, toX, toY }: Axes, numbersOfX: readonly Tick[], axisX: number, axisY: number) {
  const all = listTicks(y)
  const crosses = axisX > frame.left + 1
  const middleOfX = axisY + textSize + 4 - toBaseline
  const touches = ({ at, text: words }: Tick) => {
    const [left, right] = [axisX - 11 - measureLabel(words), axisX - 3]
    const isBeside = (number: Tick) =>
      Math.abs(toX(number.at) - (left + right) / 2) < (measureLabel(number.text) + right - left) / 2
    return Math.abs(toY(at) - middleOfX) < textSize && numbersOfX.some(isBeside)
  }
  const shown = y.ticks ? all : thinTicks(all, spacing(all, toY), () => textSize + 4)
  return [
    ...all.map(({ at }) => straight(axisX - 3, toY(at), axisX + 3, toY(at), thin)),
    ...shown
      .filter(({ at }) => !(at === crossing(y) && y.min < 0 && x.min < 0))
      .filter((tick) => y.ticks || !(crosses && y.min < 0 && touches(tick)))
      .map((tick) => text(tick.text, axisX - 7, toY(tick.at) + toBaseline, { anchor: 'end', covers: crosses })),
  ]
}

function spacing(list: readonly Tick[], scale: Scale): number {
  const [first, second] = list
  return first && second ? Math.abs(scale(second.at) - scale(first.at)) : Number.POSITIVE_INFINITY
}

/**
 * Places a short x title such as *x* at the end of its axis, and a longer one below the frame. The y title goes above
 * the frame.
 */
function drawTitles(x: Axis, y: Axis, frame: Frame, { axisX, axisY }: { axisX: number; axisY: number }): Mark[] {
  const atEnd = isTitleAtEnd(x)
  const titleOfX = x.label
    ? atEnd
      ? [text(x.label, frame.right + 12, axisY + toBaseline, { anchor: 'start' })]
      : [text(x.label, (frame.left + frame.right) / 2, frame.bottom + titleBelow(x, axisY, frame))]
    : []
  const titleOfY = y.label ? [titleAbove(y.label, axisX, frame)] : []
  return [...titleOfX, ...titleOfY]
}

function titleAbove(words: string, axisX: number, { top, right }: Frame): Mark {
  const half = measureLabel(words) / 2
  const middle = Math.min(Math.max(axisX, half + 2), Math.max(right - half, half + 2))
  return text(words, middle, top - 14)
}

function numbersHeight(axis: Axis): number {
  return listTicks(axis).length > 0 ? textSize : 0
}

function titleBelow(x: Axis, axisY: number, { bottom }: Frame): number {
  return textSize + 10 + (axisY < bottom - 1 ? 0 : numbersHeight(x))
}

function isTitleAtEnd({ label = '' }: Axis): boolean {
  return measureLabel(label) < 16
}

/** Returns the frame of a plane, with room around it for axis numbers and titles. */
export function computeFrame({ x, y }: { x: Axis; y: Axis }, width: number, height: number): Frame {
  const numbersLeft = x.min < 0 && x.max > 0 ? 16 : measureNumbers(y)
  return {
    left: numbersLeft,
    right: width - (x.label && isTitleAtEnd(x) ? 26 : 14),
    top: y.label ? textSize + 20 : 16,
    bottom: height - (x.label && !isTitleAtEnd(x) ? numbersHeight(x) + textSize + 16 : textSize + 8),
  }
}
