import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readGoal } from '@pathwise/planner/goal'
import { z } from 'zod'
import { type Figure, median } from './report.ts'

const turns = 5
const longest = 200
const folder = new URL('../../packages/planner/test/goals/', import.meta.url)
const rowSchema = z.object({ goal: z.string() })

/** Joins the labeled goals of each language, and cuts the result into texts of the maximum length. */
async function buildLongGoals(): Promise<string[]> {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')))
  return files.flatMap((file) => {
    const goals = file
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => rowSchema.parse(JSON.parse(line)).goal)
    const text = goals.join(', ')
    return Array.from({ length: Math.floor(text.length / longest) }, (_, at) =>
      text.slice(at * longest, (at + 1) * longest),
    )
  })
}

/** Returns how many milliseconds a new process needs to read its first goal. This includes building the vocabulary. */
function measureFirst(): number {
  const script = fileURLToPath(new URL('first-goal.ts', import.meta.url))
  return Number(execFileSync(process.execPath, [...process.execArgv, script], { encoding: 'utf8' }))
}

/** Measures the time to read a 200-character goal, and the time that a new process needs to read its first goal. */
export async function benchGoals(): Promise<Figure[]> {
  const goals = await buildLongGoals()
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    for (const text of goals) {
      const start = performance.now()
      readGoal({ kind: 'text', text })
      times.push(performance.now() - start)
    }
  }
  const first = Array.from({ length: turns }, measureFirst)
  return [
    { name: 'a goal of 200 characters, median', value: median(times), unit: 'ms', bar: 1.5 },
    {
      name: 'the first goal of a process, median',
      value: median(first),
      unit: 'ms',
      bar: 60,
      details: { least: Math.min(...first), most: Math.max(...first) },
    },
  ]
}
