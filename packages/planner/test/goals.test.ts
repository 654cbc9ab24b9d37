import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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

const languages = ['en', 'ko', 'zh-TW', 'zh-CN']

test('labels no goal twice, apart from spaces, commas, periods, case and Chinese script', () => {
  const goals = languages.flatMap(readRows).map(({ goal }) => simplify(goal.toLowerCase()).replace(/[\s,，、.。]/g, ''))
  expect(goals.filter((goal, at) => goals.indexOf(goal) !== at)).toEqual([])
})

test.each(languages)('parses every field correctly in at least 97 percent of the labeled goals in %s', (language) => {
  const rows = readRows(language)
  expect(rows.length).toBeGreaterThanOrEqual(800)
  const wrong = rows.filter(
    ({ goal, reading }) => JSON.stringify(read(goal)) !== JSON.stringify(withoutTargets(reading)),
  )
  // If the test fails, its message must include the text of the goals that were parsed incorrectly.
  const failed = wrong.map(({ goal }) => goal)
  expect(failed.length / rows.length, failed.join(' | ')).toBeLessThanOrEqual(0.03)
})

test.each(languages)(
  'finds no exams, courses, subjects or universities that the goals in %s do not name',
  (language) => {
    const invented = readRows(language).flatMap(({ goal, reading }) => {
      const found = read(goal)
      const names = (one: Reading) => [
        ...one.exams.map(({ name }) => name),
        ...one.courses,
        ...one.subjects,
        ...one.universities,
      ]
      const said = names(reading)
      return names(found)
        .filter((name) => !said.includes(name))
        .map((name) => `${goal}: ${name}`)
    })
    expect(invented).toEqual([])
  },
)
