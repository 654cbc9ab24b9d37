import { importMessageSchema } from '@pathwise/api/questions/import/import.schemas'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import JSZip from 'jszip'
import { beforeEach, describe, expect, it } from 'vitest'
import { signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

let before: number
const server = closeAfterTests(await startTestServer())
const editor = await signInNewUser(server, 'editor')
beforeEach(async () => {
  before = await server.database.prisma.question.count()
})

const defaults = 'subject=physics&course=Physics+11&grade_code=G11&difficulty_level=beginner'

function send(query: string, body: BodyInit): Promise<Response> {
  return server.request(`/api/admin/questions/import?${query}&${defaults}`, {
    method: 'POST',
    body,
    headers: { ...editor.bearer, 'content-type': 'application/octet-stream' },
  })
}

const question =
  '<question type="essay"><name><text>One</text></name><questiontext><text>Why?</text></questiontext></question>'
const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
const laughs = `<!DOCTYPE quiz [<!ENTITY l0 "ha">${entities}]><quiz>${question}<question>&l9;</question></quiz>`

function zipWith(name: string, content: string): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip().file('imsmanifest.xml', '<manifest/>').file(name, content)
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }).then((bytes) => new Uint8Array(bytes))
}

/** Builds an archive whose directory claims that the last file is one gigabyte when unpacked. */
async function claimingGigabyte(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await zipWith('items/one.xml', 'x'.repeat(100))
  const listed = Buffer.from(bytes).lastIndexOf('PK\x01\x02', undefined, 'latin1')
  new DataView(bytes.buffer).setUint32(listed + 24, 2 ** 30, true)
  return bytes
}

describe('import of a hostile file', () => {
  it.each<[string, string, () => BodyInit | Promise<BodyInit>, string, object]>([
    ['a billion laughs', 'moodle_xml', () => laughs, 'xml_dtd', { number: 0, line: 1 }],
    ['an archive that climbs', 'qti', () => zipWith('../../../etc/cron.d/x', 'x'), 'zip_path', { number: 0 }],
    [
      'an archive that claims a gigabyte',
      'qti',
      claimingGigabyte,
      'zip_too_large',
      { number: 0, item: 'items/one.xml' },
    ],
    [
      'another encoding',
      'csv',
      () => Buffer.from('content_question_mj\nok\ncafé\n', 'latin1'),
      'encoding',
      { number: 0, line: 3 },
    ],
    [
      'half a file of XML',
      'moodle_xml',
      () => `<quiz>\n${question}\n<question type="es`,
      'xml_syntax',
      { number: 0, line: 3 },
    ],
    ['half a file of CSV', 'csv', () => 'content_question_mj\nok\n"Wh', 'quote_not_closed', { number: 2, line: 3 }],
    [
      'half a file of JSON Lines',
      'jsonl',
      () => '{"content_question_mj":"ok"}\n{"content_q',
      'json_syntax',
      { number: 2, line: 2 },
    ],
    ['half a file of GIFT', 'gift', () => 'One? {T}\n\nTwo? {=a ~', 'gift_syntax', { number: 2, line: 3 }],
    [
      'half an archive',
      'qti',
      async () => (await zipWith('a.xml', 'x'.repeat(1_000))).subarray(0, 100),
      'zip_broken',
      { number: 0 },
    ],
    ['nothing', 'csv', () => '', 'no_questions', { number: 0 }],
  ])(
    'rejects an import of %s with the row and the reason, and stores nothing',
    async (_name, format, file, code, row) => {
      const lines = (await (await send(`format=${format}`, await file())).text()).trim().split('\n')
      const last = importMessageSchema.parse(JSON.parse(lines.at(-1) ?? ''))
      expect(last).toMatchObject({ state: 'refused', rows: [{ ...row, findings: [{ severity: 'refused', code }] }] })
      expect(await server.database.prisma.question.count()).toBe(before)
    },
  )
})

function manyLines(count: number): string {
  const line = (n: number) =>
    JSON.stringify({ legacy_id: `MANY-${n}`, content_question_mj: `<p>What is ${n} + ${n}?</p>` })
  return Array.from({ length: count }, (_, n) => line(n)).join('\n')
}

describe('concurrent and aborted imports', () => {
  it('stores nothing when the client disconnects during the import', async () => {
    const stop = new AbortController()
    const file = manyLines(400)
    const response = await server.request(`/api/admin/questions/import?format=jsonl&${defaults}`, {
      method: 'POST',
      body: file,
      headers: { ...editor.bearer, 'content-type': 'application/octet-stream' },
      signal: stop.signal,
    })
    const reader = response.body?.getReader()
    await reader?.read()
    stop.abort()
    // If the aborted import had stored questions, this import would reject their ids.
    const again = await send('format=jsonl', file)
    const lines = (await again.text()).trim().split('\n')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ state: 'finished', created: 400 })
    expect(await server.database.prisma.question.count()).toBe(before + 400)
  })

  it('returns 429 for a third concurrent import', async () => {
    const file = manyLines(200).replaceAll('MANY', 'MORE')
    const answers = await Promise.all([1, 2, 3].map(() => send('format=jsonl&dry_run=1', file)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 429])
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('10')
  })
})

it('reports a failure and stores nothing when the server stops during the import', async () => {
  const stopping = await startTestServer({ database: server.database })
  const response = await stopping.request(`/api/admin/questions/import?format=jsonl&${defaults}`, {
    method: 'POST',
    body: manyLines(2_000).replaceAll('MANY', 'STOP'),
    headers: { ...editor.bearer, 'content-type': 'application/octet-stream' },
  })
  await stopping.close()
  const last = (await response.text()).trim().split('\n').at(-1) ?? ''
  expect(JSON.parse(last)).toEqual({ state: 'failed', detail: 'The server is stopping' })
  expect(await server.database.prisma.question.count()).toBe(before)
})
