import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'

test('contains at least forty cards with unique ids', () => {
  expect(catalog.length).toBeGreaterThanOrEqual(40)
  expect(new Set(catalog.map(({ id }) => id)).size).toBe(catalog.length)
})

test.each(catalog)('assigns $id to at least one grade and to the countries of its page', (card) => {
  expect(card.grades).not.toEqual([])
  expect(card.grades).toEqual(expect.arrayContaining([...(card.timely ?? [])]))
  const place = /^\/guides\/(us|ca)(\/|$)/.exec(card.slug)?.[1]
  expect(card.countries).toEqual(place ? [place.toUpperCase()] : ['US', 'CA'])
})

test('has a card for every subject guide and exam guide', () => {
  const slugs = new Set<string>(catalog.map(({ slug }) => slug))
  const subjects =
    'english math science social-studies languages arts exams-admissions extracurricular cs-engineering economics-social personal-skills scholarship-finances'
  for (const subject of subjects.split(' ')) {
    expect(slugs).toContain(`/guides/us/${subject}`)
    expect(slugs).toContain(`/guides/ca/${subject}`)
  }
  for (const exam of ['sat', 'act', 'ap']) {
    expect(slugs).toContain(`/guides/us/exams/${exam}`)
    expect(slugs).toContain(`/guides/ca/exams/${exam}`)
  }
  expect(slugs).toContain('/guides/ca/exams/ouac')
})
