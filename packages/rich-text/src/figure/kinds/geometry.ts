import { z } from 'zod'
import { placedText } from './plane.ts'
import { flag, head, label, place, positive, side } from './shared.ts'

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,3}$/)

/**
 * A named point. If `side` is set, `label` (by default the name) appears on that side. Without `side`, the point has no
 * label.
 */
const point = z.strictObject({ id: name, at: place, side: side.optional(), label: label.optional(), dot: flag })

/** The number of strokes or arrows that mark equal or parallel parts. */
const marks = z.int().min(1).max(3).optional()

const segment = z.strictObject({
  from: name,
  to: name,
  label: label.optional(),
  /** The label's side, looking from `from` to `to`. */
  labelSide: z.enum(['left', 'right']).optional(),
  /** The number of strokes that mark equal lengths. */
  equal: marks,
  parallel: marks,
  dashed: flag,
  arrow: flag,
})

/** The angle at `at` between the rays to `from` and to `to`, at most 180°. */
const angle = z.strictObject({
  at: name,
  from: name,
  to: name,
  label: label.optional(),
  right: flag,
  /** The number of arcs that mark equal angles. */
  equal: marks,
})

const circle = z.strictObject({ center: name, radius: positive, dashed: flag })

/** `from` and `to` are angles in degrees, counterclockwise from the positive x axis. */
const arc = z.strictObject({
  center: name,
  radius: positive,
  from: z.number().min(-360).max(720),
  to: z.number().min(-360).max(720),
})

/** Points, segments, circles and angles, with labels and marks. */
export const geometrySchema = z
  .strictObject({
    ...head,
    kind: z.literal('geometry'),
    points: z.array(point).min(1).max(40),
    filled: z.array(z.array(name).min(3).max(20)).max(6).optional(),
    segments: z.array(segment).max(60).optional(),
    circles: z.array(circle).max(8).optional(),
    arcs: z.array(arc).max(8).optional(),
    angles: z.array(angle).max(20).optional(),
    texts: z.array(placedText).max(20).optional(),
  })
  .refine(({ points }) => new Set(points.map(({ id }) => id)).size === points.length, 'a point is named twice')
  .refine((figure) => listNames(figure).every((id) => figure.points.some((each) => each.id === id)), 'unknown point')
export type GeometryFigure = z.infer<typeof geometrySchema>

interface Named {
  readonly filled?: string[][] | undefined
  readonly segments?: z.infer<typeof segment>[] | undefined
  readonly circles?: z.infer<typeof circle>[] | undefined
  readonly arcs?: z.infer<typeof arc>[] | undefined
  readonly angles?: z.infer<typeof angle>[] | undefined
}

function listNames({ filled = [], segments = [], circles = [], arcs = [], angles = [] }: Named): string[] {
  return [
    ...filled.flat(),
    ...segments.flatMap(({ from, to }) => [from, to]),
    ...[...circles, ...arcs].map(({ center }) => center),
    ...angles.flatMap(({ at, from, to }) => [at, from, to]),
  ]
}
