/** A normal distribution of a student's abilities, in logits. K is the number of skills. */
export interface Gaussian {
  readonly mean: Float64Array
  /** K × K, in row-major order. */
  readonly covariance: Float64Array
}

export interface Normal {
  readonly mean: number
  readonly variance: number
}

/** A weighted sum of skills. */
export type Load = readonly (readonly [skill: number, weight: number])[]

/**
 * Reads an element that is known to exist. Inner loops read arrays directly instead, because a function called with
 * several array types is several times slower.
 */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? Number.NaN
}

/** Computes the covariance of a weighted sum with each skill. Writes into `result` and returns it. */
export function covariancesWith(
  { mean, covariance }: Gaussian,
  load: Load,
  result: Float64Array = new Float64Array(mean.length),
): Float64Array {
  const skills = mean.length
  result.fill(0)
  for (let place = 0; place < load.length; place++) {
    const row = (load[place]?.[0] ?? 0) * skills
    const weight = load[place]?.[1] ?? Number.NaN
    for (let other = 0; other < skills; other++) {
      result[other] = (result[other] ?? 0) + weight * (covariance[row + other] ?? 0)
    }
  }
  return result
}

/** Returns the weighted sum of `values`, using the weights in `load`. */
export function computeWeightedSum(load: Load, values: ArrayLike<number>): number {
  let sum = 0
  for (let place = 0; place < load.length; place++) {
    sum += (load[place]?.[1] ?? Number.NaN) * (values[load[place]?.[0] ?? 0] ?? Number.NaN)
  }
  return sum
}

/** Returns the distribution of a weighted sum of skills. */
export function project(gaussian: Gaussian, load: Load): Normal {
  return {
    mean: computeWeightedSum(load, gaussian.mean),
    variance: computeWeightedSum(load, covariancesWith(gaussian, load)),
  }
}

/**
 * Returns the probability that a standard normal variable is below `z`, with an error under 1.5e-7 (Abramowitz and
 * Stegun 1964, formula 7.1.26).
 */
export function standardNormalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const tail = (series * Math.exp(-x * x)) / 2
  return z < 0 ? tail : 1 - tail
}
