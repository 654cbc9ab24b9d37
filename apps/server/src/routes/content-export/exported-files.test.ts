import type { ExportEntry } from '@pathwise/api/content-export/entries'
import { describe, expect, it } from 'vitest'
import type { ZipFile } from '../../streams/zip-stream.ts'
import { exportedFiles } from './exported-files.ts'

const document = { title: 'a', titleText: 'a', body: '', language: 'en', author: null, updatedAt: new Date() } as const

/** Exports ten items of ten bytes each, and records how far rendering is ahead of the reader. */
function run(room: number, signal = new AbortController().signal) {
  const state = { started: 0, done: 0, furthestAhead: 0 }
  async function* entries(): AsyncGenerator<ExportEntry, void> {
    for (let id = 1; id <= 10; id++) yield { kind: 'document', id, document }
  }
  const files = exportedFiles({
    entries: entries(),
    pool: {
      threads: 2,
      render: async () => {
        signal.throwIfAborted()
        state.started++
        state.furthestAhead = Math.max(state.furthestAhead, state.started - state.done)
        return Buffer.alloc(10)
      },
    },
    language: 'ko',
    signal,
    onDone: () => state.done++,
    onSkipped: () => {},
    room,
  })
  return { files, state }
}

async function collect(files: AsyncIterable<ZipFile>): Promise<ZipFile[]> {
  const collected: ZipFile[] = []
  for await (const file of files) collected.push(file)
  return collected
}

describe('exportedFiles', () => {
  it('renders at most three items ahead of the reader', async () => {
    const { files, state } = run(1_000)
    await files.next()
    expect(state.started).toBeLessThanOrEqual(3)
    expect((await collect(files)).map(({ name }) => name)).toHaveLength(9)
    expect(state).toMatchObject({ started: 10, done: 10 })
    expect(state.furthestAhead).toBeLessThanOrEqual(3)
  })

  it('lists the remaining items in skipped.txt when the ZIP is full', async () => {
    const files = await collect(run(65).files)
    expect(files).toHaveLength(7)
    const text = Buffer.from(files[6]?.bytes ?? []).toString('utf8')
    expect(text.split('\r\n').filter((line) => line.startsWith('#'))).toEqual(
      [7, 8, 9, 10].map((id) => `#${id} a: ZIP이 가득 찼어요. 이 항목은 따로 내보내 주세요.`),
    )
  })

  it('throws the abort reason when the signal is aborted', async () => {
    const stop = new AbortController()
    const { files } = run(1_000, stop.signal)
    await files.next()
    stop.abort(new Error('left'))
    await expect(collect(files)).rejects.toThrow('left')
  })
})
