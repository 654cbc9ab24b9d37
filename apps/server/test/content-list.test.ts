import { extractShortGrams } from '@pathwise/db/short-grams'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { beforeAll, describe, expect, it } from 'vitest'
import { list, write, written } from './content.ts'
import { ask, signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const editor = await signInNewUser(server, 'editor')

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

/** Adds an item with each of these plain-text titles, oldest first. */
async function add(...texts: readonly string[]): Promise<void> {
  const data = texts.map((titleText) => ({
    title: titleText.replaceAll(/[&<]/g, (character) => (character === '<' ? '&lt;' : '&amp;')),
    titleText,
    titleGrams: extractShortGrams(titleText),
    body: '<p></p>',
    language: 'en',
  }))
  await server.database.prisma.contentItem.createMany({ data })
}

describe('GET /content', () => {
  it('lists all items for visitors, newest first and twenty per page', async () => {
    const seen: number[] = []
    for (let page = await list(server, ''); page.length > 0; page = await list(server, `after_id=${seen.at(-1)}`)) {
      expect(page.length).toBeLessThanOrEqual(20)
      seen.push(...page.map(({ id }) => id))
    }
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one))
    expect(seen.length).toBe(await server.database.prisma.contentItem.count({ where: { deletedAt: null } }))
    expect(seen.length).toBeGreaterThanOrEqual(60)
  })

  it('returns each item once when an item is added between pages', async () => {
    await add('one', 'two', 'three', 'four')
    const first = await list(server, 'limit=2')
    await add('five')
    const second = await list(server, `limit=2&after_id=${first.at(-1)?.id}`)
    expect(titles([...first, ...second])).toEqual(['four', 'three', 'two', 'one'])
  })

  it('filters items by language, and lists all languages by default', async () => {
    const korean = await list(server, 'language=ko&limit=100')
    expect(korean.length).toBeGreaterThanOrEqual(15)
    expect(new Set(korean.map(({ language }) => language))).toEqual(new Set(['ko']))
    const all = await list(server, 'limit=100')
    expect(new Set(all.map(({ language }) => language)).size).toBe(4)
    const koreanOfAll = all.filter(({ language }) => language === 'ko')
    expect(koreanOfAll).toEqual(korean.slice(0, koreanOfAll.length))
  })

  it('filters items by subject and by skill', async () => {
    const skills = async (filter: string) =>
      (await list(server, `${filter}&language=en&limit=100`)).map((item) => item.skills)
    const chemistry = await skills('subject=chemistry')
    expect(chemistry.length).toBeGreaterThan(5)
    expect(chemistry.filter((of) => !of.some((skill) => skill.startsWith('chemistry.')))).toEqual([])
    expect(await skills('skill=math.quadratics')).toEqual([['math.quadratics']])
    expect(await skills('skill=math.quadratics&subject=physics')).toEqual([])
  })

  it('filters new and shipped sheets by the skills that an editor has set', async () => {
    const send = async (method: 'POST' | 'PUT', path: string, fields: object) =>
      await server.request(`/api/content${path}`, { method, json: { ...written, ...fields }, headers: editor.bearer })
    const find = async (filter: string) => (await list(server, `${filter}&language=en&limit=100`)).map(({ id }) => id)
    const own = await write(server, editor, { skills: ['physics.waves', 'math.quadratics'] })
    expect(own.skills).toEqual(['math.quadratics', 'physics.waves'])
    const [, sheet = 0] = await find('skill=math.quadratics')
    expect(await find('skill=math.quadratics')).toEqual([own.id, sheet])
    expect(await find('subject=physics')).toContain(own.id)

    expect(await send('PUT', `/${own.id}`, { version: 1 })).toMatchObject({ status: 200 })
    expect(await find('skill=math.quadratics')).toEqual([own.id, sheet])
    await send('PUT', `/${own.id}`, { version: 2, skills: [] })
    await send('PUT', `/${sheet}`, { version: 1, skills: ['math.functions'] })
    expect(await find('skill=math.quadratics')).toEqual([])
    expect(await find('skill=math.functions')).toContain(sheet)
    await server.database.prisma.contentItem.delete({ where: { id: own.id } })

    const six = ['waves', 'energy', 'forces', 'optics', 'modern', 'fields'].map((name) => `physics.${name}`)
    for (const skills of [['math.nothing'], six, ['physics.waves', 'physics.waves']]) {
      expect(await send('POST', '', { skills })).toMatchObject({ status: 422 })
    }
  })

  it.each([
    'subject=cooking',
    'skill=math.nothing',
    'language=fr',
    'limit=0',
    'limit=101',
    'limit=x',
    'after_id=0',
    'after_id=1e309',
    'mine=maybe',
    'q=%00',
    `q=${'a'.repeat(201)}`,
  ])('returns 422 for %s', async (query) => {
    expect((await server.request(`/api/content?${query}`)).status).toBe(422)
  })
})

describe('GET /content with a search', () => {
  beforeAll(async () => {
    await add('Éclair & 100% Zucker', 'a_b c\\d', 'aXb cd', '확률과 통계', '霧合霜用', '𠮷野家', 'İstanbul <Straße>')
  })

  it.each([
    ['éCLAIR', ['Éclair &#x26; 100% Zucker']],
    ['é', ['Éclair &#x26; 100% Zucker']],
    ['0%', ['Éclair &#x26; 100% Zucker']],
    ['100%', ['Éclair &#x26; 100% Zucker']],
    ['r & 1', ['Éclair &#x26; 100% Zucker']],
    ['_b', ['a_b c\\d']],
    ['a_b', ['a_b c\\d']],
    ['c\\d', ['a_b c\\d']],
    ['\\d', ['a_b c\\d']],
    ['a%d', []],
    ['xB', ['aXb cd']],
    ['확률과', ['확률과 통계']],
    ['률과', ['확률과 통계']],
    ['\u1112\u116a\u11a8률과', ['확률과 통계']],
    ['霜用', ['霧合霜用']],
    ['吉野', []],
    ['𠮷野', ['𠮷野家']],
    ['𠮷', ['𠮷野家']],
    ['<straße>', ['İstanbul &#x3C;Straße>']],
    ["'; DROP TABLE content_items; --", []],
    ['qqqqqqqq', []],
  ])('finds items whose title contains %s', async (q, found) => {
    const items = await list(server, `limit=5&q=${encodeURIComponent(q)}`)
    expect(titles(items)).toEqual(found)
  })

  it('trims the search text and ignores blank text', async () => {
    expect(titles(await list(server, `q=${encodeURIComponent('  霧合霜用 ')}`))).toEqual(['霧合霜用'])
    expect(await list(server, 'q=%20%20')).toHaveLength(20)
  })

  it('splits search results into pages when a cursor is used', async () => {
    await add(...Array.from({ length: 5 }, (_, index) => `Tidal lagoon ${index}`), 'Something else')
    for (const q of ['lagoon', 'la']) {
      const [first, second] = await list(server, `limit=2&q=${q}`)
      expect(titles([first, second].flatMap((item) => item ?? []))).toEqual(['Tidal lagoon 4', 'Tidal lagoon 3'])
      expect(titles(await list(server, `limit=2&q=${q}&after_id=${second?.id}`))).toEqual([
        'Tidal lagoon 2',
        'Tidal lagoon 1',
      ])
    }
  })
})

describe('GET /content with mine or include_deleted', () => {
  it("lists only the caller's items with mine=1", async () => {
    const item = await write(server, editor, { title: 'My own' })
    await write(server, await signInNewUser(server, 'admin'), { title: 'Not mine' })
    expect(await list(server, 'mine=1', editor.bearer)).toEqual([expect.objectContaining({ id: item.id })])
    expect(await list(server, 'mine=1', (await signInNewUser(server)).bearer)).toEqual([])
  })

  it('lists only deleted items with include_deleted=1', async () => {
    const { id } = await write(server, editor, { title: 'To be binned' })
    await server.request(`/api/content/${id}`, { method: 'DELETE', headers: editor.bearer })
    const trash = await list(server, 'limit=20&include_deleted=1', editor.bearer)
    expect(trash[0]).toMatchObject({ id, deleted_at: expect.any(String) })
    expect(trash.every((item) => item.deleted_at !== null)).toBe(true)
    expect(await list(server, `include_deleted=1&after_id=${id}`, editor.bearer)).toEqual(trash.slice(1))
    expect(await list(server, 'q=binned')).toEqual([])
    expect(await list(server, 'q=binned&include_deleted=1&mine=1', editor.bearer)).toHaveLength(1)
  })

  it.each([
    ['mine=1', undefined, 401],
    ['include_deleted=1', undefined, 401],
    ['include_deleted=1', 'student', 403],
    ['include_deleted=1&mine=1', 'student', 403],
    ['include_deleted=0&mine=0', undefined, 200],
    ['mine=1', 'student', 200],
    ['include_deleted=1', 'editor', 200],
    ['include_deleted=1', 'admin', 200],
  ] as const)('responds to %s for the role %s with status %i', async (query, role, status) => {
    const headers = role ? (await signInNewUser(server, role)).bearer : {}
    for (const path of ['/content', '/api/content']) {
      expect((await server.request(`${path}?${query}`, { headers })).status).toBe(status)
    }
    const input = Object.fromEntries(query.split('&').map((pair) => [pair.split('=')[0], pair.endsWith('1')]))
    const asked = await ask(server, `content.list?input=${encodeURIComponent(JSON.stringify(input))}`, headers)
    expect(asked.status).toBe(status)
  })
})
