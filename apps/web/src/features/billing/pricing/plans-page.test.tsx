// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { comparisonRows, includes } from './comparison-rows.ts'

beforeEach(() => {
  stubApi({})
})

async function openTable() {
  await renderApp('/plans')
  return within(await screen.findByRole('table', { name: 'What the plans Free, Pro and Premium include' }))
}

describe('plan comparison', () => {
  it('has one column per plan', async () => {
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
    ['Saved plans kept in your account', ['20', '100', '200']],
    ['Basic learning materials and study guides', ['Included', 'Included', 'Included']],
    ['Personalized study plans', ['Not included', 'Included', 'Included']],
    ['1:1 mentoring sessions', ['Not included', 'Not included', 'Included']],
    ['AI', ['Very limited', 'A monthly limit of tokens', 'Unlimited']],
  ])('lists the values of the feature %s', async (feature, cells) => {
    const table = await openTable()
    // Find the header beside the cells; the header for narrow screens has its own row.
    const row = table
      .getAllByRole('rowheader', { name: feature })
      .map((header) => header.closest('tr'))
      .find((found) => found?.querySelector('td'))
    expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual(cells)
  })

  it('includes every feature of a lower tier in the higher tiers', () => {
    for (const row of comparisonRows) {
      if (row.kind !== 'included') continue
      expect(includes('premium', row.from), row.name).toBe(true)
      expect(includes('free', row.from) && !includes('pro', row.from), row.name).toBe(false)
    }
  })

  it('links to the pricing page', async () => {
    await openTable()
    expect(screen.getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toBe('/pricing')
  })
})
