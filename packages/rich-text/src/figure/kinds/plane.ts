import { z } from 'zod'
import { plottedFunction } from './functions.ts'
import { mostPoints, mostSteps } from './limits.ts'
import { flag, head, label, number, place, positive, side } from './shared.ts'

/**
 * An axis with a number at each step. `ticks` replaces the numbers, for example with category names. An empty `ticks`
 * hides them.
 */
export const axis = z
  .strictObject({
    min: number,
    max: number,
    step: positive.optional(),
    label: label.optional(),
    ticks: z
      .array(z.strictObject({ at: number, text: label }))
      .max(30)
      .optional(),
  })
  .refine(({ min, max }) => min < max, 'min must be less than max')
  .refine(({ min, max, step }) => step === undefined || (max - min) / step <= mostSteps, 'too many steps')
export type Axis = z.infer<typeof axis>

/** A line across the whole plane: y = slope·x + intercept, or x = `x`. */
const straightLine = z.union([
  z.strictObject({ slope: number, intercept: number, dashed: flag }),
  z.strictObject({ x: number, dashed: flag }),
])
export type StraightLine = z.infer<typeof straightLine>

/** A shaded region: one side of a line, or a polygon. */
const region = z.union([
  z.strictObject({ slope: number, intercept: number, side: z.enum(['above', 'below']) }),
  z.strictObject({ x: number, side: z.enum(['left', 'right']) }),
  z.strictObject({ points: z.array(place).min(3).max(60) }),
])
export type Region = z.infer<typeof region>

/** A function between two x values, or points joined by straight lines or a smooth curve. */
const curve = z.union([
  z.strictObject({ f: plottedFunction, from: number.optional(), to: number.optional(), dashed: flag }),
  z.strictObject({ points: z.array(place).min(2).max(200), smooth: flag, dashed: flag }),
])
export type Curve = z.infer<typeof curve>

const markedPoint = z.strictObject({ at: place, label: label.optional(), side: side.optional(), open: flag })

/** An arrow between two points, for example to mark a difference in an energy diagram. */
const arrow = z.strictObject({ from: place, to: place, both: flag })

export const placedText = z.strictObject({ at: place, text: label, anchor: z.enum(['start', 'end']).optional() })

/**
 * A coordinate plane, for example for functions, motion, titration and heating curves, energy diagrams or inequalities.
 */
export const graphSchema = z.strictObject({
  ...head,
  kind: z.literal('graph'),
  x: axis,
  y: axis,
  /** Uses the same scale on both axes. */
  equal: flag,
  grid: flag,
  regions: z.array(region).max(4).optional(),
  lines: z.array(straightLine).max(8).optional(),
  curves: z.array(curve).max(6).optional(),
  points: z.array(markedPoint).max(mostPoints.graph).optional(),
  arrows: z.array(arrow).max(12).optional(),
  texts: z.array(placedText).max(24).optional(),
})
export type GraphFigure = z.infer<typeof graphSchema>

/** A scatterplot with an optional line of best fit. */
export const scatterSchema = z.strictObject({
  ...head,
  kind: z.literal('scatter'),
  x: axis,
  y: axis,
  grid: flag,
  points: z.array(place).min(1).max(mostPoints.scatter),
  /** Texts beside points, by default at the upper right. */
  labels: z
    .array(z.strictObject({ at: place, text: label, side: side.optional() }))
    .max(40)
    .optional(),
  fit: z.strictObject({ slope: number, intercept: number }).optional(),
})
export type ScatterFigure = z.infer<typeof scatterSchema>
