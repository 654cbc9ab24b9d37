// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import type { Answer, Call } from '../../../test/calls.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { sampleUser } from '../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../lib/session/access-token.ts'

const card = { slug: '/guides/us/exams/sat', title: 'SAT guide', summary: 'All about it', reason: 'Fits your goal' }

function stub(list: () => Answer, plan: () => Answer = list): Call[] {
  return stubApi({
    'auth.me': () => ({ data: sampleUser() }),
    '/api/recommend': list,
    '/api/recommend/plan': plan,
  })
}

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

describe('RecommendationsPage', () => {
  it('searches for US, grade 11 and SAT 1500+ by default', async () => {
    stub(() => ({ data: { items: [card] } }))
    await renderApp('/recommendations')
    expect(await screen.findByLabelText('Country')).toHaveProperty('value', 'US')
    expect(screen.getByLabelText('Grade')).toHaveProperty('value', 'G11')
    expect(screen.getByLabelText('Goal')).toHaveProperty('value', 'SAT 1500+')
    const link = await screen.findByRole('link', { name: /SAT guide/ })
    expect(link.getAttribute('href')).toBe('/guides/us/exams/sat')
    expect(screen.getByText('Fits your goal')).toBeDefined()
    expect(screen.getByText('1 recommendation')).toBeDefined()
  })

  it('stores the search in the URL', async () => {
    stub(() => ({ data: [card] }))
    const { place } = await renderApp('/recommendations')
    await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Canada')
    await userEvent.selectOptions(screen.getByLabelText('Grade'), 'Grade 9')
    await userEvent.clear(screen.getByLabelText('Goal'))
    await userEvent.type(screen.getByLabelText('Goal'), 'IB & art')
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
    await waitFor(() => expect(place.current.search).toBe('?country=CA&grade=G9&goal=IB+%26+art'))
  })

  it('reads the search from the URL and replaces an unknown grade with the default', async () => {
    stub(() => ({ data: [card] }))
    await renderApp('/recommendations?country=CA&grade=G6&goal=Better+at+physics')
    expect(await screen.findByLabelText('Country')).toHaveProperty('value', 'CA')
    expect(screen.getByLabelText('Grade')).toHaveProperty('value', 'G11')
    expect(screen.getByLabelText('Goal')).toHaveProperty('value', 'Better at physics')
  })

  it('updates the form when a link changes the search in the URL', async () => {
    stub(() => ({ data: [card] }))
    await renderApp('/recommendations?country=CA&grade=G9&goal=IB')
    expect(await screen.findByLabelText('Goal')).toHaveProperty('value', 'IB')
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    await userEvent.click(screen.getByRole('link', { name: 'Recommendations' }))
    await waitFor(() => expect(screen.getByLabelText('Goal')).toHaveProperty('value', 'SAT 1500+'))
    expect(screen.getByLabelText('Country')).toHaveProperty('value', 'US')
    expect(screen.getByLabelText('Grade')).toHaveProperty('value', 'G11')
  })

  it('shows visitors a login link that returns to the search', async () => {
    removeAccessToken()
    const calls = stub(() => ({ data: [card] }))
    await renderApp('/recommendations')
    expect(await screen.findByText('Choose your country, grade, and goal, then search.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    const login = await screen.findByRole('link', { name: 'Login' })
    expect(login.getAttribute('href')).toBe(
      '/login?next=%2Frecommendations%3Fcountry%3DUS%26grade%3DG11%26goal%3DSAT%2B1500%252B',
    )
    expect(calls.some(({ procedure }) => procedure.includes('recommend'))).toBe(false)
  })

  it.each([
    [405, 'Method not allowed (405).'],
    [500, 'Recommendations are temporarily unavailable. Please try again.'],
  ])('shows the error for status %i and allows a retry', async (status, text) => {
    let answer: Answer = { status, message: 'no' }
    stub(() => answer)
    await renderApp('/recommendations')
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    answer = { data: [card] }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /SAT guide/ })).toBeDefined()
  })

  it('shows an empty state when nothing is found', async () => {
    stub(() => ({ data: [] }))
    await renderApp('/recommendations')
    expect(await screen.findByText(/^Nothing matches this search yet/)).toBeDefined()
  })

  it('reloads the results when the language changes', async () => {
    const calls = stub(() => ({ data: [card] }))
    await renderApp('/recommendations')
    await screen.findByRole('link', { name: /SAT guide/ })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '한국어')
    expect(await screen.findByRole('heading', { level: 1, name: '추천' })).toBeDefined()
    const languages = calls.filter(({ procedure }) => procedure === '/api/recommend').map(({ language }) => language)
    expect(languages).toEqual(['en', 'ko'])
  })

  it('shows an error and does not search when the goal is empty', async () => {
    stub(() => ({ data: [card] }))
    const { place } = await renderApp('/recommendations')
    await userEvent.clear(await screen.findByLabelText('Goal'))
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
    expect(screen.getByText('Write your goal first.')).toBeDefined()
    await waitFor(() => expect(place.current.search).toBe(''))
  })
})
