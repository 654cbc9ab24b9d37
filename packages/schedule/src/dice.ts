/** Returns a random number that is at least 0 and less than 1. */
export type Dice = () => number

/** Mixes the bits of a 32-bit number with MurmurHash3's finalizer (Appleby). */
function spreadBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * Returns a random number generator that repeats the same sequence for the same seed. The state starts as the FNV-1a
 * hash (Fowler, Noll and Vo) of the seed. As in SplitMix (Steele, Lea and Flood 2014), each step adds the golden ratio
 * to the state and mixes its bits.
 */
export function createDice(seed: string): Dice {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    return spreadBits(state) / 0x1_0000_0000
  }
}
