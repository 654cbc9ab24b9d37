import { recommendationsSchema } from '@pathwise/api/recommend/recommend.schemas'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInNewUser } from './people.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const student = await signInNewUser(server)

const get = (path: string, headers: Record<string, string> = {}) =>
  server.request(path, { headers: { ...student.bearer, ...headers } })

async function cards(path: string, headers?: Record<string, string>) {
  const response = await get(path, headers)
  expect(response.status).toBe(200)
  return recommendationsSchema.parse(await response.json()).items
}

describe('GET /recommend and /recommend/plan', () => {
  it.each(['/api/recommend', '/recommend'])('returns recommendations at %s', async (path) => {
    const found = await cards(`${path}?country=CA&grade=G12&goal=IB_7`)
    expect(found.length).toBeGreaterThanOrEqual(5)
    expect(found).toContainEqual({
      slug: '/guides/ca/exams-admissions',
      title: 'How Canadian universities choose',
      icon: 'letter',
      targetCountry: 'CA',
      summary: 'Your courses and marks carry most of the weight. See how applying works in each province.',
      reason: 'Fits your IB goal.',
    })
  })

  it('assumes a US student in grade 11 when the query is empty', async () => {
    const found = await cards('/api/recommend')
    expect(found).toEqual(await cards('/api/recommend?country=US&grade=G11'))
    expect(found[0]).toMatchObject({ slug: '/#quick-start', reason: 'A good place to start.' })
  })

  it('recommends material for the subject or exam named in a free-text goal', async () => {
    const [first] = await cards(`/api/recommend?country=US&grade=G10&goal=${encodeURIComponent('화학 성적 올리기')}`)
    expect(first?.title).toBe('Chemistry problems at your level')
    const [exam] = await cards(`/api/recommend?goal=${encodeURIComponent('SAT 1500+')}`)
    expect(exam?.slug).toBe('/guides/us/exams/sat')
  })

  it.each([
    ['ko', '나에게 맞는 ACT 전략', 'ACT 목표에 맞는 내용이에요.'],
    ['zh-TW', '你的 ACT 策略', '符合你的 ACT 目標。'],
    ['zh-CN', '你的 ACT 备考策略', '适合你的 ACT 目标。'],
    ['fr', 'A strategy for your ACT', 'Fits your ACT goal.'],
  ])('returns recommendations in %s with a card titled %s', async (language, title, reason) => {
    const found = await cards('/api/recommend?goal=ACT_35_PLUS', { 'accept-language': language })
    expect(found).toContainEqual(expect.objectContaining({ title, reason }))
  })

  it.each(['/api/recommend/plan', '/recommend/plan'])(
    'returns the same areas as the diagnostic at %s',
    async (path) => {
      const found = await cards(`${path}?country=CA&grade=G12&goal=IB_7`)
      const context = { country: 'CA', grade: 'G12', goal: 'IB_7' }
      const diagnostic = await server.request('/api/diagnostics/run', {
        method: 'POST',
        json: { userId: 'demo-user', context },
      })
      const { weaknesses } = z.object({ weaknesses: z.array(z.string()) }).parse(await diagnostic.json())
      expect(found.length).toBeGreaterThan(0)
      expect(found.map(({ summary }) => summary)).toEqual(weaknesses.slice(0, found.length))
      expect(found.map(({ targetCountry }) => targetCountry)).toEqual(found.map(() => 'CA'))
    },
  )

  it.each(['become a doctor', 'French', '数学竞赛', 'zzz'])('recommends areas for the goal "%s"', async (goal) => {
    const query = new URLSearchParams({ country: 'US', grade: 'G10', goal })
    expect((await cards(`/api/recommend/plan?${query}`)).length).toBeGreaterThan(0)
  })

  it('returns the recommended areas in the request language', async () => {
    const [first] = await cards('/api/recommend/plan?country=US&grade=G11&goal=SAT_1500_PLUS', {
      'accept-language': 'ko',
    })
    expect(first?.summary).toMatch(/[가-힣]/)
    expect(first?.reason).toBe('SAT 목표에 맞는 내용이에요.')
  })

  it('recommends a study sheet in the request language for a skill area that has no practice questions', async () => {
    const slugs = async (language: string) => {
      const query = 'country=US&grade=G12&goal=AP English Literature 5'
      const items = await cards(`/api/recommend/plan?${query}`, { 'accept-language': language })
      return items.map(({ slug }) => slug)
    }
    expect(await slugs('en')).toContain('/sheets/en/claim-evidence-commentary')
    expect(await slugs('zh-CN')).toContain('/sheets/zh-CN/reading-literature-closely')
  })

  it('returns the same recommendations through tRPC as through REST', async () => {
    const input = { country: 'US', grade: 'G9', goal: 'AP_5' }
    const response = await get(`/api/trpc/recommend.plan?input=${encodeURIComponent(JSON.stringify(input))}`)
    const items = await cards('/api/recommend/plan?country=US&grade=G9&goal=AP_5')
    expect(await response.json()).toEqual({ result: { data: { items } } })
  })
})

describe('GET /recommend and /recommend/plan refusals', () => {
  it.each(['/api/recommend', '/recommend/plan?country=US&grade=G11&goal=AP_5'])(
    'returns 401 to a visitor at %s',
    async (path) => {
      const response = await server.request(path)
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ detail: 'Not authenticated' })
    },
  )

  it.each([
    ['an unknown country', '/api/recommend?country=KR', 'country'],
    ['two countries', '/api/recommend?country=US&country=CA', 'country'],
    ['an unknown grade', '/api/recommend?grade=G8', 'grade'],
    ['an empty goal', '/api/recommend?goal=%20', 'goal'],
    ['a goal of a novel’s length', `/api/recommend?goal=${'a'.repeat(201)}`, 'goal'],
    ['a plan without a goal', '/api/recommend/plan?country=US&grade=G11', 'goal'],
    ['a plan without a country', '/recommend/plan?grade=G11&goal=AP_5', 'country'],
  ])('returns 422 for %s', async (_, path, field) => {
    const response = await get(path)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ detail: [{ loc: [field] }] })
  })

  it.each(['/api/recommend', '/recommend', '/api/recommend/plan', '/recommend/plan'])(
    'returns 405 for a POST request at %s',
    async (path) => {
      const response = await server.request(path, { method: 'POST', json: {}, headers: student.bearer })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(await response.json()).toEqual({ detail: expect.stringMatching(/^Method not allowed \(405\)\./) })
    },
  )
})
