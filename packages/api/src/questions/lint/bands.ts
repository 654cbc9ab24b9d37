/** These sizes find 998 of 1000 pairs that share four fifths of their trigrams, and few pairs that share half. */
const bandCount = 12
const rowsOfBand = 4

/**
 * Computes MinHash bands: texts that share most of their trigrams very likely share a band (A. Broder, 'On the
 * resemblance and containment of documents', 1997; J. Leskovec et al., 'Mining of Massive Datasets', section 3.4). The
 * trigrams match those of `pg_trgm`, whose `similarity` then measures the overlap.
 * @returns 32-bit integers; none for a text without letters and digits
 */
export function computeBands(text: string): number[] {
  const hashes = [...splitTrigrams(text)].map(hashTrigram)
  if (hashes.length === 0) return []
  return Array.from({ length: bandCount }, (_, band) => {
    let key = band
    for (let row = 0; row < rowsOfBand; row++) key = mix(key ^ smallest(hashes, band * rowsOfBand + row))
    return key | 0
  })
}

/** Splits a text into trigrams like `pg_trgm`: each word in lower case, with two spaces before it and one after it. */
function splitTrigrams(text: string): Set<string> {
  const trigrams = new Set<string>()
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `
    for (let start = 0; start + 3 <= padded.length; start++) trigrams.add(padded.slice(start, start + 3))
  }
  return trigrams
}

/** Hashes with FNV-1a. */
function hashTrigram(trigram: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < trigram.length; index++) hash = Math.imul(hash ^ trigram.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Returns the minimum of the hashes under the permutation of a seed. */
function smallest(hashes: readonly number[], seed: number): number {
  const shift = mix(seed + 1)
  let least = 0xffffffff
  for (const hash of hashes) least = Math.min(least, mix(hash ^ shift))
  return least
}

/** Mixes the bits with MurmurHash3's finalizer: each input bit changes half of the output bits. */
function mix(number: number): number {
  let mixed = number
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
