import { expect, it } from 'vitest'
import compiledBank from '../generated/questions.json' with { type: 'json' }
import { seedBankSchema } from './seed-questions.ts'

const { questions } = seedBankSchema.parse(compiledBank)
type Question = Pick<(typeof questions)[number], 'bodyText' | 'legacyId' | 'subject' | 'title'>

// Two questions are near-duplicates if the trigram similarity of their titles and bodies without numbers is at least
// this high. The highest value in the first bank was 0.42.
const bar = 0.5

const ids = new Map<string, number>()

/** Returns the sorted ids of a text's trigrams, as defined by pg_trgm. */
function findTrigrams(text: string): Uint32Array {
  const found = new Set<number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    const padded = `  ${word} `
    for (let start = 0; start + 3 <= padded.length; start++) {
      const trigram = padded.slice(start, start + 3)
      const id = ids.get(trigram) ?? ids.size
      ids.set(trigram, id)
      found.add(id)
    }
  }
  return Uint32Array.from(found).sort()
}

/** Returns the pg_trgm similarity: shared trigrams divided by all distinct ones. */
function compareTrigrams(one: Uint32Array, other: Uint32Array): number {
  let shared = 0
  let position = 0
  for (const id of one) {
    while ((other[position] ?? Number.POSITIVE_INFINITY) < id) position++
    if (other[position] === id) shared++
  }
  return shared / (one.length + other.length - shared)
}

function findNearDuplicates(bank: readonly Question[]): string[][] {
  const plain = bank.map(({ legacyId, subject, title, bodyText }) => ({
    legacyId,
    subject,
    trigrams: findTrigrams(`${title} ${bodyText}`.replaceAll(/[0-9]+/g, '#')),
  }))
  return plain.flatMap((one, index) =>
    plain
      .slice(index + 1)
      .filter((other) => one.subject === other.subject && compareTrigrams(one.trigrams, other.trigrams) >= bar)
      .map((other) => [one.legacyId, other.legacyId]),
  )
}

it('finds no near-duplicates in the shipped question bank', () => {
  expect(findNearDuplicates(questions)).toEqual([])
})

it('detects a copied question when only its title and numbers differ', () => {
  const some = questions.slice(0, 20)
  const [original] = some
  if (!original) throw new Error('The bank is empty')
  const swap = (text: string) => text.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10))
  const copy = { ...original, legacyId: 'MATH-9999', title: 'Another one', bodyText: swap(original.bodyText) }
  expect(findNearDuplicates([...some, copy])).toEqual([[original.legacyId, 'MATH-9999']])
})

it.each([
  ['word', 'words', 4 / 7],
  ['Solve for x', 'solve for y', 10 / 14],
  ['same words, other order', 'other order: SAME words', 1],
  ['one', 'two', 0],
])('computes the pg_trgm similarity of "%s" and "%s"', (one, other, similarity) => {
  expect(compareTrigrams(findTrigrams(one), findTrigrams(other))).toBeCloseTo(similarity, 6)
})
