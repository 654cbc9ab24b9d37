// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../test/api.ts'
import { renderApp } from '../../test/render-app.tsx'
import { findRoute, routes } from './routes.tsx'

beforeEach(() => {
  stubApi({})
})

const headings = [
  ['/', 'Plan your path with Pathwise'],
  ['/guides/us', 'US Guides'],
  ['/guides/ca', 'Canada Guides'],
  ['/guides/us/exams-admissions', 'Exams and admissions in the US'],
  ['/guides/us/exams/sat', 'SAT guide'],
  ['/guides/us/exams/ap', 'AP guide'],
  ['/guides/us/exams/act', 'ACT guide'],
  ['/guides/us/exams/ouac', 'OUAC guide: applying to Ontario universities'],
  ['/guides/ca/exams/ouac', 'OUAC guide: applying to Ontario universities'],
  ['/guides/us/astrology', 'Guide: astrology'],
  ['/guides/us/extracurricular', 'Extracurriculars and leadership in the US'],
  ['/guides/us/personal-skills', 'Personal skills and well-being in the US'],
  ['/guides/us/scholarship-finances', 'Scholarships and paying for college in the US'],
  ['/guides/ca/math', 'Math in Canadian high schools'],
  ['/pricing', 'Choose Your Plan'],
  ['/plans', 'Compare Plans'],
  ['/checkout', 'Checkout'],
  ['/checkout/success', 'No payment found'],
  ['/login', 'Login'],
  ['/content', 'Content'],
  ['/content/list', 'Content'],
  ['/content/read', 'There is no such item'],
  ['/study-plan', 'Study plan'],
  ['/about', 'About Us'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/accessibility', 'Accessibility'],
  ['/register', 'Create an account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password', 'This link no longer works'],
  ['/verify-email', 'This link no longer works'],
  ['/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA', 'Turn off the weekly reminder'],
  ['/portal', 'Portal'],
  ['/nowhere', 'There is no page here'],
] as const

describe('routes', () => {
  it.each(headings)('renders %s with the heading "%s"', async (path, heading) => {
    await renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined()
  })

  it.each(['/plan', '/saved'])('has a separate route for %s', (path) => {
    expect(findRoute(path).path).toBe(path)
  })

  it.each([
    '/plan/',
    '/PLAN',
    '//plan',
    '/guides/us/',
    '/Guides/us/math',
    '/guides/us/exams/ib',
    '/guides/us/exams/sat/',
    '/guides',
    '/checkout/success/x',
  ])('falls back to the portal for %s, which matches no path exactly', (path) => {
    expect(findRoute(path).path).toBe('*')
  })

  it('lists no route path twice', () => {
    const paths = routes.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(routes.map(({ path }) => path))('resolves %s to its own route instead of an earlier one', (path) => {
    expect(findRoute(path.replace(':slug', 'some-guide')).path).toBe(path)
  })

  it('shows the decoded name of an unknown guide', async () => {
    await renderApp('/guides/us/%EC%88%98%ED%95%99')
    expect(await screen.findByRole('heading', { name: 'Guide: 수학' })).toBeDefined()
  })

  it('shows the name of an unknown guide unchanged when it contains invalid escapes', async () => {
    await renderApp('/guides/us/%E0%A4%A')
    expect(await screen.findByRole('heading', { name: 'Guide: %E0%A4%A' })).toBeDefined()
  })

  it('shows the banner only on the home page', async () => {
    await renderApp('/')
    expect(await screen.findByText('Under Construction')).toBeDefined()
    cleanup()
    await renderApp('/about')
    expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeDefined()
    expect(screen.queryByText('Under Construction')).toBeNull()
  })
})
