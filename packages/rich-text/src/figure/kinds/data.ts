import { z } from 'zod'
import { axis } from './plane.ts'
import { flag, head, label, number } from './shared.ts'

/** A bar chart with one to three series. */
export const barsSchema = z
  .strictObject({
    ...head,
    kind: z.literal('bars'),
    /** The title of the category axis. */
    label: label.optional(),
    categories: z.array(label).min(1).max(12),
    y: axis,
    grid: flag,
    series: z
      .array(z.strictObject({ name: label.optional(), values: z.array(number).min(1).max(12) }))
      .min(1)
      .max(3),
  })
  .refine(
    ({ categories, series }) => series.every(({ values }) => values.length === categories.length),
    'each series needs a value for each category',
  )
  .refine(({ series }) => series.length === 1 || series.every(({ name }) => name !== undefined), 'series need names')
export type BarsFigure = z.infer<typeof barsSchema>

/** A histogram with its bar edges on the x axis. There is one more edge than there are counts. */
export const histogramSchema = z
  .strictObject({
    ...head,
    kind: z.literal('histogram'),
    label: label.optional(),
    edges: z.array(number).min(2).max(31),
    counts: z.array(z.number().min(0).max(1_000_000)).min(1).max(30),
    y: axis,
    grid: flag,
  })
  .refine(({ edges, counts }) => edges.length === counts.length + 1, 'needs one edge more than counts')
  .refine(({ edges }) => edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? edge)), 'edges ascend')
export type HistogramFigure = z.infer<typeof histogramSchema>

/** A dot plot: a column of dots above each value. */
export const dotsSchema = z.strictObject({
  ...head,
  kind: z.literal('dots'),
  x: axis,
  columns: z
    .array(z.strictObject({ at: number, count: z.int().min(1).max(20) }))
    .min(1)
    .max(40),
})
export type DotsFigure = z.infer<typeof dotsSchema>

const fiveNumbers = z
  .tuple([number, number, number, number, number])
  .refine((five) => five.every((each, index) => index === 0 || each >= (five[index - 1] ?? each)), 'numbers ascend')

/** Box plots on a shared axis. The five numbers are minimum, lower quartile, median, upper quartile and maximum. */
export const boxesSchema = z.strictObject({
  ...head,
  kind: z.literal('boxes'),
  x: axis,
  boxes: z
    .array(z.strictObject({ name: label.optional(), five: fiveNumbers }))
    .min(1)
    .max(5),
})
export type BoxesFigure = z.infer<typeof boxesSchema>

/** A number line with points and intervals, such as the solutions of an inequality. */
export const numberLineSchema = z.strictObject({
  ...head,
  kind: z.literal('number_line'),
  x: axis,
  points: z
    .array(z.strictObject({ at: number, label: label.optional(), open: flag }))
    .max(12)
    .optional(),
  /** An interval without `from` or `to` is unbounded on that side. */
  intervals: z
    .array(z.strictObject({ from: number.optional(), to: number.optional() }))
    .max(6)
    .optional(),
})
export type NumberLineFigure = z.infer<typeof numberLineSchema>
