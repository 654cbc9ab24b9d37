// Runs steps in parallel, and keeps their output separate.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Splits the names of steps into batches. Adjacent steps that can run in parallel share a batch.
 * @param {readonly string[]} names
 * @param {readonly (readonly string[])[]} groups names that can run in parallel
 * @returns {string[][]}
 */
export function splitIntoBatches(names, groups) {
  const findGroup = (name) => groups.find((group) => group.includes(name))
  const batches = []
  for (const name of names) {
    const last = batches.at(-1)
    const group = findGroup(name)
    if (last && group && group === findGroup(last[0]) && !last.includes(name)) last.push(name)
    else batches.push([name])
  }
  return batches
}

/**
 * Starts tasks in order, and runs at most `limit` of them at the same time.
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} tasks
 * @param {number} limit
 * @returns {Promise<Result[]>} the results in the order of the tasks
 * @throws the first error, after every task that was started has ended; later tasks are not started
 */
export async function runLimited(tasks, limit) {
  const results = []
  const failures = []
  let next = 0
  async function work() {
    while (next < tasks.length && failures.length === 0) {
      const index = next++
      try {
        results[index] = await tasks[index]()
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  if (failures.length > 0) throw failures[0]
  return results
}

/**
 * @typedef {object} StepOutput
 * @property {import('node:child_process').StdioOptions} stdio for the processes of the step
 * @property {(text: string) => void} print
 * @property {() => void} show shows what was collected
 */

/** @type {StepOutput} the terminal, for a step that runs alone */
export const terminal = { stdio: 'inherit', print: (text) => console.log(text), show: () => {} }

/** @returns {StepOutput} output that is shown at the end. It goes to a file, because a full pipe blocks its writer. */
export function collectOutput() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pathwise-output-'))
  const file = path.join(folder, 'output')
  const descriptor = openSync(file, 'a')
  return {
    stdio: ['ignore', descriptor, descriptor],
    print: (text) => void writeSync(descriptor, `${text}\n`),
    show() {
      closeSync(descriptor)
      process.stdout.write(readFileSync(file, 'utf8'))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
