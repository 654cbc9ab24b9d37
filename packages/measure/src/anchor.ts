/** A calibrated item. Anchors keep the difficulty scale comparable over time. */
export interface Anchor {
  /** The mean difficulty of the item's grid today, in logits. */
  readonly learned: number
  /** The difficulty at calibration, in logits. */
  readonly calibrated: number
}

/** With fewer anchors than this, a few changed items would dominate the median. */
const fewestAnchors = 30
/** Drift is rounded to hundredths of a logit, so that the scale does not move with every answer. */
const driftSteps = 100

/**
 * Returns how far the difficulties of a section have drifted since calibration, in logits. When students are more able
 * than the prior assumes, runs underestimate them, and the learned difficulties become too low. Subtracting the drift
 * undoes this (linking by a common shift; Kolen and Brennan 2014). The median is robust against leaked items.
 */
export function findDrift(anchors: Iterable<Anchor>): number {
  const moved = Array.from(anchors, ({ learned, calibrated }) => learned - calibrated).toSorted((a, b) => a - b)
  if (moved.length < fewestAnchors) return 0
  const middle = Math.floor(moved.length / 2)
  const upper = moved[middle] ?? Number.NaN
  const median = moved.length % 2 === 1 ? upper : (upper + (moved[middle - 1] ?? Number.NaN)) / 2
  return roundDrift(median)
}

export function roundDrift(drift: number): number {
  return Math.round(drift * driftSteps) / driftSteps
}
