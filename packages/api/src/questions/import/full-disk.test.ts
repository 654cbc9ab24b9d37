import { buildUser } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { expect, it, vi } from 'vitest'
import { buildCaller, identifyAs } from '../../../test/caller.ts'
import { lines, options, sum } from '../../../test/import-files.ts'
import type { StoredPicture } from '../../pictures/pictures.schemas.ts'
import { runImport } from './import.service.ts'

const database = closeAfterTests(await createTestDatabase())
const { id } = await buildUser(database, { role: 'editor' })
const deps = { ...database, identify: identifyAs(buildCaller({ id })) }

it('stores nothing when the disk becomes almost full during the import', async () => {
  const file = lines(...Array.from({ length: 250 }, (_, n) => ({ ...sum, legacy_id: `N-${n}` })))
  let isFull = false
  const importing = runImport(
    {
      ...deps,
      assertWritable: async () => {
        if (isFull) throw new Error('full')
      },
    },
    file,
    options,
    {
      onProgress: (message) => {
        if (message.phase === 'storing' && message.done === 200) isFull = true
      },
    },
  )
  await expect(importing).rejects.toThrow('full')
  expect(await database.prisma.question.count()).toBe(0)
})

it('stores no picture while the disk is almost full', async () => {
  const storePicture = vi.fn<() => Promise<StoredPicture>>()
  const assertWritable = () => Promise.reject(new Error('full'))
  const cell = '<img src=""data:image/png;base64,iVBORw0KGgo="" alt=""A dot"">'
  const file = Buffer.from(`legacy_id,title,content_question_mj,answer\nDOT-1,A dot,"${cell}",b\n`)
  const csv = { ...options, format: 'csv' } as const
  await expect(runImport({ ...deps, assertWritable }, file, csv, { storePicture })).rejects.toThrow('full')
  expect(storePicture).not.toHaveBeenCalled()
})
