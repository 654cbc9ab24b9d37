import type { ExportEntry } from '@pathwise/api/content-export/entries'
import { describe, expect, it } from 'vitest'
import type { ZipFile } from '../../streams/zip-stream.ts'
import { buildFileName, exportedFiles } from './exported-files.ts'

const document = {
  title: 'a',
  titleText: 'a',
  body: '',
  pictures: {},
  language: 'en',
  author: null,
  updatedAt: new Date(),
} as const

/** Exports ten items of ten bytes each. Records how far rendering is ahead of the reader. */
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

  it('lists the remaining items in skipped.txt if the ZIP is full', async () => {
    const files = await collect(run(65).files)
    expect(files).toHaveLength(7)
    const text = Buffer.from(files[6]?.bytes ?? []).toString('utf8')
    expect(text.split('\r\n').filter((line) => line.startsWith('#'))).toEqual(
      [7, 8, 9, 10].map((id) => `#${id} a: ZIP이 가득 찼어요. 이 항목은 따로 내보내 주세요.`),
    )
  })

  it("throws the signal's reason when the export is aborted", async () => {
    const stop = new AbortController()
    const { files } = run(1_000, stop.signal)
    await files.next()
    stop.abort(new Error('left'))
    await expect(collect(files)).rejects.toThrow('left')
  })
})

describe('buildFileName', () => {
  it.each([
    [12, '제목', '0012 제목.pdf'],
    [7, '一元二次方程式', '0007 一元二次方程式.pdf'],
    [123456, 'Limits', '123456 Limits.pdf'],
    [1, 'Is 1/2 < 0.5? "No": a\\b|c*', '0001 Is 1 2 0.5 No a b c.pdf'],
    [1, '../../etc/passwd', '0001 .. .. etc passwd.pdf'],
    [1, 'ends in dots. . .', '0001 ends in dots.pdf'],
    [1, '  much \t\r\n space\u00A0here ', '0001 much space here.pdf'],
    [1, 'turned \u202Efdp.exe', '0001 turned fdp.exe.pdf'],
    [1, 'half \uD83D of a pair', '0001 half of a pair.pdf'],
    [1, '\u1112\u1161\u11AB', '0001 한.pdf'],
    [1, 'CON', '0001 CON.pdf'],
    [1, '???', '0001.pdf'],
    [1, '', '0001.pdf'],
  ])('names item %i with title %j: %j', (id, title, expected) => {
    expect(buildFileName(id, title)).toBe(expected)
  })

  it.each(['가', '한글', '👩‍👩‍👧', 'e\u0301\u0323', 'word '])(
    'cuts a title of many %j between graphemes to fit the byte limit',
    (part) => {
      const name = buildFileName(1, part.repeat(500))
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120)
      expect(Buffer.byteLength(name)).toBeGreaterThan(90)
      const words = name.slice('0001 '.length, -'.pdf'.length)
      expect(part.normalize('NFC').repeat(500).startsWith(words)).toBe(true)
      const graphemes = (text: string) => [...new Intl.Segmenter('und').segment(text)].map(({ segment }) => segment)
      expect(graphemes(part.normalize('NFC').repeat(500)).slice(0, graphemes(words).length).join('')).toBe(words)
    },
  )
})
