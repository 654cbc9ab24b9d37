import { describe, expect, it } from 'vitest'
import compiledBank from '../generated/questions.json' with { type: 'json' }
import { seedBankSchema } from './seed-questions.ts'

/**
 * Passages whose length is known to be outside the limits. They are not changed, because the readers would have to
 * answer every changed item again.
 */
const knownOutside = ['ENG-0057', 'ENG-0061', 'ENG-0117', 'SATR-0090']

const { questions } = seedBankSchema.parse(compiledBank)

/** The passages of the English questions, without the final paragraph, which asks the question. */
const passages = questions
  .filter(({ subject }) => subject === 'english')
  .map(({ legacyId, difficultyLevel, body }) => ({
    ...{ legacyId, difficultyLevel },
    html: body.slice(0, body.lastIndexOf('<p')),
  }))

function toText(html: string): string {
  return html.replaceAll(/<(?:[^>"]|"[^"]*")*>/g, ' ').replaceAll(/&[a-z]+;/g, ' ')
}

/** Splits a text into words. A blank (`____`) counts as one word. */
function listWords(text: string): string[] {
  return text.match(/_+|[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? []
}

function countSentences(text: string): number {
  return text.match(/(?:[.!?][”’")]*|_)(?=\s*$|\s+[“‘"([]?[\p{Lu}\p{N}])/gu)?.length ?? 0
}

/** Returns the US school grade for a text (Automated Readability Index; Smith and Senter 1967). */
function estimateGrade(text: string): number {
  const words = listWords(text)
  const signs = words.join('').replaceAll(/[^\p{L}\p{N}]/gu, '').length
  return (4.71 * signs) / words.length + (0.5 * words.length) / Math.max(1, countSentences(text)) - 21.43
}

/**
 * Returns the reading grade of a passage. Returns undefined for a single sentence, because its grade would reflect only
 * its length.
 */
function gradePassage({ html }: { html: string }): number | undefined {
  const text = toText(html.replaceAll(/<table[\s\S]*?<\/table>/g, ''))
  return countSentences(text) > 1 ? estimateGrade(text) : undefined
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

describe('the English passages', () => {
  it('keeps every passage between 25 and 150 words long, except the known exceptions', () => {
    const outside = passages.filter(({ html }) => {
      const { length } = listWords(toText(html))
      return length < 25 || length > 150
    })
    expect(outside.map(({ legacyId }) => legacyId).toSorted()).toEqual(knownOutside)
    expect(passages.length).toBeGreaterThanOrEqual(240)
  })

  it('keeps the reading grade of every multi-sentence passage at or below 16', () => {
    const hard = passages.flatMap((passage) => {
      const grade = gradePassage(passage)
      return grade !== undefined && grade > 16 ? [`${passage.legacyId}: ${grade.toFixed(1)}`] : []
    })
    expect(hard).toEqual([])
  })

  it.each(['beginner', 'intermediate', 'advanced', 'expert'])(
    'computes a median reading grade between 5 and 10 for the passages at the level %s',
    (level) => {
      const grades = passages.flatMap((passage) =>
        passage.difficultyLevel === level ? (gradePassage(passage) ?? []) : [],
      )
      expect(grades.length).toBeGreaterThan(40)
      expect(median(grades)).toBeGreaterThan(5)
      expect(median(grades)).toBeLessThan(10)
    },
  )

  it('computes the reading grade with the published formula', () => {
    const text = 'The old bridge is closed. Workers repair it, so people walk.'
    expect(listWords(text)).toHaveLength(11)
    expect(estimateGrade(text)).toBeCloseTo((4.71 * 47) / 11 + (0.5 * 11) / 2 - 21.43, 5)
  })
})
