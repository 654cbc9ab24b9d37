// @vitest-environment jsdom
import { languages } from '@pathwise/i18n/languages'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import { renderApp } from '../../../test/render-app.tsx'

const pages = [
  ['/about', 'About Us', ['What you can do here', 'How a strategy is made', 'What it is not', 'What it costs']],
  ['/terms', 'Terms of Service', ['Accounts', 'Fair use', 'Paid plans']],
  ['/privacy', 'Privacy Policy', ['What stays in your browser', 'What our server stores', 'Children and teenagers']],
  ['/accessibility', 'Accessibility', ['What we aim for', 'What does not work well yet', 'Tell us']],
  ['/contact', 'Contact', ['Who runs this site']],
] as const

beforeEach(() => {
  stubApi({})
})

describe('SitePage', () => {
  it.each(pages)('shows %s with its title and sections', async (path, title, sections) => {
    await renderApp(path)
    await screen.findByRole('heading', { level: 1, name: title })
    for (const name of sections) expect(screen.getByRole('region', { name })).toBeDefined()
  })

  it.each(languages)('has the same number of sections in %s', async (language) => {
    await renderApp('/privacy', language)
    await screen.findByRole('heading', { level: 1 })
    expect(within(screen.getByRole('main')).getAllByRole('region')).toHaveLength(10)
  })

  it.each([
    ['en', 'Last updated on November 23, 2026'],
    ['ko', '최종 수정일: 2026년 11월 23일'],
  ] as const)('shows the date of the last change in %s', async (language, text) => {
    await renderApp('/terms', language)
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('renders lines that start with a dash as a list', async () => {
    await renderApp('/privacy')
    const stored = await screen.findByRole('region', { name: 'What stays in your browser' })
    expect(within(stored).getAllByRole('listitem')).toHaveLength(7)
    expect(stored.textContent).not.toContain('- ')
  })

  const operator = {
    name: 'North High School',
    jurisdiction: 'Ontario, Canada',
    contact_email: 'hello@north.test',
    security_email: 'security@north.test',
  }
  const stubOperator = (change: Partial<Record<keyof typeof operator, null>> = {}) =>
    stubApi({ 'system.config': () => ({ data: { operator: { ...operator, ...change }, coach: null } }) })

  it('shows the operator’s email address for each contact reason', async () => {
    stubOperator()
    await renderApp('/contact')
    const security = await screen.findByRole('region', { name: 'Report a security problem' })
    expect(within(security).getByRole('link').getAttribute('href')).toBe('mailto:security@north.test')
    expect(screen.getAllByRole('link', { name: 'hello@north.test' })).toHaveLength(4)
    expect(screen.queryByText(/^Every Pathwise site has its own operator/)).toBeNull()
  })

  it('shows the operator from the server-rendered HTML until the API responds', async () => {
    stubApi({ 'system.config': () => new Promise(() => {}) })
    document.documentElement.dataset['operator'] = JSON.stringify({ ...operator, name: null })
    onTestFinished(() => {
      delete document.documentElement.dataset['operator']
    })
    await renderApp('/contact')
    const section = within(await screen.findByRole('region', { name: 'Who runs this site' }))
    expect(section.getByRole('link').getAttribute('href')).toBe('mailto:hello@north.test')
    expect(section.queryByText(/This site is run by/)).toBeNull()
  })

  it('ignores the prerendering query parameter in the browser', async () => {
    await renderApp('/contact?operated=1')
    expect(await screen.findByText(/If no address is shown here/)).toBeDefined()
  })

  it('explains how to find the operator when no email address is published', async () => {
    stubOperator({ contact_email: null, security_email: null })
    await renderApp('/contact')
    const section = within(await screen.findByRole('region', { name: 'Who runs this site' }))
    expect(await section.findByText('This site is run by North High School.')).toBeDefined()
    expect(section.getByText(/If no address is shown here, ask the people who gave you the link/)).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Questions and ideas' })).toBeNull()
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull()
  })

  it.each(['/terms', '/privacy'])('shows the operator and the governing law on %s', async (path) => {
    stubOperator()
    await renderApp(path)
    expect(await screen.findByText('This site is run by North High School.')).toBeDefined()
    expect(screen.getByText('Governing law: Ontario, Canada.')).toBeDefined()
  })

  it('links to the site pages and names the trademark owners in the footer', async () => {
    await renderApp('/about')
    const footer = await screen.findByRole('contentinfo')
    for (const owner of ['College Board', 'ACT', 'International Baccalaureate Organization', 'OUAC']) {
      expect(footer.textContent).toContain(owner)
    }
    const links = pages.map(([, name]) => within(footer).getByRole('link', { name }).getAttribute('href'))
    expect(links).toEqual(pages.map(([path]) => path))
    await userEvent.click(within(footer).getByRole('link', { name: 'Contact' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeDefined()
  })
})
