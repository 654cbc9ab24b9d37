// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { box, links, openList, rows } from '../../../../test/content-list.tsx'
import { fakeList, sampleItem } from '../../../../test/sample-content.ts'
import { removeAccessToken } from '../../../lib/session/access-token.ts'

beforeEach(removeAccessToken)

describe('content language', () => {
  const items = [sampleItem(), sampleItem({ id: 11, title: 'Cells', language: 'ko' })]

  it('lists items in the page language, and in all languages on request', async () => {
    const { list, asked } = fakeList(items)
    const { place } = await openList({ 'content.list': list })
    await screen.findByText('square')
    expect(rows()).toHaveLength(1)
    expect(rows()[0]?.textContent).not.toContain('English')
    const choice = screen.getByLabelText('Written in')
    expect(choice).toHaveProperty('value', 'en')
    await userEvent.selectOptions(choice, 'All languages')
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(rows()[0]?.textContent).toContain('English')
    await waitFor(() => expect(place.current.search).toBe('?language=all'))
    await userEvent.selectOptions(choice, '한국어')
    await waitFor(() => expect(links()).toEqual(['Cells']))
    expect(asked.map(({ language }) => language)).toEqual(['en', undefined, 'ko'])
  })

  it('offers to search all languages when nothing matches in the selected one', async () => {
    await openList({ 'content.list': fakeList(items).list }, { address: '/content/list?q=Cells' })
    await userEvent.click(await screen.findByRole('button', { name: 'Search in all languages' }))
    await waitFor(() => expect(links()).toEqual(['Cells']))
    expect(screen.queryByRole('button', { name: 'Search in all languages' })).toBeNull()
  })
})

describe('content subject and skill', () => {
  const items = [
    sampleItem({ id: 14, title: 'Vertex', skills: ['math.quadratics'] }),
    sampleItem({ id: 13, title: 'Moles', skills: ['chemistry.stoichiometry'] }),
    sampleItem({ title: 'Notes' }),
  ]

  it('shows the subject and skills of each sheet, and filters by them', async () => {
    const { place } = await openList({ 'content.list': fakeList(items).list })
    await screen.findByText('Vertex')
    expect(rows()[0]?.textContent).toContain('MathQuadratics')
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Chemistry')
    await waitFor(() => expect(links()).toEqual(['Moles']))
    await userEvent.selectOptions(screen.getByLabelText('Skill'), 'Stoichiometry')
    await waitFor(() => expect(place.current.search).toBe('?subject=chemistry&skill=chemistry.stoichiometry'))
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Math')
    await waitFor(() => expect(links()).toEqual(['Vertex']))
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(links()).toEqual(['Vertex', 'Moles', 'Notes']))
  })
})

describe('content search', () => {
  it('trims the search text, and stores it in the URL unless it is empty', async () => {
    const { list, asked } = fakeList([sampleItem({ title: 'Limits' }), sampleItem({ id: 3, title: 'Cells' })])
    const { place } = await openList({ 'content.list': list })
    await screen.findByText('Limits')
    await userEvent.type(screen.getByPlaceholderText('Search title…'), '  Cells ')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(links()).toEqual(['Cells']))
    await waitFor(() => expect(place.current.search).toBe('?q=Cells'))
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(links()).toEqual(['Limits', 'Cells']))
    await waitFor(() => expect(place.current.search).toBe(''))
    expect(screen.getByPlaceholderText('Search title…')).toHaveProperty('value', '')
    expect(asked.map(({ q }) => q)).toEqual(['', 'Cells'])
  })

  it('reloads the list when the same search is submitted again', async () => {
    const { list, asked } = fakeList([sampleItem()])
    await openList({ 'content.list': list })
    await screen.findByText('square')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('shows an empty state when no item matches the search', async () => {
    await openList({ 'content.list': fakeList([]).list }, { address: '/content/list?q=zzz' })
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeDefined()
    expect(screen.getByText('No more results')).toBeDefined()
  })

  it('hides the "mine" filter from visitors and ignores it in the URL', async () => {
    const { list, asked } = fakeList([sampleItem()])
    await openList({ 'content.list': list }, { address: '/content/list?mine=1' })
    await screen.findByText('square')
    expect(screen.queryByRole('checkbox', { name: 'mine' })).toBeNull()
    expect(asked.map(({ mine }) => mine)).toEqual([false])
  })

  it('reloads the list when the user checks the "mine" filter', async () => {
    const { list, asked } = fakeList([sampleItem()])
    const { place } = await openList({ 'content.list': list }, { role: 'student' })
    await screen.findByText('square')
    await userEvent.click(box(/^mine$/))
    await waitFor(() => expect(asked.map(({ mine }) => mine)).toEqual([false, true]))
    await waitFor(() => expect(place.current.search).toBe('?mine=1'))
  })

  it('checks the "mine" filter immediately, before the URL is updated', async () => {
    await openList({ 'content.list': fakeList([sampleItem()]).list }, { role: 'student' })
    await screen.findByText('square')
    act(() => {
      fireEvent.click(box(/^mine$/))
      expect(box(/^mine$/).checked).toBe(true)
    })
  })
})
