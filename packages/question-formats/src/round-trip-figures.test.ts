import { readFileSync } from 'node:fs'
import { importBody } from '@pathwise/rich-text/import'
import { describe, expect, it } from 'vitest'
import { complete, readAll, writePackage, writeText } from '../test/round-trip.ts'
import { buildZip } from '../test/zip.ts'
import { readCsv } from './csv/read-csv.ts'
import { csvWriter } from './csv/write-csv.ts'
import type { ImportedQuestion } from './draft.ts'
import type { ExportedQuestion } from './exported-question.ts'
import { readGift } from './gift/read-gift.ts'
import { giftWriter } from './gift/write-gift.ts'
import { readJsonLines } from './jsonl/read-jsonl.ts'
import { jsonLinesWriter } from './jsonl/write-jsonl.ts'
import { findFigureLosses, findMediaLosses } from './media.ts'
import { readMoodle } from './moodle/read-moodle.ts'
import { moodleWriter } from './moodle/write-moodle.ts'
import { readQti } from './qti/read-qti.ts'

const figures = readFileSync(new URL('../../rich-text/fixtures/bodies-v1/figures.html', import.meta.url), 'utf8').trim()
const figure =
  '<figure data-figure="{&#x22;v&#x22;:1,&#x22;alt&#x22;:&#x22;A \\u003c b.&#x22;,&#x22;kind&#x22;:&#x22;number_line&#x22;,&#x22;x&#x22;:{&#x22;min&#x22;:0,&#x22;max&#x22;:1}}"></figure>'
const question: ExportedQuestion = {
  ...complete,
  body: figures,
  explanation: `<p>a</p>\n${figure}`,
  hints: [figure, '<p>b</p>'],
  rubric: figure,
}

/** Returns the HTML fields of a question as an import would store them. */
function store({ body, explanation, hints = [], rubric = '' }: ImportedQuestion | ExportedQuestion) {
  return [body, explanation, rubric, ...hints].map((html) => importBody(html).html)
}

describe('round trip of figures', () => {
  it.each([
    ['CSV', async () => readAll(readCsv(writeText(csvWriter, [question])))],
    ['JSON Lines', async () => readAll(readJsonLines(writeText(jsonLinesWriter, [question])))],
    ['Moodle XML', async () => readAll(readMoodle(writeText(moodleWriter, [question])))],
    ['GIFT', async () => readAll(readGift(writeText(giftWriter, [question])))],
    ['QTI', async () => readAll(readQti(buildZip(await writePackage(question))))],
  ])('keeps every kind of figure in %s without losses', async (_name, read) => {
    const [imported, ...others] = await read()
    if (!imported) throw new Error('No question was read')
    expect(others).toEqual([])
    expect(store(imported)).toEqual(store(question))
    expect(store(question)[0]).toBe(figures)
    expect([...findMediaLosses(imported), ...findFigureLosses(imported)]).toEqual([])
  })

  it('exports a drawing for other programs, and removes the drawing on import', async () => {
    const moodle = writeText(moodleWriter, [{ ...complete, body: figure, hints: [figure] }])
    expect(moodle).toContain('role="img"')
    const [imported] = await readAll(readMoodle(moodle))
    expect(imported).toMatchObject({ body: figure, hints: [figure] })
    const [item] = await writePackage({ ...complete, body: figure })
    expect(item?.content).toContain('<object type="image/svg+xml" data="data:image/svg+xml;charset=utf-8,%3Csvg')
    expect(item?.content).toContain('valuetype="DATA"/>A &lt; b.</object>')
  })

  it('reports a figure with unreadable data', async () => {
    const csv = writeText(csvWriter, [{ ...complete, body: '<figure data-figure="{}"><svg></svg></figure>' }])
    const [imported] = await readAll(readCsv(csv))
    if (!imported) throw new Error('No question was read')
    expect(findFigureLosses(imported)).toMatchObject([{ severity: 'lost', code: 'broken_figure' }])
  })
})
