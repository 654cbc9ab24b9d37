import { describe, expect, it } from 'vitest'
import { complete, readAll, writeText } from '../test/round-trip.ts'
import { readCsv } from './csv/read-csv.ts'
import { csvWriter } from './csv/write-csv.ts'
import type { ExportedQuestion } from './exported-question.ts'
import { readGift } from './gift/read-gift.ts'
import { giftWriter } from './gift/write-gift.ts'
import { findPicture, replaceSources } from './shared/pictures.ts'

const id = 'abcdefghijklmnopqrs-_1'
const shown = `<figure><img src="/pictures/${id}" alt="A = {b}"></figure>`
/** Picture data whose Base64 form is slightly shorter than the export's limit for all pictures of a question. */
const bytes = Buffer.alloc(8_000_000, 'picture')
const question: ExportedQuestion = {
  ...complete,
  body: '<p>a</p>',
  hints: [shown],
  rubric: shown,
  pictures: { [id]: { type: 'image/png', bytes } },
}

describe('round trip of an 8 MB picture', () => {
  it.each([
    ['CSV', () => readAll(readCsv(writeText(csvWriter, [question])))],
    ['GIFT', () => readAll(readGift(writeText(giftWriter, [question])))],
  ])('exports the picture to %s once, and keeps its URL where the row would become too long', async (_name, read) => {
    const [imported] = await read()
    expect(imported?.rubric).toBe(shown)
    const found: (Uint8Array | undefined)[] = []
    const hint = replaceSources(imported?.hints?.[0] ?? '', (address) => {
      found.push(findPicture(new Map(), address))
      return `/pictures/${id}`
    })
    expect(hint).toBe(shown)
    expect(found.map((each) => each && bytes.equals(each))).toEqual([true])
  })
})
