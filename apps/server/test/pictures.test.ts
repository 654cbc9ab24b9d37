import { runStateSchema } from '@pathwise/api/assessments/assessments.schemas'
import { buildSubject } from '@pathwise/api/assessments/measured-subject'
import { deleteUnusedPictures } from '@pathwise/api/pictures/delete-unused'
import { buildAssessmentItems } from '@pathwise/testing/assessment-items'
import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildItem, requestZip, unzipFiles } from './exports.ts'
import { type Person, signInNewUser } from './people.ts'
import { buildDecompressionBomb, buildFigure, buildPicture, buildSvg, storePicture, uploadPicture } from './pictures.ts'
import { startTestServer } from './server.ts'

const database = closeAfterTests(await createTestDatabase())
await buildAssessmentItems(database, { skills: buildSubject('sat.math').skills })
const server = closeAfterTests(await startTestServer({ database }))
const { prisma } = database
const editor = await signInNewUser(server, 'editor')
const upload = (bytes: Uint8Array | string, person: Person | null = editor) => uploadPicture(server, bytes, person)
const store = (bytes: Uint8Array | string, person = editor) => storePicture(server, bytes, person)

describe('POST /api/pictures', () => {
  it.each([
    ['png', 'image/png'],
    ['webp', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const)('stores a %s picture and serves it as %s with headers that block scripts', async (format, type) => {
    const { id, ...size } = await store(await buildPicture()[format]().toBuffer())
    expect(size).toEqual({ width: 40, height: 20 })
    const response = await server.request(`/pictures/${id}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 40, height: 20 })
  })

  it('renders an SVG at double size for high-resolution screens', async () => {
    expect(await store(buildSvg('<circle cx="9" cy="9" r="8"/>'))).toMatchObject({ width: 160, height: 80 })
  })

  it('rotates a photo upright, and strips metadata and trailing data', async () => {
    const photo = buildPicture()
      .withExifMerge({ IFD0: { Artist: 'Jane Doe' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
    const { id, ...size } = await store(Buffer.concat([await photo.toBuffer(), Buffer.from('<script>1</script>')]))
    expect(size).toEqual({ width: 20, height: 40 })
    const bytes = Buffer.from(await (await server.request(`/pictures/${id}`)).arrayBuffer())
    const { exif, icc, orientation } = await sharp(bytes).metadata()
    expect([exif, icc, orientation, bytes.includes('script')]).toEqual([undefined, undefined, undefined, false])
  })

  it('scales a large picture down to 2,560 pixels', async () => {
    const large = await buildPicture({ width: 3_000, height: 1_500 }).png().toBuffer()
    expect(await store(large)).toMatchObject({ width: 2_560, height: 1_280 })
  })

  it('stores identical pictures in one file, with a different id for each account', async () => {
    const picture = await buildPicture().png().toBuffer()
    const first = await store(picture)
    expect(await store(picture)).toEqual(first)
    const served = new Uint8Array(await (await server.request(`/pictures/${first.id}`)).arrayBuffer())
    expect(await store(served), 'its own encoding').toEqual(first)
    const other = await store(picture, await signInNewUser(server, 'editor'))
    expect(other.id).not.toBe(first.id)
    const rows = await prisma.picture.findMany({ where: { id: { in: [first.id, other.id] } } })
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(1)
  })

  it.each([
    ['10 MB', 413, 'at most 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1)],
    ['100 megapixels', 413, 'at most 40 megapixels', () => buildDecompressionBomb(10_000)],
    ['100 megapixels of SVG', 413, 'at most 40 megapixels', () => buildSvg('', 'width="10000" height="10000"')],
    ['a GIF', 422, 'GIF', () => buildPicture().gif().toBuffer()],
    ['a HEIC photo', 422, 'HEIC', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
    ['an AVIF picture', 422, 'PNG, JPEG, WebP or SVG', () => Buffer.from('\0\0\0\u001Cftypavif\0\0\0\0avifmif1')],
    ['a page', 422, 'PNG, JPEG, WebP or SVG', () => '<!doctype html><script>alert(1)</script>'],
    ['nothing', 422, 'PNG, JPEG, WebP or SVG', () => ''],
    [
      'a page that begins like a PNG',
      422,
      'cannot be read',
      () => Buffer.from('\u0089PNG\r\n\u001A\n<script>', 'latin1'),
    ],
    [
      'half a photo',
      422,
      'cannot be read',
      async () => (await buildPicture({ width: 900, height: 900 }).jpeg().toBuffer()).subarray(0, 900),
    ],
    ['an SVG with a script', 422, 'script', () => buildSvg('<script>alert(1)</script>')],
    ['an SVG with a handler', 422, 'script', () => buildSvg('<rect onload="alert(1)"/>')],
    ['an SVG that loads a file', 422, 'elsewhere', () => buildSvg('<image href="file:///etc/passwd"/>')],
    ['an SVG that loads a style', 422, 'elsewhere', () => buildSvg('<style>@import "//a.example/b.css"</style>')],
    ['an SVG in UTF-16', 422, 'PNG, JPEG, WebP or SVG', () => Buffer.from(`\uFEFF${buildSvg('<script/>')}`, 'utf16le')],
    ['an SVG with entities', 422, 'elsewhere', () => `<!DOCTYPE svg [<!ENTITY a "b">]>${buildSvg('<text>&a;</text>')}`],
    ['an SVG that is not XML', 422, 'cannot be read', () => '<svg width="9" height="9"><rect></svg>'],
  ])('rejects %s with status %i and the reason', async (_what, status, reason, build) => {
    const response = await upload(await build())
    const refused = { detail: expect.stringContaining(reason), reason: expect.stringMatching(/^picture_/) }
    expect([response.status, await response.json()]).toEqual([status, refused])
  })

  it('responds to other requests while a picture is being decoded', async () => {
    const order: string[] = []
    const large = await buildPicture({ width: 2_500, height: 2_500 }).png().toBuffer()
    const uploading = store(large).then(() => order.push('picture'))
    // The health check uses a separate connection, and must be answered before the picture is decoded.
    await Promise.all([uploading, server.request('/healthz').then(() => order.push('health'))])
    expect(order).toEqual(['health', 'picture'])
  })

  it('rejects a picture above the 500 MB account limit', async () => {
    const person = await signInNewUser(server, 'editor')
    const { id } = await store(await buildPicture().png().toBuffer(), person)
    const { hash } = await prisma.picture.findUniqueOrThrow({ where: { id } })
    await prisma.pictureFile.update({ where: { hash }, data: { size: 500 * 1024 * 1024 } })
    const refused = await upload(await buildPicture().png().toBuffer(), person)
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('at most 500 MB')])
  })

  it('rejects an upload by a visitor or a student', async () => {
    const picture = await buildPicture().png().toBuffer()
    expect((await upload(picture, null)).status).toBe(401)
    expect((await upload(picture, await signInNewUser(server))).status).toBe(403)
  })
})

describe('GET /pictures/{id}', () => {
  it('returns 404 for an unknown or malformed picture id', async () => {
    expect((await server.request(`/pictures/${'A'.repeat(22)}`)).status).toBe(404)
    expect((await server.request('/pictures/..%2f..%2fetc')).status).toBe(404)
  })

  /** Starts a run whose first item contains a new picture. */
  async function startRun(headers: Readonly<Record<string, string>> = {}) {
    const { id } = await store(await buildPicture().png().toBuffer())
    const json = { section: 'sat.math', country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' }
    const started = await server.request('/api/assessments', { method: 'POST', json, headers })
    const { id: run } = runStateSchema.parse(await started.json())
    const { pendingQuestionId } = await prisma.assessmentRun.findUniqueOrThrow({ where: { id: run } })
    await prisma.question.update({ where: { id: pendingQuestionId ?? 0 }, data: { body: buildFigure(id) } })
    const ask = async (query: string, credentials: Readonly<Record<string, string>> = {}) =>
      (await server.request(`/pictures/${id}${query}`, { headers: credentials })).status
    return { id, run, pendingQuestionId, ask }
  }

  it('serves an assessment picture only to editors and to runs that contain its item', async () => {
    const { id, run, pendingQuestionId, ask } = await startRun()
    expect(await ask('')).toBe(404)
    expect(await ask(`?run=${'A'.repeat(22)}`)).toBe(404)
    expect(await ask(`?run=${run}`)).toBe(200)
    expect(await ask('', { cookie: editor.cookie })).toBe(200)
    expect(await ask('', { cookie: (await signInNewUser(server)).cookie })).toBe(404)
    const response = await server.request(`/pictures/${id}?run=${run}`)
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600')

    // The picture stays protected after an edit removes it, because a run shows the version of the item that was
    // originally presented.
    await prisma.question.update({ where: { id: pendingQuestionId ?? 0 }, data: { body: '<p>a</p>' } })
    expect(await ask('')).toBe(404)
  })

  it('does not serve an assessment picture when the run belongs to another account', async () => {
    const owner = await signInNewUser(server)
    const { run, ask } = await startRun(owner.bearer)
    expect(await ask(`?run=${run}`)).toBe(404)
    expect(await ask(`?run=${run}`, { cookie: (await signInNewUser(server)).cookie })).toBe(404)
    expect(await ask(`?run=${run}`, { cookie: owner.cookie })).toBe(200)
  })

  it('does not serve an assessment picture to an editor whose deadline for adding a second factor has passed', async () => {
    const { ask } = await startRun()
    const { id, cookie, bearer } = await signInNewUser(server, 'editor')
    await prisma.user.update({ where: { id }, data: { factorDueAt: new Date(0) } })
    expect([await ask('', { cookie }), await ask('', bearer)]).toEqual([404, 404])
  })
})

it('deletes a picture after 30 days without use, but keeps a file that another account uses', async () => {
  const day = 86_400_000
  const start = Date.now()
  const sweep = (days: number) => deleteUnusedPictures({ prisma, now: () => new Date(start + days * day) })
  const [unused, ofQuestion, ofContent, trashed] = await Promise.all(
    [1, 2, 3, 4].map(async () => (await store(await buildPicture().png().toBuffer())).id),
  )
  const question = await buildQuestion(database, { explanation: buildFigure(ofQuestion ?? '') })
  // After this edit, only an earlier revision of the question uses the picture.
  await prisma.question.update({ where: { id: question.id }, data: { explanation: '', deletedAt: new Date() } })
  const sheet = { title: 'a', titleText: 'a', language: 'en' }
  const item = await prisma.contentItem.create({ data: { ...sheet, body: buildFigure(ofContent ?? '') } })
  await prisma.contentItem.create({ data: { ...sheet, body: buildFigure(trashed ?? ''), deletedAt: new Date() } })
  const ids = [unused, ofQuestion, ofContent, trashed].map((id) => id ?? '')
  const left = async () => {
    const rows = await prisma.picture.findMany({ where: { id: { in: ids } }, select: { id: true } })
    return ids.filter((id) => rows.some((row) => row.id === id))
  }

  await sweep(29)
  expect(await left()).toEqual(ids)
  await prisma.contentItem.update({ where: { id: item.id }, data: { body: '<p>a</p>' } })
  await sweep(31)
  expect(await left()).toEqual([ofQuestion, ofContent, trashed])
  await sweep(62)
  expect(await left()).toEqual([ofQuestion, trashed])
  expect(await prisma.pictureFile.count({ where: { pictures: { none: {} } } })).toBe(0)
})
it('adds pictures to the PDF of a content item, except assessment pictures', async () => {
  const [open, held] = [
    await store(await buildPicture().png().toBuffer()),
    await store(await buildPicture().png().toBuffer()),
  ]
  await buildQuestion(database, { pool: 'assessment', body: buildFigure(held.id) })
  const countImages = async (id: string) => {
    const ids = [await buildItem(database, { titleText: 'a', body: buildFigure(id) })]
    const [file] = (await unzipFiles(await requestZip(server, editor, ids))).values()
    return file?.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
  }
  expect(await countImages(open.id)).toBeGreaterThan(0)
  expect(await countImages(held.id)).toBe(0)
})
