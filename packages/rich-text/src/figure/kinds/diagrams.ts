import { z } from 'zod'
import { flag, head, label, positive } from './shared.ts'

const component = z.strictObject({
  part: z.enum(['resistor', 'lamp', 'ammeter', 'voltmeter', 'cell', 'battery', 'switch', 'capacitor', 'wire']),
  label: label.optional(),
  /** Set only for a switch. */
  open: flag,
})
export type Component = z.infer<typeof component>

/** Components in series, and parallel branches between two nodes. */
export type Network = Component | { series: [Network, ...Network[]] } | { parallel: [Network, Network, ...Network[]] }

function buildNetwork(depth: number): z.ZodType<Network> {
  if (depth === 0) return component
  const inner = buildNetwork(depth - 1)
  return z.union([
    component,
    z.strictObject({ series: z.tuple([inner], inner).refine(isShort, 'too many') }),
    z.strictObject({ parallel: z.tuple([inner, inner], inner).refine(isShort, 'too many') }),
  ])
}

function isShort(parts: readonly unknown[]): boolean {
  return parts.length <= 5
}

/**
 * A wire loop with the network at the top and the source at the bottom. Components in series with the source are
 * allowed.
 */
export const circuitSchema = z.strictObject({
  ...head,
  kind: z.literal('circuit'),
  network: buildNetwork(4),
  source: z.array(component).min(1).max(3),
})
export type CircuitFigure = z.infer<typeof circuitSchema>

/**
 * A free-body diagram. Arrow lengths are relative. Angles are in degrees, counterclockwise from the positive x axis.
 */
export const forcesSchema = z.strictObject({
  ...head,
  kind: z.literal('forces'),
  body: z.enum(['dot', 'box']),
  /** The angle of the slope under the body, in degrees. 0 is a level floor. */
  slope: z.number().min(0).max(60).optional(),
  arrows: z
    .array(z.strictObject({ angle: z.number().min(-360).max(360), length: positive.max(100), label }))
    .min(1)
    .max(8),
})
export type ForcesFigure = z.infer<typeof forcesSchema>

/** Boxes in rows and columns, connected by arrows, as in a food web. Row 1 is at the top. */
export const webSchema = z
  .strictObject({
    ...head,
    kind: z.literal('web'),
    boxes: z
      .array(z.strictObject({ text: label, row: z.int().min(1).max(6), column: z.number().min(1).max(6) }))
      .min(2)
      .max(16),
    /** Each arrow consists of the numbers of its start and end box, counting from 1. */
    arrows: z
      .array(z.tuple([z.int().min(1).max(16), z.int().min(1).max(16)]))
      .min(1)
      .max(40),
  })
  .refine(({ boxes, arrows }) => arrows.flat().every((box) => box <= boxes.length), 'unknown box')
export type WebFigure = z.infer<typeof webSchema>
