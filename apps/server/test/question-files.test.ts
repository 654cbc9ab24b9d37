import { exportMessageSchema } from '@pathwise/api/questions/export/export.schemas'
import { importMessageSchema, importPreviewSchema } from '@pathwise/api/questions/import/import.schemas'
import { buildTextRow, buildWorkbook } from '@pathwise/question-formats/test/workbook'
import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import JSZip from 'jszip'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Person, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const editor = await signInNewUser(server, 'editor')
const student = await signInNewUser(server)

const defaults = 'subject=physics&course=Physics+11&grade_code=G11&difficulty_level=beginner'

function send(path: string, body: BodyInit, person: Person | null = editor, type = 'application/octet-stream') {
  return server.request(`/api/admin/questions/import?${path}`, {
    method: 'POST',
    body,
    headers: { ...person?.bearer, 'content-type': type },
  })
}

function ask(path: string, person: Person | null = editor) {
  return server.request(`/api/admin/questions/export?${path}`, { headers: { ...person?.bearer } })
}

async function readMessages(response: Response) {
  const lines = (await response.text()).trim().split('\n')
  return lines.map((line) => importMessageSchema.parse(JSON.parse(line)))
}

const gift = '::Ohm::What is the unit of resistance? {=ohm ~volt ~%50%mho}'

describe('POST /api/admin/questions/import', () => {
  it('previews each row in a dry run and stores nothing', async () => {
    const before = await server.database.prisma.question.count()
    const response = await send(`format=gift&dry_run=1&${defaults}`, gift, editor, 'text/plain')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const preview = importPreviewSchema.parse(await response.json())
    expect(preview).toMatchObject({
      accepted: true,
      rows: [
        {
          number: 1,
          line: 1,
          action: 'create',
          question: { title: 'Ohm', subject: 'physics', course: 'Physics 11', answer: 'A' },
          findings: [{ severity: 'lost', code: 'partial_marks' }],
        },
      ],
    })
    expect(await server.database.prisma.question.count()).toBe(before)
  })

  it('streams progress and rows of a dry run as lines', async () => {
    const response = await server.request(`/api/admin/questions/import?format=gift&dry_run=1&partial=1&${defaults}`, {
      method: 'POST',
      body: `${gift}\n\nBroken? {=a`,
      headers: { ...editor.bearer, accept: 'application/x-ndjson', 'content-type': 'text/plain' },
    })
    expect(await readMessages(response)).toMatchObject([
      { phase: 'reading', done: 2, total: 2 },
      { rows: [{ action: 'create' }, { action: 'refuse', source: ['Broken? {=a'] }] },
      { state: 'checked', accepted: true, columns: [], findings: [{ rule: 'missing_skill', count: 1, total: 1 }] },
    ])
  })

  it('stores the valid questions of a workbook and returns the rejected rows', async () => {
    const columns = ['Question', 'legacy_id', 'Grade']
    const rows = [columns, ['Is it?', 'XLSX-1', '9학년'], ['Is it not?', 'XLSX-2', '13']].map((row) =>
      buildTextRow(...row),
    )
    const file = new Uint8Array(await buildWorkbook([rows.join('')]))
    const messages = await readMessages(await send(`format=xlsx&partial=1&${defaults}`, file))
    // On a busy machine, the two rows may be read and reported in separate batches.
    const isReading = (message: object) => 'phase' in message && message.phase === 'reading'
    expect(messages.filter((message) => !isReading(message))).toMatchObject([
      { rows: [{ number: 2, source: ['Is it not?', 'XLSX-2', '13'], findings: [{ code: 'unknown_value' }] }] },
      { phase: 'storing' },
      { phase: 'checking' },
      { state: 'finished', created: 1, refused: 1 },
    ])
    expect(await server.database.prisma.question.findFirst({ where: { legacyId: 'XLSX-1' } })).toMatchObject({
      gradeCode: 'G9',
    })
    await server.database.prisma.question.deleteMany({ where: { legacyId: 'XLSX-1' } })
  })

  it('streams progress and the result while storing questions', async () => {
    const response = await send(`format=gift&${defaults}`, gift, editor, 'application/json')
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    const messages = await readMessages(response)
    expect(messages.slice(0, 2)).toEqual([
      { phase: 'reading', done: 1, total: 1 },
      { phase: 'storing', done: 1, total: 1 },
    ])
    expect(messages.at(-1)).toEqual({
      state: 'finished',
      created: 1,
      replaced: 0,
      unchanged: 0,
      left_out: 0,
      refused: 0,
    })
    const stored = await server.database.prisma.question.findFirst({ where: { title: 'Ohm' } })
    expect(stored).toMatchObject({ authorId: editor.id, questionType: 'multiple_choice', answer: 'A' })
  })

  it('stores nothing and returns the rejected rows when one question is invalid', async () => {
    const before = await server.database.prisma.question.count()
    const messages = await readMessages(await send(`format=gift&${defaults}`, `New? {T}\n\nBroken? {=a`))
    expect(messages.slice(1)).toMatchObject([
      { state: 'refused', rows: [{ number: 2, line: 3, findings: [{ code: 'gift_syntax' }] }] },
    ])
    expect(await server.database.prisma.question.count()).toBe(before)
  })

  it.each([
    ['a visitor', () => null, 401],
    ['a student', () => student, 403],
  ])('rejects import and export by %s', async (_who, person, status) => {
    expect((await send(`format=gift&${defaults}`, gift, person())).status).toBe(status)
    expect((await ask('format=csv', person())).status).toBe(status)
  })

  it.each([
    ['no format', 'replace=1', 'format'],
    ['an unknown format', 'format=docx', 'format'],
    ['columns that do not exist', 'format=csv&columns=title,colour', 'columns'],
    ['a grade that does not exist', 'format=csv&grade_code=G3', 'grade_code'],
  ])('returns 422 for an import with %s', async (_what, query, field) => {
    const response = await send(query, gift)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ detail: [{ loc: [field] }] })
  })

  it('returns 413 for a file above 50 MB', async () => {
    const response = await send('format=csv&dry_run=1', new Uint8Array(50 * 1024 * 1024 + 1))
    expect(response.status).toBe(413)
  })

  it('returns 405 for a GET request to the import endpoint', async () => {
    const response = await server.request('/api/admin/questions/import', { headers: editor.bearer })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('GET /api/admin/questions/export', () => {
  it.each([
    ['csv', 'text/csv; charset=utf-8', /^\uFEFFlegacy_id,title,[\s\S]*\r\n"CHEM-0001"/],
    ['jsonl', 'application/x-ndjson', /^\{"legacy_id":[\s\S]*\n\{"legacy_id":"CHEM-0001"/],
    ['moodle_xml', 'application/xml', /^<\?xml[\s\S]*<idnumber>CHEM-0001<[\s\S]*<\/quiz>\n$/],
    ['gift', 'text/plain; charset=utf-8', /^\/\/ \[id:[\s\S]*\n\/\/ \[id:CHEM-0001\]/],
  ])('exports the filtered questions as %s', async (format, type, content) => {
    const response = await ask(`format=${format}&subject=chemistry&grade_code=&search=`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="questions\./)
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
    expect(text).toMatch(content)
    expect(text).not.toContain('MATH-0001')
  })

  it.each([
    ['csv', (file: Buffer) => file.toString('utf8')],
    ['qti', async (file: Buffer) => Object.keys((await JSZip.loadAsync(file)).files)],
  ])('exports the same %s file in parts with the progress', async (format, readContent) => {
    const query = `format=${format}&subject=biology&grade_code=G9`
    const total = await server.database.prisma.question.count({ where: { subject: 'biology', gradeCode: 'G9' } })
    const response = await ask(`${query}&progress=1`)
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    const messages = (await response.text())
      .trim()
      .split('\n')
      .map((line) => exportMessageSchema.parse(JSON.parse(line)))
    expect(messages.at(-1)).toEqual({ state: 'finished' })
    const parts = messages.flatMap((message) => ('bytes' in message ? message : []))
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.at(-1)).toMatchObject({ done: total, total })
    expect(parts.map(({ done }) => done)).toEqual(parts.map(({ done }) => done).toSorted((one, other) => one - other))
    const file = Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes, 'base64')))
    const whole = Buffer.from(await (await ask(query)).arrayBuffer())
    expect(await readContent(file)).toEqual(await readContent(whole))
  })

  it('splits a large question into lines of less than 70,000 characters when progress is requested', async () => {
    const { id, legacyId } = await buildQuestion(server.database, { explanation: `<p>${'long '.repeat(18_000)}</p>` })
    onTestFinished(async () => {
      await server.database.prisma.question.delete({ where: { id } })
    })
    const response = await ask(`format=csv&search=${legacyId}&progress=1`)
    const lines = (await response.text()).trim().split('\n')
    expect(lines.length).toBeGreaterThan(2)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(70_000)
  })

  it('exports questions as a QTI content package', async () => {
    const zip = await JSZip.loadAsync(await (await ask('format=qti&subject=biology&grade_code=G9')).arrayBuffer())
    const questions = await server.database.prisma.question.count({ where: { subject: 'biology', gradeCode: 'G9' } })
    expect(Object.keys(zip.files)).toHaveLength(questions + 1)
    expect(await zip.file('imsmanifest.xml')?.async('text')).toContain('id:BIO-0001')
  })

  it('exports a file that can be imported again without changes', async () => {
    // A test in packages/seed converts the whole bank to each format and back.
    const file = await (await ask('format=csv&subject=biology')).arrayBuffer()
    const total = await server.database.prisma.question.count({ where: { subject: 'biology' } })
    expect(total).toBeGreaterThan(100)
    const messages = await readMessages(await send('format=csv&replace=1', file))
    expect(messages.at(-1)).toEqual({
      state: 'finished',
      created: 0,
      replaced: 0,
      unchanged: total,
      left_out: 0,
      refused: 0,
    })
  })

  it('supports HEAD for an export', async () => {
    const path = '/api/admin/questions/export?format=csv'
    const response = await server.request(path, { method: 'HEAD', headers: editor.bearer })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="questions\./)
    expect(await response.text()).toBe('')
  })
})
