import type { RowChecker } from '@pathwise/api/question-files'
import { checkRows } from '@pathwise/api/question-rows'
import { describe, expect, it } from 'vitest'
import { rowChecker } from './row-checker.ts'

const options = {
  format: 'gift',
  replace: false,
  subject: 'physics',
  course: 'Physics 11',
  grade_code: 'G11',
  difficulty_level: 'beginner',
} as const

const file = Buffer.from(Array.from({ length: 250 }, (_, n) => `What is \\(${n}^2\\)? {\\=${n}~b}\n\n`).join(''))

async function rowsOf(checker: RowChecker, bytes: Uint8Array, signal?: AbortSignal) {
  const all = []
  for await (const rows of checker(bytes, options, signal)) all.push(...rows)
  return all
}

describe('reading a file in a thread', () => {
  it('gives the rows that reading it here gives', async () => {
    const rows = await rowsOf(rowChecker(), file)
    expect(rows).toHaveLength(250)
    expect(rows).toEqual(await rowsOf(checkRows, file))
  })

  it('gives up what takes too long', async () => {
    await expect(rowsOf(rowChecker({ timeoutMs: 1 }), file)).rejects.toThrow('Reading this file takes too long')
  })

  it('gives up what takes too much memory', async () => {
    await expect(rowsOf(rowChecker({ megabytes: 4 }), file)).rejects.toThrow('Reading this file takes too much memory')
  })

  it('ends when nobody waits for it any longer', async () => {
    const stop = new AbortController()
    const reading = rowsOf(rowChecker(), file, stop.signal)
    stop.abort(new Error('gone'))
    await expect(reading).rejects.toThrow('gone')
  })
})
