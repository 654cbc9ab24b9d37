// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readRecommendations } from './recommendation.ts'

const card = { slug: '/guides/us/math', title: 'Math', summary: 'Step by step' }
const read = {
  slug: '/guides/us/math',
  title: 'Math',
  summary: 'Step by step',
  icon: undefined,
  targetCountry: undefined,
  reason: undefined,
}

describe('readRecommendations', () => {
  it.each([[[card]], [{ items: [card] }], [{ results: [card] }], [{ cards: [card] }]])(
    'reads the cards from %j',
    (body) => {
      expect(readRecommendations(body)).toEqual([read])
    },
  )

  it.each([
    [{ name: 'Math' }],
    [{ label: 'Math' }],
    [{ title: 'Math', name: 'Other', label: 'Another' }],
    [{ title: ' ', name: 'Math' }],
    [{ title: 7, name: 'Math' }],
  ])('reads the title from %j', (titles) => {
    expect(readRecommendations([{ ...titles, slug: '/a' }])).toMatchObject([{ title: 'Math' }])
  })

  it.each([
    [{ path: '/a' }],
    [{ url: '/a' }],
    [{ slug: '/a', path: '/b', url: '/c' }],
    [{ slug: 'a' }],
    [{ url: `${location.origin}/a` }],
  ])('reads the slug from %j', (slugs) => {
    expect(readRecommendations([{ ...slugs, title: 'A' }])).toMatchObject([{ slug: '/a' }])
  })

  it.each([[{ desc: 'text' }], [{ description: 'text' }], [{ summary: 'text', desc: 'b', description: 'c' }]])(
    'reads the summary from %j',
    (summaries) => {
      expect(readRecommendations([{ slug: '/a', title: 'A', ...summaries }])).toMatchObject([{ summary: 'text' }])
    },
  )

  it('keeps a card’s icon and reason, and keeps its country only when the country is known', () => {
    const more = { ...card, icon: 'maths', reason: 'Fits', targetCountry: 'CA' }
    expect(readRecommendations([more])).toMatchObject([{ icon: 'maths', reason: 'Fits', targetCountry: 'CA' }])
    expect(readRecommendations([{ ...more, targetCountry: 'FR' }])).toMatchObject([{ targetCountry: undefined }])
  })

  it('returns only eight cards when the response contains more', () => {
    const many = Array.from({ length: 12 }, (_, number) => ({ slug: `/${number}`, title: `${number}` }))
    expect(readRecommendations(many)).toHaveLength(8)
  })

  it.each([
    'https://evil.example/a',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    `${location.origin}.evil.example/`,
  ])('drops a card that links to %s', (slug) => {
    expect(readRecommendations([{ slug, title: 'A' }, card])).toEqual([read])
  })

  it.each([null, undefined, 'text', 7, {}, { items: 'none' }, [null, 7, {}, { title: 'no slug' }, { slug: '/x' }]])(
    'returns no cards for %j',
    (body) => {
      expect(readRecommendations(body)).toEqual([])
    },
  )
})
