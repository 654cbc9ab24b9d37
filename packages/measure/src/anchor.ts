/** An item used to anchor the scale. */
export interface Anchor {
  /** The mean difficulty of its grid, in logits. */
  readonly learned: number
  /** The difficulty at calibration, on the scale in use at that time. */
  readonly calibrated: number
}

/** With fewer anchors, changes in individual items would dominate. */
const fewestAnchors = 30
/** The number of drift steps per logit. Rounding to steps prevents the scale from moving with every answer. */
const driftSteps = 100

/**
 * Returns how far the grids of a section have shifted since their items were calibrated, in logits. Uses the median
 * over the anchors, so that leaked items do not affect it. When the students are more able than the priors assume, each
 * run underestimates them, and the estimated difficulties become too low. Subtracting the drift keeps the difficulties
 * on the scale of the anchors (linking by a common shift; Kolen and Brennan 2014).
 */
export function findDrift(anchors: Iterable<Anchor>): number {
  const moved = Array.from(anchors, ({ learned, calibrated }) => learned - calibrated).toSorted((a, b) => a - b)
  if (moved.length < fewestAnchors) return 0
  const middle = Math.floor(moved.length / 2)
  const upper = moved[middle] ?? Number.NaN
  const median = moved.length % 2 === 1 ? upper : (upper + (moved[middle - 1] ?? Number.NaN)) / 2
  return roundDrift(median)
}

/** Rounds a drift to whole steps, which removes rounding errors. */
export function roundDrift(drift: number): number {
  return Math.round(drift * driftSteps) / driftSteps
}
