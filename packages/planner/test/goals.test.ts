import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Reading, readingSchema } from '../src/goal/reading.ts'
import { readGoal } from '../src/goal.ts'

const rowSchema = z.strictObject({ goal: z.string().min(1).max(200), reading: z.strictObject(readingSchema.shape) })

/** The goals of a language with their readings; an assumed target is labelled '*', because it depends on the grade. */
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

test.each(['en', 'ko', 'zh-TW', 'zh-CN'])(
  'reads at least 97 percent of the labelled goals of %s right in every key',
  (language) => {
    const rows = readRows(language)
    expect(rows.length).toBeGreaterThanOrEqual(100)
    const wrong = rows.filter(
      ({ goal, reading }) => JSON.stringify(read(goal)) !== JSON.stringify(withoutTargets(reading)),
    )
    // The texts of the goals that fail are what a reader of a red run needs.
    const failed = wrong.map(({ goal }) => goal)
    expect(failed.length / rows.length, failed.join(' | ')).toBeLessThanOrEqual(0.03)
  },
)

test.each(['en', 'ko', 'zh-TW', 'zh-CN'])(
  'invents no exam, course, subject or university in the goals of %s',
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
