// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import { stubIntersection } from '../../../test/intersection.ts'
import { renderApp } from '../../../test/render-app.tsx'

beforeEach(() => {
  stubApi({})
})

function addresses(root: HTMLElement) {
  return within(root)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

async function openGuides() {
  await renderApp('/')
  return screen.findByRole('region', { name: 'Guides' })
}

describe('HomeSections', () => {
  it('lists the twelve guides for the country', async () => {
    const guides = await openGuides()
    const [list] = within(guides).getAllByRole('list')
    if (!list) throw new Error('no list')
    expect(within(list).getAllByRole('link')).toHaveLength(12)
    expect(addresses(list)).toContain('/guides/us/social-studies')
    for (const name of ['English', 'CS & Engineering', 'Scholarship & Finances']) {
      expect(within(list).getByRole('link', { name })).toBeDefined()
    }
  })

  it('lists the six modules and links to the guides', async () => {
    await openGuides()
    const modules = within(screen.getByRole('region', { name: 'Modules' }))
    for (const name of ['English', 'Math', 'Science', 'History', 'AP Courses', 'Test Prep']) {
      expect(modules.getByText(name)).toBeDefined()
    }
    expect(screen.getByRole('link', { name: 'Browse US Guides' }).getAttribute('href')).toBe('/guides/us')
  })

  it('updates the guide links when the user changes the country in the switch or in a form', async () => {
    const guides = await openGuides()
    await userEvent.click(within(guides).getByRole('radio', { name: 'Canada' }))
    expect(addresses(guides).every((address) => address?.startsWith('/guides/ca/'))).toBe(true)
    expect(addresses(screen.getByRole('region', { name: 'Modules' }))).toContain('/guides/ca/exams/ap')
    const quickStart = within(screen.getByRole('region', { name: 'Quick Start' }))
    expect(quickStart.getByLabelText('Country')).toHaveProperty('value', 'CA')
    await userEvent.selectOptions(quickStart.getByLabelText('Country'), 'United States')
    expect(addresses(guides)).toContain('/guides/us/english')
  })

  it('shows a table of the grades and the four main subjects', async () => {
    const guides = await openGuides()
    const rows = within(within(guides.parentElement ?? guides).getByRole('table')).getAllByRole('row')
    expect(rows.map(({ children }) => children.length)).toEqual([5, 5, 5, 5, 5])
    expect(screen.getByRole('link', { name: 'Grade 11, Math: Functions' }).getAttribute('href')).toBe(
      '/guides/us/math#grades',
    )
  })

  it.each([
    [{ enabled: true, sold_plans: ['pro'] }, '/checkout?plan=pro'],
    [{ enabled: true, sold_plans: [] }, '/pricing'],
    [{ enabled: false, sold_plans: [] }, '/pricing'],
  ])('for the billing config %j, links Subscribe Now to %s once it is visible', async (config, address) => {
    const calls = stubApi({ 'billing.config': () => ({ data: config }) })
    const showAll = stubIntersection()
    await renderApp('/')
    showAll()
    const subscribe = await screen.findByRole('link', { name: 'Subscribe Now' })
    expect(screen.getByRole('link', { name: 'View Pricing Plans' }).getAttribute('href')).toBe('/pricing')
    expect(subscribe.getAttribute('href')).toBe('/pricing')
    expect(calls).toEqual([])
    // Retry, because the link registers its observer only after it has rendered.
    await waitFor(() => {
      showAll()
      expect(calls).toHaveLength(1)
    })
    await waitFor(() => expect(subscribe.getAttribute('href')).toBe(address))
  })
})
