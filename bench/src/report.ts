/** One line a figure: what was measured, against which bar, and the ratio that holds on another machine too. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The most that the value may be, or the least where more is better. */
  readonly bar: number
  readonly atLeast?: boolean
  /** What else explains the value. */
  readonly details?: Readonly<Record<string, number>>
}

export function printFigure({ name, value, unit, bar, atLeast = false, details = {} }: Figure): void {
  const line = { name, value: round(value), unit, bar, within: atLeast ? value >= bar : value <= bar, ...details }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Says that a benchmark was not run, so that its absence is seen. */
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

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const found = values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1]
  if (found === undefined) throw new Error('No values')
  return found
}
