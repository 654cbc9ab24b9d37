import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { list, read, write, written } from './content.ts'
import { mutate, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const editor = await signInNewUser(server, 'editor')

function post(json: object) {
  return server.request('/api/content', { method: 'POST', json: { ...written, ...json }, headers: editor.bearer })
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="java&Tab;script&NewLine;:alert(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>',
  '<p onmouseover=alert(1) style="background:url(javascript:alert(1))">a</p>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<span data-type="math" data-latex="&quot;><img src=x onerror=alert(1)>" onclick=alert(1)></span>',
  '$\\text{</span><img src=x onerror=alert(1)>}$',
  'a\0b\ud800c',
]

const tags = /<[^>"]*(?:"[^"]*"[^>"]*)*>/g
const harmless =
  /^<\/?(?:a|blockquote|br|code|div|em|h[1-6]|hr|li|ol|p|pre|s|span|strong|su[bp]|t(?:able|body|d|h|head|r)|u|ul)(?: (?:class|colspan|data-checked|data-latex|data-type|rowspan|start|title)="[^"]*"| href="(?:https?|mailto):[^"]*")*>$/

/** Returns the tags that stored HTML must not contain. */
function dangerIn(html: string): string[] {
  return (html.match(tags) ?? []).filter((tag) => !harmless.test(tag))
}

describe.each([false, true])('content HTML (as_typed: %s)', (as_typed) => {
  it.each(attacks)('sanitizes hostile HTML on create, read, list and update: %s', async (attack) => {
    const fields = { title: `T ${attack}`, body: `<p>B</p>${attack}`, as_typed }
    const item = await write(server, editor, fields)
    expect([...dangerIn(item.title), ...dangerIn(item.body)]).toEqual([])
    expect(await read(server, item.id)).toEqual(item)
    const [listed] = await list(server, 'limit=1')
    expect(listed).toMatchObject({ id: item.id, title: item.title })
    const edited = await mutate(
      server,
      'content.update',
      { ...written, ...fields, id: item.id, version: 1 },
      editor.bearer,
    )
    expect(edited.data).toMatchObject({ title: item.title, body: item.body, version: 2 })
  })
})

it('sanitizes hostile HTML written directly to the database', async () => {
  const { id } = await server.database.prisma.contentItem.create({
    data: {
      ...written,
      title: `<b>T</b>${attacks[1]}`,
      titleText: 'T',
      titleGrams: [],
      body: attacks.slice(0, -1).join(''),
    },
  })
  const item = await read(server, id)
  expect([...dangerIn(item.title), ...dangerIn(item.body)]).toEqual([])
  expect((await list(server, 'limit=1'))[0]?.title).toBe(item.title)
})

it('finds the forbidden tags in the samples before they are sanitized', () => {
  expect(attacks.slice(0, 9).every((attack) => dangerIn(attack).length > 0)).toBe(true)
})

describe('large content', () => {
  const korean = `<p>${'가나다라 마바사아 '.repeat(99_999)}</p>`

  it('stores a body of one million characters through REST and tRPC', async () => {
    expect(korean.length).toBeGreaterThan(990_000)
    expect(Buffer.byteLength(korean)).toBeGreaterThan(2_400_000)
    const { id, body } = await write(server, editor, { body: korean })
    expect(body.length).toBeGreaterThan(990_000)
    expect((await read(server, id)).body).toBe(body)
    const fields = { ...written, body: korean, as_typed: true, id, version: 1 }
    expect(await mutate(server, 'content.update', fields, editor.bearer)).toMatchObject({ status: 200 })
  })

  it('returns 413 for every request with a 5 MB body', async () => {
    const body = 'word '.repeat(1_000_000)
    for (let turn = 0; turn < 2; turn++) {
      const response = await post({ body })
      expect([response.status, await response.json()]).toEqual([413, { detail: 'The request body is too large' }])
      const answer = await mutate(server, 'content.create', { ...written, body }, editor.bearer)
      expect(answer).toMatchObject({ status: 413, data: { code: 'PAYLOAD_TOO_LARGE', reason: 'text_too_large' } })
    }
  })

  it('returns 413 for a large body on a route with the default limit', async () => {
    const response = await server.request('/api/share', { method: 'POST', json: { a: 'a'.repeat(1_100_000) } })
    expect(response.status).toBe(413)
  })

  it.each([
    [
      'a body over a million characters',
      { body: 'a'.repeat(1_000_001) },
      'The body is too large: The text is too long',
    ],
    [
      '10,000 nested elements',
      { body: '<div>'.repeat(10_000) },
      'The body is too large: The text is nested too deeply',
    ],
    ['100,000 elements', { body: '<p>a'.repeat(100_000) }, 'The body is too large: The text has too many elements'],
    ['a title of 5,000 characters', { title: 'a'.repeat(5_000) }, 'The title is too large: The text is too long'],
  ])('returns 413 for %s', async (_what, fields, detail) => {
    const response = await post(fields)
    expect([response.status, await response.json()]).toEqual([413, { detail }])
    const answer = await mutate(server, 'content.create', { ...written, ...fields }, editor.bearer)
    expect(answer).toMatchObject({ status: 413, data: { reason: 'text_too_large' } })
  })
})

/** Measures how long `work` takes, and the longest time that it blocks the event loop. Both are in milliseconds. */
async function silenceDuring(work: Promise<unknown>): Promise<{ took: number; silence: number }> {
  const start = performance.now()
  let silence = 0
  let last = start
  const timer = setInterval(() => {
    silence = Math.max(silence, performance.now() - last)
    last = performance.now()
  }, 5)
  await work.finally(() => clearInterval(timer))
  return { took: performance.now() - start, silence }
}

it.each([
  ['a formula for every third character', '$x$'.repeat(60_000)],
  ['dollar signs and braces', '${'.repeat(400_000)],
  ['49,000 cells', `<table><tr>${'<td>a'.repeat(49_000)}`],
])('does not block the server while sanitizing %s', { timeout: 120_000 }, async (_what, body) => {
  const writing = post({ body })
  const { took, silence } = await silenceDuring(writing)
  expect([200, 413]).toContain((await writing).status)
  // On the main thread, cleaning would block the event loop for several seconds, or longer on a busy machine.
  expect(silence).toBeLessThan(Math.max(1_000, took / 3))
})
