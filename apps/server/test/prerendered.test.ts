import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import accepts from '@fastify/accepts'
import type { Operator } from '@pathwise/api/context'
import type { Announcement } from '@pathwise/api/settings/settings.schemas'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertOrigin, insertVersion, openPrerendered } from '../src/web/prerendered.ts'
import { createRecordPage } from '../src/web/record-page.ts'

const origin = 'https://pathwise.example'
let folder: string
let app: FastifyInstance
let announcement: Announcement = { place: 'home', texts: null }

/** Builds a page with the same markup as the web app's build. */
function builtPage(language: string, name: string): string {
  const own = `https://pathwise.invalid${name}?lang=${language}`
  const tags = `<link rel="canonical" href="${own}"/><link rel="alternate" hrefLang="${language}" href="${own}"/><meta property="og:url" content="${own}"/>`
  const built = `<section aria-label="Soon"><svg></svg><p><strong class="a">Soon</strong><span class="b"> · More</span></p></section>`
  const banner = `<div data-banner="" class="print:hidden">${name === '/' ? built : ''}</div>`
  return `<html lang="${language}"><head>${tags}</head><body>${banner}${name} in ${language}</body></html>`
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathwise-prerendered-'))
  for (const language of ['en', 'ko', 'zh-TW', 'zh-CN']) {
    for (const name of ['guides', 'records']) await mkdir(path.join(folder, language, name), { recursive: true })
    await writeFile(path.join(folder, language, 'index.html'), builtPage(language, '/'))
    await writeFile(path.join(folder, language, 'guides/us.html'), builtPage(language, '/guides/us'))
    await writeFile(path.join(folder, language, 'contact.html'), builtPage(language, '/contact'))
    await writeFile(
      path.join(folder, language, 'contact.operated.html'),
      '<html data-operator="json@pathwise.invalid"><p>Run by Operator of pathwise.invalid.</p><p class="a">Law: Law of pathwise.invalid.</p><a href="mailto:contact@pathwise.invalid">security@pathwise.invalid</a></html>',
    )
    for (const name of ['plan', 'login'])
      await writeFile(path.join(folder, language, `${name}.html`), builtPage(language, `/${name}`))
    for (const kind of ['report', 'problem']) {
      const name = path.join(folder, language, 'records', kind)
      await writeFile(`${name}.waiting.html`, builtPage(language, `waiting for a ${kind}`))
      await writeFile(`${name}.html`, builtPage(language, '<!--record-tags--><div id="root"><!--record--></div>'))
    }
  }
  const paths = {
    rendered: ['/', '/guides/us', '/contact'],
    preloaded: ['/plan', '/login'],
    open: ['/saved', '/practice/set', '/practice/:id'],
    operated: ['/contact'],
  }
  await writeFile(path.join(folder, 'paths.json'), JSON.stringify(paths))
  await writeFile(path.join(folder, 'sitemap.xml'), '<loc>https://pathwise.invalid/</loc>')
  await writeFile(path.join(folder, 'robots.txt'), 'Sitemap: https://pathwise.invalid/sitemap.xml\n')

  app = await openApp({ name: null, jurisdiction: null, contactEmail: null, securityEmail: null })
})

async function openApp(operator: Operator): Promise<FastifyInstance> {
  const opened = fastify()
  opened.decorate('publicUrl', () => origin)
  await opened.register(accepts)
  const record = createRecordPage({
    find: async (_request, _reply, { kind, id }) =>
      id === 'unknown' || id === '404' ? undefined : { title: `${kind} ${id}` },
    render: async ({ id, record, pathname, search, language }) => {
      if (id === 'broken') throw new Error('Not renderable')
      return {
        tags: `<title>$& ${id}</title><meta content="https://pathwise.invalid/card"/>`,
        html: `${JSON.stringify(record)} at ${pathname}${search} in ${language}`,
        embeddedQuery: '<script>$&</script>',
      }
    },
    localize: (text) => insertVersion(insertOrigin(text, origin)),
    renders: { take: async () => {} },
  })
  const pages = await openPrerendered(opened, pathToFileURL(`${folder}/`), {
    ...{ record, operator, announcement: () => announcement },
  })
  opened.setNotFoundHandler((request, reply) => {
    const url = new URL(request.url, origin)
    if (pages.has(url)) return pages.send(request, reply)
    return reply.code(pages.isOpen(url.pathname) ? 200 : 404).send({})
  })
  return opened
}
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('web app pages that are not prerendered', () => {
  it.each([
    ['/saved', 200],
    ['/practice/set', 200],
    ['/practice/abc', 200],
    ['/practice/012', 200],
    ['/practice/99999999999', 200],
    ['/nowhere', 404],
    ['/saved/', 404],
    ['/Saved', 404],
    ['/practice', 404],
    ['/practice/', 404],
    ['/practice/12/more', 404],
  ])('responds to %s with status %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status)
  })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('language of a prerendered page', () => {
  it.each([
    ['/', {}, 'en'],
    ['/', { 'accept-language': 'ko-KR,ko;q=0.9,en;q=0.5' }, 'ko'],
    ['/', { 'accept-language': 'zh-HK' }, 'zh-TW'],
    // Like the web app, the server uses only the browser's first language.
    ['/', { 'accept-language': 'fr-CA,ko;q=0.5' }, 'en'],
    ['/', { 'accept-language': 'ko', cookie: 'other=1; pathwise.language=zh-CN' }, 'zh-CN'],
    ['/', { 'accept-language': 'ko', cookie: 'pathwise.language=fr' }, 'ko'],
    ['/', { 'accept-language': 'ko', cookie: 'not-pathwise.language=zh-CN' }, 'ko'],
    ['/guides/us?lang=zh-TW', { 'accept-language': 'ko', cookie: 'pathwise.language=zh-CN' }, 'zh-TW'],
    ['/guides/us?lang=../../secrets', { 'accept-language': 'ko' }, 'ko'],
  ])('renders %s with headers %j in %s', async (url, headers, language) => {
    const response = await get(url, headers)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(`<html lang="${language}" data-version="development">`)
    expect(response.headers['vary']).toBe('accept, accept-language, cookie, accept-encoding')
  })

  it('stores the URL language in a cookie only when the language is supported', async () => {
    const { headers } = await get('/?lang=ko')
    expect(headers['set-cookie']).toBe('pathwise.language=ko; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect((await get('/')).headers['set-cookie']).toBeUndefined()
    expect((await get('/?lang=fr')).headers['set-cookie']).toBeUndefined()
  })
})

describe('prerendered page', () => {
  it("uses this deployment's origin in canonical URLs, and adds ?lang only when the request has it", async () => {
    const own = `${origin}/guides/us`
    const asked = await get('/guides/us?lang=ko')
    expect(asked.body).toContain(`<link rel="canonical" href="${own}?lang=ko"/>`)
    expect(asked.body).toContain(`<meta property="og:url" content="${own}?lang=ko"/>`)
    const chosen = await get('/guides/us', { 'accept-language': 'ko' })
    expect(chosen.body).toContain(`<link rel="canonical" href="${own}"/>`)
    expect(chosen.body).toContain(`<meta property="og:url" content="${own}"/>`)
    expect(chosen.body).toContain(`hrefLang="ko" href="${own}?lang=ko"`)
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('responds to Accept-Encoding %s with Content-Encoding %s', async (accepted, encoding, decompress) => {
    for (const [url, text] of [
      ['/', '/ in en'],
      ['/plan?share=x', '{"title":"report x"}'],
    ] as const) {
      const response = await get(url, { 'accept-encoding': accepted })
      expect(response.headers['content-encoding'], url).toBe(encoding)
      expect(decompress(response.rawPayload).toString()).toContain(text)
    }
  })

  it('returns 304 only when the ETag is from a response with the same encoding and language', async () => {
    const first = await get('/', { 'accept-encoding': 'br' })
    const etag = String(first.headers['etag'])
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200)
    expect((await get('/?lang=ko', { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(200)
  })

  it.each([
    ['/guides/us', undefined],
    ['/plan', 'noindex'],
    ['/login', 'noindex'],
    ['/practice/12', 'noindex'],
    ['/practice/404', 'noindex'],
  ])('sends for %s the x-robots-tag %s', async (url, tag) => {
    expect((await get(url)).headers['x-robots-tag']).toBe(tag)
  })

  it.each([
    '/guides/ca',
    '/guides',
    '/paths.json',
    '/en/index.html',
    '/records/report',
    '/records/report.waiting',
    '/contact.operated',
  ])('returns 404 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('page with operator details', () => {
  const contact = { contactEmail: 'hello@north.test', securityEmail: 'security@north.test' }

  async function read(operator: Operator) {
    const opened = await openApp(operator)
    const { body } = await opened.inject('/contact?lang=ko')
    await opened.close()
    return body
  }

  it('inserts the operator details into the page as escaped text and as JSON', async () => {
    const page = await read({ name: `O'Brien & <Sons>`, jurisdiction: 'Ontario', ...contact })
    expect(page).toContain('<p>Run by O&#39;Brien &amp; &lt;Sons&gt;.</p><p class="a">Law: Ontario.</p>')
    expect(page).toContain('<a href="mailto:hello@north.test">security@north.test</a>')
    const json = /data-operator="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"')
    expect(json).toBe(
      `{"name":"O&#39;Brien &amp; &lt;Sons&gt;","jurisdiction":"Ontario","contact_email":"hello@north.test","security_email":"security@north.test"}`,
    )
    expect(page).not.toContain('invalid')
  })

  it('omits the operator details that are not published', async () => {
    const page = await read({ name: null, jurisdiction: null, ...contact })
    expect(page).toContain('"><a href="mailto:hello@north.test">')
    expect(page).not.toContain('invalid')
  })

  it('omits all operator details when the operator publishes no email address', async () => {
    const page = await read({ name: 'North', jurisdiction: null, contactEmail: null, securityEmail: null })
    expect(page).toContain('/contact in ko')
  })
})

describe('announcement', () => {
  const words = { title: `Closed on "Sunday"`, text: 'Back at <8>.' }
  const texts = { en: { title: 'Closed', text: 'Soon.' }, ko: words, 'zh-TW': words, 'zh-CN': words }
  const banner = /<div data-banner="" class="print:hidden">(.*?)<\/div>/s
  const read = async (url: string) => (await get(url)).body
  afterEach(() => {
    announcement = { place: 'home', texts: null }
  })

  it('sends pages exactly as built while the built-in announcement is active', async () => {
    expect(banner.exec(await read('/'))?.[1]).toContain('<span class="b"> · More</span>')
    expect(await read('/')).not.toContain('data-announcement')
  })

  it("replaces the home page banner in the reader's language, with escaped text", async () => {
    await read('/?lang=ko')
    announcement = { place: 'home', texts }
    const page = await read('/?lang=ko')
    expect(banner.exec(page)?.[1]).toBe(
      '<section aria-label="Closed on &quot;Sunday&quot;"><svg></svg><p><strong class="a">Closed on &quot;Sunday&quot;</strong><span> · Back at &lt;8&gt;.</span></p></section>',
    )
    const data = /<html data-announcement="([^"]*)" lang="ko"/.exec(page)?.[1] ?? ''
    const json = data.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    expect(JSON.parse(json)).toEqual(announcement)
    expect(banner.exec(await read('/guides/us'))?.[1]).toBe('')
  })

  it('shows the announcement on every page when its place is "everywhere", and on no page when it is "none"', async () => {
    announcement = { place: 'everywhere', texts }
    for (const url of ['/', '/guides/us', '/plan?share=x', '/practice/12']) {
      expect(banner.exec(await read(url))?.[1], url).toContain('<strong class="a">Closed</strong><span> · Soon.</span>')
    }
    announcement = { place: 'none', texts: null }
    expect(banner.exec(await read('/'))?.[1]).toBe('')
    expect(await read('/plan')).toContain('{&quot;place&quot;:&quot;none&quot;,&quot;texts&quot;:null}')
    expect(await read('/sitemap.xml')).not.toContain('announcement')
  })

  it('changes the ETag when the announcement changes, so that browsers fetch the page again', async () => {
    const etag = String((await get('/')).headers['etag'])
    announcement = { place: 'none', texts: null }
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(200)
  })
})

describe.each([
  ['report', '/plan?share=', 'x', 'unknown'],
  ['problem', '/practice/', '12', '404'],
] as const)('page of a %s', (kind, address, id, unknownId) => {
  it("renders the record in the reader's language", async () => {
    const { statusCode, body } = await get(address + id, { 'accept-language': 'ko' })
    expect(statusCode).toBe(200)
    expect(body).toContain('lang="ko" data-version="development">')
    expect(body).toContain(
      `<title>$& ${id}</title><meta content="${origin}/card"/><div id="root">{"title":"${kind} ${id}"} at ${address}${id} in ko</div><script>$&</script>`,
    )
    expect(body).not.toContain('invalid')
  })

  it('returns 404 with the loading page for an unknown record', async () => {
    const { statusCode, body } = await get(address + unknownId)
    expect(statusCode).toBe(404)
    expect(body).toContain(`waiting for a ${kind} in en`)
  })
})

describe('page that the browser renders', () => {
  it.each([
    ['/plan', 'no-referrer'],
    ['/login', undefined],
  ])('for %s, sets the referrer policy to %s', async (url, policy) => {
    const { statusCode, headers, body } = await get(`${url}?lang=ko`)
    expect(statusCode).toBe(200)
    expect(headers['referrer-policy']).toBe(policy)
    expect(body).toContain(`${url} in ko`)
  })
})

describe('page of a stored record', () => {
  it('forbids caching of the secret address of a report', async () => {
    expect((await get('/plan?share=x')).headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
  })

  it('allows browsers to store a problem page, so that the back button can reuse it', async () => {
    const { headers } = await get('/practice/12')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['referrer-policy']).toBeUndefined()
  })

  it('returns the loading page when rendering fails', async () => {
    const { statusCode, body } = await get('/plan?share=broken')
    expect(statusCode).toBe(200)
    expect(body).toContain('waiting for a report in en')
  })

  it('renders no report when the URL has no share id or belongs to another page', async () => {
    expect((await get('/plan')).body).toContain('/plan in en')
    expect((await get('/?share=x')).body).toContain('/ in en')
  })
})

it.each(['/sitemap.xml', '/robots.txt'])('inserts the origin of this deployment into %s', async (url) => {
  const { body, headers } = await get(url)
  expect(body).toContain(origin)
  expect(body).not.toContain('invalid')
  expect(headers['content-type']).toMatch(/^(application\/xml|text\/plain)/)
})
