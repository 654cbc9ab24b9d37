import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { createZipStream, type ZipFile } from './zip-stream.ts'

const date = new Date('2026-07-01T02:04:06Z')

/** Yields `count` files of `bytes` bytes each, and counts how many were requested. */
function counted(count: number, bytes: number, failAt = -1) {
  const state = { asked: 0 }
  async function* files(): AsyncGenerator<ZipFile, void> {
    for (let index = 0; index < count; index++) {
      state.asked++
      if (index === failAt) throw new Error('on purpose')
      yield { name: `${index} 파일.pdf`, bytes: Buffer.alloc(bytes, index), date }
    }
  }
  return { files: files(), state }
}

describe('createZipStream', () => {
  it('writes all files to the ZIP unchanged and in order', async () => {
    const zip = await JSZip.loadAsync(await buffer(createZipStream(counted(300, 5_000).files)), { checkCRC32: true })
    const files = Object.values(zip.files)
    expect(files.map(({ name }) => name)).toEqual(Array.from({ length: 300 }, (_, index) => `${index} 파일.pdf`))
    expect(files[17]?.date).toEqual(date)
    expect(await files[258]?.async('nodebuffer')).toEqual(Buffer.alloc(5_000, 258))
  })

  it('stores files in the ZIP without compression', async () => {
    expect((await buffer(createZipStream(counted(1, 100_000).files))).length).toBeGreaterThan(100_000)
  })

  it('requests files only as fast as the ZIP is read', async () => {
    const { files, state } = counted(300, 100_000)
    const stream = createZipStream(files)
    await once(stream, 'readable')
    for (let wait = 0; wait < 200; wait++) await turn()
    expect(state.asked).toBeLessThan(5)
    await buffer(stream)
    expect(state.asked).toBe(300)
  })

  it.each([
    ['first', 0],
    ['later', 20],
  ])('destroys the stream with the error of a failing file (%s file)', async (_name, failAt) => {
    await expect(buffer(createZipStream(counted(30, 50_000, failAt).files))).rejects.toThrow('on purpose')
  })

  it("emits 'error' when a file fails before the ZIP stream is read", async () => {
    const stream = createZipStream(counted(30, 50_000, 1).files)
    const [error] = await once(stream, 'error').catch((thrown: unknown) => [thrown])
    expect(error).toMatchObject({ message: 'on purpose' })
  })

  it('throws when the ZIP would contain no files', async () => {
    await expect(buffer(createZipStream(counted(0, 0).files))).rejects.toThrow('A ZIP of no files')
  })
})
