export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The limit: a maximum, or a minimum if `atLeast` is set. Null if the value is only printed. */
  readonly bar: number | null
  readonly atLeast?: boolean
  /** Values that help explain the result. */
  readonly details?: Readonly<Record<string, number>>
}

export function printFigure({ name, value, unit, bar, atLeast = false, details = {} }: Figure): void {
  const judged = bar === null ? {} : { bar, within: atLeast ? value >= bar : value <= bar }
  const line = { name, value: round(value), unit, ...judged, ...details }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Makes skipped benchmarks visible in the output. */
export function printSkipped(name: string, reason: string): void {
  process.stdout.write(`${JSON.stringify({ name, skipped: reason })}\n`)
}

export function round(value: number): number {
  return Number(value.toPrecision(4))
}

export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('No values')
  return middle
}

/** Returns the percentile by the nearest-rank method. */
export function percentile(values: readonly number[], percent: number): number {
  const found = values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1]
  if (found === undefined) throw new Error('No values')
  return found
}
