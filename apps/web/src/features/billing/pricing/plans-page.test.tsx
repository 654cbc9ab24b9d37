// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { renderApp } from '../../../../test/render-app.tsx'

beforeEach(() => {
  stubApi({})
})

async function openTable() {
  await renderApp('/plans')
  return within(await screen.findByRole('table', { name: 'What Free, Pro, and Premium include' }))
}

describe('plan comparison', () => {
  it('shows a table with one column per tier', async () => {
    const table = await openTable()
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Feature',
      'Free',
      'Pro',
      'Premium',
    ])
  })

  it.each([
    ['Price per month', ['$0', '$25', '$99Student$199Family/School']],
    ['Saved reports kept in your account', ['20', '100', '200']],
    ['Basic learning materials and study guides', ['Included', 'Included', 'Included']],
    ['Strategy reports', ['Included', 'Included', 'Included']],
    [
      'Personalized study plans',
      [
        'Built around default hours ',
        'Built around your own hours, and replanned when things change ',
        'Built around your busy times, too, with a calendar feed ',
      ],
    ],
    ['Mistake review and today’s tasks', ['Included', 'Included', 'Included']],
    ['1:1 mentoring sessions', ['Not included', 'Not included', 'not yet']],
    ['AI', ['Very limited not yet', 'A monthly limit not yet', 'Unlimited not yet']],
    ['Dashboard', ['None ', 'Progress and weaknesses ', 'Progress, with a forecast of when your plan ends ']],
  ])('shows the values of the feature %s', async (feature, cells) => {
    const table = await openTable()
    // The feature's name is also in a separate header row for narrow screens, so find the row that contains cells.
    const row = table
      .getAllByRole('rowheader', { name: feature })
      .map((header) => header.closest('tr'))
      .find((found) => found?.querySelector('td'))
    expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual(cells)
  })

  it('includes each feature of a tier in all higher tiers', async () => {
    const table = await openTable()
    const rows = table
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join())
      .filter((cells) => /(^|,)(Not included|Included|not yet)$/.test(cells))
    for (const cells of rows) expect(cells).toMatch(/^(Not included,)*((Included|not yet),?)*$/)
    expect(rows.length).toBeGreaterThan(7)
  })

  it('links to the pricing page from the plan comparison', async () => {
    await openTable()
    expect(screen.getByRole('link', { name: 'Choose a subscription' }).getAttribute('href')).toBe('/pricing')
  })
})
