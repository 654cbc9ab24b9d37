import type { Language } from '@pathwise/i18n/languages'
import { isInstalled, runOn } from '@pathwise/pdf/test/tools'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildItem, readJobId, requestZip, unzipFiles } from './exports.ts'
import { signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const student = await signInNewUser(server)

const texts = {
  en: ['Completing the square', 'Halve the coefficient, then square it.'],
  ko: ['이차방정식의 풀이', '일차항 계수의 절반을 제곱해서 더해 보세요.'],
  'zh-TW': ['配方法的步驟', '先把一次項係數除以二，再平方。'],
  'zh-CN': ['配方法的步骤', '先把一次项系数除以二，再平方。'],
} as const satisfies Record<Language, readonly [title: string, sentence: string]>

const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">here</a>'
const maths = '<div data-type="math" data-latex="x^2+6x=7"></div>'

const numbered = (id: number, title: string) => `${String(id).padStart(4, '0')} ${title}.pdf`
const spaceless = (text: string) => text.replaceAll(/\s/g, '')

describe('ZIP export of items in four languages', () => {
  const items: { readonly id: number; readonly language: Language }[] = []
  let response: Response
  let files: Map<string, Buffer>
  let deleted: number
  beforeAll(async () => {
    const { id: authorId } = student
    for (const language of ['ko', 'en', 'zh-CN', 'zh-TW'] as const) {
      const [titleText, sentence] = texts[language]
      const body = `<h2>1</h2><p>${sentence}</p>${maths}${hostile}`
      const title = `<strong>${titleText}</strong>`
      items.push({ id: await buildItem(server.database, { title, titleText, body, language, authorId }), language })
    }
    deleted = await buildItem(server.database, { deletedAt: new Date() })
    const ids = items.map(({ id }) => id)
    const [first = 0, ...rest] = ids
    response = await requestZip(server, student, [first, 2_000_000_000, deleted, ...rest.toReversed(), first], {
      headers: { 'accept-language': 'zh-TW' },
    })
    files = await unzipFiles(response)
  })

  const findFile = ({ id, language }: (typeof items)[number]) => {
    const file = files.get(numbered(id, texts[language][0]))
    if (!file) throw new Error(`No file for ${language}: ${[...files.keys()].join()}`)
    return file
  }

  it('returns the ZIP download headers and the job id', () => {
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="export_pdf.zip"',
      'cache-control': 'no-store',
      'x-export-job': expect.stringMatching(/^[\w-]{22}$/),
    })
  })

  it("writes each item once, in the requested order, with a file name in the item's language", () => {
    const [first, ...rest] = items
    const asked = [first, ...rest.toReversed()].flatMap((item) => item ?? [])
    expect([...files.keys()]).toEqual([
      ...asked.map(({ id, language }) => numbered(id, texts[language][0])),
      'skipped.txt',
    ])
  })

  it('lists missing items with reasons in the request language', () => {
    expect(files.get('skipped.txt')?.toString('utf8')).toBe(
      `\uFEFF這個 ZIP 沒有包含以下項目：\r\n\r\n#2000000000: 沒有這個編號的項目。\r\n#${deleted}: 這個項目已刪除。\r\n`,
    )
  })

  it.skipIf(!isInstalled('qpdf'))('writes valid PDFs (skipped when qpdf is not installed)', () => {
    for (const item of items) {
      const { output, errors, status } = runOn(findFile(item), 'qpdf', ['--check', 'FILE'])
      expect(`${output}${errors}`).toContain('No syntax or stream encoding errors found')
      expect(status).toBe(0)
    }
  })

  it.skipIf(!isInstalled('pdftotext'))(
    'writes the sanitized text of each item (skipped when poppler-utils is not installed)',
    () => {
      for (const item of items) {
        const text = runOn(findFile(item), 'pdftotext', ['-raw', 'FILE', '-']).output
        const [title, sentence] = texts[item.language]
        expect(spaceless(text)).toContain(spaceless(title))
        expect(spaceless(text)).toContain(spaceless(sentence))
        expect(text).not.toContain('alert(')
        expect(findFile(item).toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b/)
      }
    },
  )

  it.skipIf(!isInstalled('pdfinfo'))(
    'sets the title and author of each PDF (skipped when poppler-utils is not installed)',
    async () => {
      const { name } = await server.database.prisma.user.findUniqueOrThrow({ where: { id: student.id } })
      for (const item of items) {
        const info = runOn(findFile(item), 'pdfinfo', ['FILE']).output
        expect(info).toMatch(new RegExp(`^Title: +${texts[item.language][0]}$`, 'm'))
        expect(info).toMatch(new RegExp(`^Author: +${name}$`, 'm'))
      }
    },
  )

  it.skipIf(!isInstalled('pdftotext'))(
    'renders an unsaved text for an editor in the same way (skipped when poppler-utils is not installed)',
    async () => {
      const { bearer } = await signInNewUser(server, 'editor')
      const [title, sentence] = texts['zh-TW']
      const json = { title, body: `<p>${sentence}</p>${maths}${hostile}`, language: 'zh-TW' }
      const draft = await server.request('/api/export/draft', { method: 'POST', json, headers: bearer })
      expect(draft.status).toBe(200)
      const file = Buffer.from(await draft.arrayBuffer())
      const text = spaceless(runOn(file, 'pdftotext', ['-raw', 'FILE', '-']).output)
      expect(text).toContain(spaceless(title))
      expect(text).toContain(spaceless(sentence))
      expect(file.toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b/)
    },
  )

  it('marks the export job as finished after sending the last item', async () => {
    const job = await server.database.prisma.exportJob.findUnique({ where: { id: readJobId(response) } })
    expect(job).toMatchObject({ userId: student.id, state: 'finished', total: 6, done: 6 })
  })
})

describe('GET /export/zip', () => {
  it('returns only skipped.txt when the only item is too large', async () => {
    const id = await buildItem(server.database, { titleText: 'Very deep', body: '<div>'.repeat(10_000) })
    const files = await unzipFiles(await requestZip(server, student, [id]))
    expect([...files.keys()]).toEqual(['skipped.txt'])
    expect(files.get('skipped.txt')?.toString('utf8')).toContain(`#${id} Very deep: It is too large for a PDF.`)
  })

  it.each([
    ['no ids', 'fmt=pdf', ['ids']],
    ['empty ids', 'ids=&fmt=pdf', ['ids', 0]],
    ['an id that is a word', 'ids=1,two,3&fmt=pdf', ['ids', 1]],
    ['an id of 0', 'ids=0&fmt=pdf', ['ids', 0]],
    ['a negative id', 'ids=-1&fmt=pdf', ['ids', 0]],
    ['a fractional id', 'ids=1.5&fmt=pdf', ['ids', 0]],
    ['an id in exponential notation', 'ids=1e3&fmt=pdf', ['ids', 0]],
    ['an id above the maximum of the database column', 'ids=2147483648&fmt=pdf', ['ids', 0]],
    ['the ids parameter twice', 'ids=1&ids=2&fmt=pdf', ['ids']],
    ['too many ids', `ids=${Array.from({ length: 2001 }, (_, index) => index + 1).join()}&fmt=pdf`, ['ids']],
    ['another format', 'ids=1&fmt=docx', ['fmt']],
    ['no format', 'ids=1', ['fmt']],
  ])('returns 422 for a request with %s, without starting an export', async (_name, query, loc) => {
    const before = await server.database.prisma.exportJob.count()
    for (const path of ['/export/zip', '/api/export/zip']) {
      const response = await server.request(`${path}?${query}`, { headers: student.bearer })
      expect(response.status).toBe(422)
      const detail = expect.arrayContaining([{ loc, msg: expect.any(String), type: expect.any(String) }])
      expect(await response.json()).toEqual({ detail })
      expect(response.headers.has('x-export-job')).toBe(false)
    }
    expect(await server.database.prisma.exportJob.count()).toBe(before)
  })

  it('returns 401 for a request with only the session cookie', async () => {
    for (const headers of [{}, { cookie: student.cookie }, { authorization: 'Bearer none' }]) {
      const response = await server.request('/export/zip?ids=x', { headers })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ detail: 'Not authenticated' })
    }
  })

  it.each(['HEAD', 'POST', 'DELETE'])('returns 405 for %s', async (method) => {
    const response = await server.request('/export/zip?ids=1&fmt=pdf', { method, headers: student.bearer })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET')
  })
})
