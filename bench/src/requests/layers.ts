import { type Figure, median, round } from '../report.ts'

/** The libraries that the product runs for each request, in the order in which the benchmark adds them to Fastify. */
export const libraryLayers = ['log', 'request id', 'metrics', 'security headers', 'compression', 'read limit'] as const

/** Returns the name of the server that runs this layer and all earlier ones. */
export const serverWith = (layer: string): string => `with ${layer}`

/**
 * Computes what each layer adds to the CPU time of a request, as the median over the turns.
 * @param taken returns the CPU time of each turn, in microseconds, for the server with the given name
 */
export function compareLayers(taken: (server: string) => readonly number[]): Figure[] {
  const steps = [
    { layer: 'Fastify and Node', server: 'bare' },
    ...libraryLayers.map((layer) => ({ layer, server: serverWith(layer) })),
    { layer: 'procedure, context, limits and page rules', server: 'rest' },
  ]
  return steps.map(({ layer, server }, index) => {
    const before = steps[index - 1]
    const earlier = before ? taken(before.server) : []
    const added = taken(server).map((time, turn) => time - (earlier[turn] ?? 0))
    const details = { min: round(Math.min(...added)), max: round(Math.max(...added)) }
    return { name: `a request by REST, CPU of a layer: ${layer}`, value: median(added), unit: 'µs', bar: null, details }
  })
}
