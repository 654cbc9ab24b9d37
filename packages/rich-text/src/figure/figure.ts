import { z } from 'zod'
import { barsSchema, boxesSchema, dotsSchema, histogramSchema, numberLineSchema } from './kinds/data.ts'
import { circuitSchema, forcesSchema, webSchema } from './kinds/diagrams.ts'
import { geometrySchema } from './kinds/geometry.ts'
import { graphSchema, scatterSchema } from './kinds/plane.ts'

/**
 * All kinds of figures. Figures are stored permanently, so never rename, remove or reinterpret a kind or field. Add
 * only new kinds and optional fields.
 */
export const figureSchema = z.discriminatedUnion('kind', [
  graphSchema,
  scatterSchema,
  barsSchema,
  histogramSchema,
  dotsSchema,
  boxesSchema,
  numberLineSchema,
  geometrySchema,
  circuitSchema,
  forcesSchema,
  webSchema,
])
export type Figure = z.infer<typeof figureSchema>

/** The maximum length of a stored figure, in UTF-16 code units. */
export const longestFigure = 20_000

/** A stored figure, or `mistake`: the reason why its JSON is rejected. */
export type ReadFigure = { readonly figure: Figure } | { readonly mistake: string; readonly alt?: string }

export function readFigureJson(json: string): ReadFigure {
  if (json.length > longestFigure) return { mistake: 'too long' }
  const value = parseJson(json)
  if (value === undefined) return { mistake: 'not JSON' }
  const { success, data, error } = figureSchema.safeParse(value)
  if (success) return { figure: data }
  const [issue] = error.issues
  const named = z.object({ alt: z.string() }).safeParse(value)
  return {
    mistake: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '),
    ...(named.success && { alt: named.data.alt }),
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * Returns undefined if the JSON is too long. Angle brackets and ampersands are escaped, so that no text can be mistaken
 * for a tag.
 */
export function writeFigureJson(figure: Figure): string | undefined {
  const json = JSON.stringify(figureSchema.parse(figure)).replaceAll(
    /[<>&]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return json.length > longestFigure ? undefined : json
}
