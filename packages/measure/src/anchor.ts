/** An item that keeps the scale where it is. */
export interface Anchor {
  /** The mean difficulty of its grid, in logits. */
  readonly learned: number
  /** Its difficulty when it was calibrated, on the scale of that time. */
  readonly calibrated: number
}

/** Fewer anchors say more about themselves than about the scale. */
const fewestAnchors = 30
/** A drift has this many steps a logit, so that a scale does not move with every answer. */
const driftSteps = 100

/**
 * Returns how far the grids of a section have moved since their items were calibrated, in logits: the median over the
 * anchors, so that items that have leaked do not move it. Where the population is abler than the priors expect, each run
 * takes it for less able than it is, and items learn to be too easy. Their difficulties minus the drift stay on the
 * scale of the anchors (linking by a common shift; Kolen and Brennan 2014).
 */
export function findDrift(anchors: Iterable<Anchor>): number {
  const moved = Array.from(anchors, ({ learned, calibrated }) => learned - calibrated).toSorted((a, b) => a - b)
  if (moved.length < fewestAnchors) return 0
  const middle = Math.floor(moved.length / 2)
  const upper = moved[middle] ?? Number.NaN
  const median = moved.length % 2 === 1 ? upper : (upper + (moved[middle - 1] ?? Number.NaN)) / 2
  return roundDrift(median)
}

/** Returns a drift without the rounding errors of what it was computed from. */
export function roundDrift(drift: number): number {
  return Math.round(drift * driftSteps) / driftSteps
}
