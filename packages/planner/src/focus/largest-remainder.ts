import { required } from '../required.ts'

/**
 * Divides `units` whole units in proportion to the weights, using Hamilton's method. The parts sum to exactly `units`.
 * When remainders are equal, the earlier part gets the extra unit. If all weights are zero, they are treated as equal.
 */
export function largestRemainder(weights: readonly number[], units: number): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const quotas = weights.map((weight) => (sum > 0 ? (weight / sum) * units : units / weights.length))
  const parts = quotas.map((quota) => Math.floor(quota + 1e-9))
  const left = units - parts.reduce((total, part) => total + part, 0)
  const order = quotas
    .map((quota, index) => ({ index, remainder: quota - required(parts[index]) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  const lucky = new Set(order.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => part + (lucky.has(index) ? 1 : 0))
}
