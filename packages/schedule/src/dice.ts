/** Returns a random number in [0, 1). */
export type Dice = () => number

/** Mixes the bits of a 32-bit integer (MurmurHash3 finalizer, Appleby). */
function spreadBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * Creates a generator that repeats the same sequence for the same seed. The initial state is the seed's FNV-1a hash
 * (Fowler, Noll and Vo). Each step adds the golden ratio and mixes the bits, as in SplitMix (Steele, Lea and Flood
 * 2014).
 */
export function createDice(seed: string): Dice {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    return spreadBits(state) / 0x1_0000_0000
  }
}
