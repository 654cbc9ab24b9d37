import { writeCsvRow } from '@pathwise/question-formats/table/write-csv-row'
import { writeXlsx } from '@pathwise/question-formats/table/write-xlsx'
import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { signInNewUser } from './people.ts'
import { buildDecompressionBomb, buildPicture, buildSvg, storePicture } from './pictures.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const { database } = server
const { prisma } = database
const editor = await signInNewUser(server, 'editor')
const store = (bytes: Uint8Array | string) => storePicture(server, bytes, editor)

/** Imports a file of questions, and returns the final message of the response. */
async function importFile(query: string, body: BodyInit, person = editor) {
  return (await importMessages(query, body, person)).at(-1)
}

async function importMessages(query: string, body: BodyInit, person = editor) {
  const defaults = 'subject=physics&course=Physics&grade_code=G11&difficulty_level=beginner'
  const init = { method: 'POST', body, headers: { ...person.bearer, 'content-type': 'application/octet-stream' } }
  const lines = (await (await server.request(`/api/admin/questions/import?${query}&${defaults}`, init)).text()).trim()
  return lines.split('\n').map((line) => JSON.parse(line))
}

describe('picture of a question', () => {
  const serve = async (id: string) => Buffer.from(await (await server.request(`/pictures/${id}`)).arrayBuffer())

  it.each(['csv', 'gift', 'jsonl', 'moodle_xml', 'qti'])('survives an export and import as %s', async (format) => {
    const { id } = await store(await buildPicture().png().toBuffer())
    const words = `<figure><img src="/pictures/${id}" alt="A cell &#x26; 2 nuclei" width="40" height="20">\n<figcaption>a <em>b</em></figcaption>\n</figure>`
    const legacyId = `PIC-${format}`
    const texts = { body: `<p>What is it?</p>\n${words}`, explanation: words, hints: [words], rubric: '' }
    const bodyText = 'What is it?\nA cell & 2 nuclei\na b'
    const { id: questionId } = await buildQuestion(database, { legacyId, ...texts, bodyText })
    const exported = await server.request(`/api/admin/questions/export?format=${format}&search=${legacyId}`, {
      headers: editor.bearer,
    })
    const file = Buffer.from(await exported.arrayBuffer())
    const other = await signInNewUser(server, 'editor')
    for (const person of [editor, other]) {
      expect(await importFile(`format=${format}&replace=1`, file, person)).toMatchObject({ unchanged: 1, replaced: 0 })
    }
    expect(await prisma.picture.count({ where: { ownerId: other.id } })).toBe(0)

    await prisma.question.delete({ where: { id: questionId } })
    expect(await importFile(`format=${format}`, file, other)).toMatchObject({ created: 1 })
    const row = await prisma.question.findUniqueOrThrow({ where: { legacyId } })
    const [copy = ''] = /(?<=pictures\/)[\w-]{22}/.exec(row.body) ?? []
    expect(copy).not.toBe(id)
    expect([row.body, row.explanation, ...row.hints].map((html) => html.replaceAll(copy, id))).toEqual([
      texts.body,
      texts.explanation,
      ...texts.hints,
    ])
    expect((await serve(copy)).equals(await serve(id))).toBe(true)
  })

  it('imports Moodle pictures, and replaces external and unsupported pictures with their alt text', async () => {
    const png = (await buildPicture().png().toBuffer()).toString('base64')
    const gif = (await buildPicture().gif().toBuffer()).toString('base64')
    const text = `<p>a <img src="@@PLUGINFILE@@/my%20cell.png" alt="A cell"/> <img src="@@PLUGINFILE@@/b.gif" alt="moving"/>
      <img src="https://a.example/c.png" alt="far"/> <img src="/pictures/${'A'.repeat(22)}" alt="unknown"/></p>`
    const files = `<file name="my cell.png" path="/" encoding="base64">${png}</file><file name="b.gif" path="/" encoding="base64">${gif}</file>`
    const quiz = `<quiz><question type="shortanswer"><name><text>n</text></name><idnumber>MOODLE-1</idnumber>
      <questiontext format="html"><text><![CDATA[${text}]]></text>${files}</questiontext>
      <answer fraction="100"><text>b</text></answer></question></quiz>`
    const preview = await importFile('format=moodle_xml&dry_run=1', quiz)
    const media = preview.rows[0].findings.flatMap((one: Record<string, string>) => one['detail'] ?? [])
    expect(media).toEqual([
      'https://a.example/c.png',
      `/pictures/${'A'.repeat(22)}`,
      'picture_gif @@PLUGINFILE@@/b.gif',
    ])
    const messages = await importMessages('format=moodle_xml', quiz)
    expect(messages.at(-1)).toMatchObject({ created: 1 })
    const lost = messages.flatMap(({ rows = [] }) => rows).flatMap(({ findings }) => findings)
    expect(lost).toContainEqual({ severity: 'lost', code: 'picture', detail: 'picture_gif @@PLUGINFILE@@/b.gif' })
    const { body } = await prisma.question.findUniqueOrThrow({ where: { legacyId: 'MOODLE-1' } })
    const [id = ''] = /(?<=pictures\/)[\w-]{22}/.exec(body) ?? []
    expect(body).toContain(`<figure><img src="/pictures/${id}" alt="A cell" width="40" height="20"></figure>`)
    expect(body.match(/<img/g)).toHaveLength(1)
    for (const words of ['moving', 'far', 'unknown']) expect(body).toContain(words)
  })
})

describe('picture in a spreadsheet cell', () => {
  const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
  const sheet = (...sources: readonly string[]) => [
    ['legacy_id', 'content_question_mj', 'answer'],
    ...sources.map((source, index) => [`CELL-${index + 1}`, `<p>a</p><img src="${source}" alt="A cell">`, 'b']),
  ]

  it('stores a picture from a cell of an XLSX workbook', async () => {
    const picture = await buildPicture().png().toBuffer()
    const { id } = await store(picture)
    const file = writeXlsx(sheet(dataUrl(picture)))
    expect(await importFile('format=xlsx', file)).toMatchObject({ state: 'finished', created: 1 })
    const { body } = await prisma.question.findUniqueOrThrow({ where: { legacyId: 'CELL-1' } })
    expect(body).toContain(`<img src="/pictures/${id}" alt="A cell" width="40" height="20">`)
    await prisma.question.delete({ where: { legacyId: 'CELL-1' } })
  })

  it('reports each rejected picture with the reason in a dry run, and stores nothing', async () => {
    const sources = [
      dataUrl(await buildPicture().png().toBuffer()),
      dataUrl(await buildPicture().gif().toBuffer(), 'image/gif'),
      dataUrl(buildDecompressionBomb(10_000)),
      'data:image/png;base64,!!!',
      dataUrl((await buildPicture({ width: 90, height: 90 }).png().toBuffer()).subarray(0, 90)),
      `data:image/svg+xml,${encodeURIComponent(buildSvg('<rect onload="alert(1)"/>'))}`,
      dataUrl(Buffer.alloc(10 * 1024 * 1024 + 1)),
      'https://a.example/b.png',
    ]
    const count = () => Promise.all([prisma.pictureFile.count(), prisma.question.count()])
    const before = await count()
    const file = sheet(...sources)
      .map(writeCsvRow)
      .join('')
    const { rows } = await importFile('format=csv&dry_run=1', file)
    const findings = rows.map((row: { findings: object[] }) => row.findings)
    const refused = (detail: string) => [{ severity: 'lost', code: 'picture', detail }]
    expect(findings).toEqual([
      [],
      refused('picture_gif data:image/gif'),
      refused('picture_too_many_pixels data:image/png'),
      refused('picture_type data:image/png'),
      refused('picture_broken data:image/png'),
      refused('picture_svg_active data:image/svg+xml'),
      refused('picture_too_large data:image/png'),
      [{ severity: 'lost', code: 'media', detail: 'https://a.example/b.png' }],
    ])
    expect(await count()).toEqual(before)
  })
})
