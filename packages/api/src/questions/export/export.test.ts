import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it } from 'vitest'
import { buildCaller, identifyAs } from '../../../test/caller.ts'
import { exportOptionsSchema } from './export.schemas.ts'
import { exportQuestionFile } from './file-export.ts'

const database = closeAfterTests(await createTestDatabase())
for (let number = 1; number <= 120; number++) {
  await buildQuestion(database, { legacyId: `N-${number}`, ...(number === 60 && { deletedAt: new Date() }) })
}
await buildQuestion(database, {
  legacyId: 'P-1',
  subject: 'physics',
  body: '<p onclick="x()">1</p><script>2</script>',
})

async function exported(options: object): Promise<string[]> {
  const file = await exportQuestionFile(
    { ...database, identify: identifyAs(buildCaller()) },
    exportOptionsSchema.parse(options),
  )
  const pieces: string[] = []
  if (!('pieces' in file)) throw new Error('An archive')
  for await (const piece of file.pieces) pieces.push(piece)
  return pieces
}

it('exports the unarchived questions of all pages, oldest first', async () => {
  const pieces = await exported({ format: 'jsonl', subject: 'mathematics' })
  const ids = pieces.map((piece) => /"legacy_id":"([^"]*)"/.exec(piece)?.[1])
  expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => `N-${index + 1}`).filter((id) => id !== 'N-60'))
})

it('exports only archived questions when archived is set', async () => {
  expect(await exported({ format: 'jsonl', archived: true })).toEqual([expect.stringContaining('"N-60"')])
})

it('sanitizes the exported HTML', async () => {
  const [line] = await exported({ format: 'jsonl', subject: 'physics' })
  expect(line).toContain('"content_question_mj":"<p>1</p>"')
})

it('exports an empty file when the filter matches no questions', async () => {
  const pieces = await exported({ format: 'moodle_xml', search: 'nothing like it' })
  expect(pieces.join('')).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n</quiz>\n')
})

it('continues when a question is deleted during the export', async () => {
  const file = await exportQuestionFile(
    { ...database, identify: identifyAs(buildCaller()) },
    exportOptionsSchema.parse({ format: 'jsonl', subject: 'mathematics' }),
  )
  if (!('pieces' in file)) throw new Error('An archive')
  let pieces = 0
  for await (const _piece of file.pieces) {
    if (++pieces === 1) await database.prisma.question.delete({ where: { legacyId: 'N-120' } })
  }
  expect(pieces).toBe(118)
})

it.each([
  [null, 'UNAUTHORIZED'],
  [buildCaller({ role: 'student' }), 'FORBIDDEN'],
] as const)('rejects an export for caller %j with %s', async (caller, code) => {
  const refused = exportQuestionFile(
    { ...database, identify: identifyAs(caller) },
    exportOptionsSchema.parse({ format: 'csv' }),
  )
  await expect(refused).rejects.toThrow(expect.objectContaining({ code }))
})
