import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Reading, readingSchema } from '../src/goal/reading.ts'
import { simplify } from '../src/goal/vocabulary/simplify.ts'
import { readGoal } from '../src/goal.ts'

const rowSchema = z.strictObject({ goal: z.string().min(1).max(200), reading: z.strictObject(readingSchema.shape) })

/**
 * Reads a language's goals with their expected results. Replaces an assumed target with '*', because it depends on the
 * grade.
 */
function readRows(language: string) {
  const text = readFileSync(new URL(`goals/${language}.jsonl`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => rowSchema.parse(JSON.parse(line)))
}

function withoutTargets(reading: Reading): Reading {
  const assumed = reading.assumed.map((one) => (one.kind === 'target' ? { ...one, value: '*' } : one))
  return { ...reading, assumed }
}

const read = (text: string) => withoutTargets(readGoal({ kind: 'text', text }).reading)

const listNames = ({ exams, courses, subjects, universities }: Reading) => [
  ...exams.map(({ name }) => name),
  ...courses,
  ...subjects,
  ...universities,
]

const languages = ['en', 'ko', 'zh-TW', 'zh-CN']

test('lists each goal once, ignoring spaces, commas, periods, case and Simplified or Traditional script', () => {
  const goals = languages.flatMap(readRows).map(({ goal }) => simplify(goal.toLowerCase()).replace(/[\s,，、.。]/g, ''))
  const seen = new Set<string>()
  const repeated = goals.filter((goal) => {
    const isRepeated = seen.has(goal)
    seen.add(goal)
    return isRepeated
  })
  expect(repeated).toEqual([])
})

describe.each(languages)('labeled goals in %s', (language) => {
  const rows = readRows(language).map(({ goal, reading }) => ({
    goal,
    found: read(goal),
    expected: withoutTargets(reading),
  }))

  test('parses at least 97 percent of the goals correctly in every field', () => {
    expect(rows.length).toBeGreaterThanOrEqual(800)
    const wrong = rows.filter(({ found, expected }) => JSON.stringify(found) !== JSON.stringify(expected))
    // The failure message lists the goals that were parsed incorrectly.
    const failed = wrong.map(({ goal }) => goal)
    expect(failed.length / rows.length, failed.join(' | ')).toBeLessThanOrEqual(0.03)
  })

  test('yields only exams, courses, subjects and universities that the goal names', () => {
    const invented = rows.flatMap(({ goal, found, expected }) => {
      const said = listNames(expected)
      return listNames(found)
        .filter((name) => !said.includes(name))
        .map((name) => `${goal}: ${name}`)
    })
    expect(invented).toEqual([])
  })
})
