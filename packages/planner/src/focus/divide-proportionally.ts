import { required } from '../required.ts'

/**
 * Divides whole units in proportion to the weights (Hamilton's method). Ties go to the earlier part, and weights that
 * are all zero are treated as equal.
 */
export function divideProportionally(weights: readonly number[], units: number): number[] {
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
