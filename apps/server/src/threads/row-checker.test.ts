import { checkRows, type RowChecker } from '@pathwise/api/questions/import/check-file'
import type { ImportFormat } from '@pathwise/question-formats/findings.schemas'
import { describe, expect, it } from 'vitest'
import { createRowChecker } from './row-checker.ts'

const options = {
  replace: false,
  partial: false,
  subject: 'physics',
  course: 'Physics 11',
  grade_code: 'G11',
  difficulty_level: 'beginner',
} as const

const file = Buffer.from(Array.from({ length: 250 }, (_, n) => `What is \\(${n}^2\\)? {\\=${n}~b}\n\n`).join(''))

async function collectRows(
  checker: RowChecker,
  bytes: Uint8Array,
  signal?: AbortSignal,
  format: ImportFormat = 'gift',
) {
  const all = []
  for await (const { rows, total } of checker(bytes, { ...options, format }, signal)) {
    all.push(...rows)
    expect(total).toBe(250)
  }
  return all
}

describe('createRowChecker', () => {
  it('returns the same rows as a direct call to checkRows', async () => {
    const rows = await collectRows(createRowChecker(), file)
    expect(rows).toHaveLength(250)
    expect(rows).toEqual(await collectRows(checkRows, file))
  })

  it('keeps one copy of a picture when it occurs in several batches of rows', async () => {
    const picture = '<img src="data:image/png;base64,UE5H" alt="A ramp">'
    const line = (number: number) => JSON.stringify({ content_question_mj: `<p>${number} ${picture}</p>` })
    const lines = Buffer.from(Array.from({ length: 250 }, (_, number) => line(number)).join('\n'))
    const rows = await collectRows(createRowChecker(), lines, undefined, 'jsonl')
    const copies = rows.flatMap((row) => row.pictures ?? []).map(({ bytes }) => bytes)
    expect(copies).toHaveLength(250)
    expect(new Set(copies).size).toBe(1)
  })

  it('throws when reading a file exceeds the time limit', async () => {
    await expect(collectRows(createRowChecker({ timeoutMs: 1 }), file)).rejects.toMatchObject({
      message: 'Reading this file takes too long',
      reason: 'file_too_slow',
    })
  })

  it('throws when reading a file exceeds the memory limit', async () => {
    await expect(collectRows(createRowChecker({ megabytes: 4 }), file)).rejects.toMatchObject({
      message: 'Reading this file takes too much memory',
      reason: 'file_too_slow',
    })
  })

  it("throws the signal's reason when reading is aborted", async () => {
    const stop = new AbortController()
    const reading = collectRows(createRowChecker(), file, stop.signal)
    stop.abort(new Error('gone'))
    await expect(reading).rejects.toThrow('gone')
  })
})
