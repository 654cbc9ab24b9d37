/** Returns numbers from 0 up to 1. */
export type Dice = () => number

/** Spreads the bits of a 32-bit number: the last step of MurmurHash3 (Appleby). */
function spreadBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * Returns dice that fall the same for the same seed: the seed's FNV-1a hash (Fowler, Noll and Vo), counted on by the
 * golden ratio and spread, as in SplitMix (Steele, Lea and Flood 2014).
 */
export function createDice(seed: string): Dice {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    return spreadBits(state) / 0x1_0000_0000
  }
}
