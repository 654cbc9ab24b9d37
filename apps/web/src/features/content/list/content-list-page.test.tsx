// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, Call } from '../../../../test/calls.ts'
import { box, links, openList, rows } from '../../../../test/content-list.tsx'
import { fakeList, sampleItem, sampleItems } from '../../../../test/sample-content.ts'
import { removeAccessToken } from '../../../lib/session/access-token.ts'
import { selection } from './selection.ts'

beforeEach(() => {
  removeAccessToken()
  selection.clear()
})

describe('content list', () => {
  it('shows each item’s id, HTML title, author, language and link, but no account id', async () => {
    const { list } = fakeList([
      sampleItem(),
      sampleItem({ id: 11, title: 'Cells', author_id: null, author_name: null, language: 'ko' }),
    ])
    await openList({ 'content.list': list }, { address: '/content/list?language=all' })
    await screen.findByText('square')
    const [first, second] = rows()
    expect(first?.textContent).toContain('#12')
    expect(first?.querySelector('em')?.textContent).toBe('square')
    expect(first?.textContent).toContain('Jiho Kim')
    expect(first?.textContent).not.toContain('user-7')
    expect(
      within(first ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/content/read?id=12')
    expect(second?.textContent).toContain('Pathwise')
    expect(within(second ?? document.body).getByText('한국어').lang).toBe('ko')
    expect(second?.getAttribute('aria-posinset')).toBe('2')
    expect(second?.getAttribute('aria-setsize')).toBe('2')
    expect(screen.getByText('No more results')).toBeDefined()
  })

  it('sanitizes title HTML before rendering', async () => {
    const title = 'Safe <img src="x" onerror="globalThis.hacked = 1"><script>globalThis.hacked = 1</script><b>bold</b>'
    await openList({ 'content.list': fakeList([sampleItem({ title })]).list })
    await screen.findByText('bold')
    expect(document.querySelector('main img, main script, main [onerror]')).toBeNull()
    expect(Reflect.has(globalThis, 'hacked')).toBe(false)
  })

  it('loads pages of 20 items until a page is not full', async () => {
    const { list, asked } = fakeList(sampleItems(45))
    const { near } = await openList({ 'content.list': list })
    await waitFor(() => expect(rows()).toHaveLength(20))
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('-1')
    near()
    await waitFor(() => expect(rows()).toHaveLength(40))
    expect(screen.queryByText('No more results')).toBeNull()
    near()
    await waitFor(() => expect(rows()).toHaveLength(45))
    expect(screen.getByText('No more results')).toBeDefined()
    near()
    expect(asked.map(({ after_id, limit }) => [after_id, limit])).toEqual([
      [undefined, 20],
      [26, 20],
      [6, 20],
    ])
  })

  it('shows and logs an error when a page fails to load, and retries on click', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { list } = fakeList(sampleItems(30))
    let broken = true
    const { near } = await openList({
      'content.list': (call) => {
        const answer = list(call)
        const isSecond = JSON.stringify(call.input).includes('after_id')
        return isSecond && broken ? { status: 400, message: 'broken' } : answer
      },
    })
    await waitFor(() => expect(rows()).toHaveLength(20))
    near()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The list could not be loaded')
    expect(logged).toHaveBeenCalled()
    broken = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rows()).toHaveLength(30))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('content selection', () => {
  it('keeps the selection across searches until it is cleared', async () => {
    await openList({
      'content.list': fakeList([sampleItem({ title: 'Limits' }), sampleItem({ id: 3, title: 'Cells' })]).list,
    })
    await screen.findByText('Limits')
    await userEvent.click(box(/^Select #12: Limits$/))
    await userEvent.type(screen.getByPlaceholderText('Search title…'), 'Cells{Enter}')
    await waitFor(() => expect(links()).toEqual(['Cells']))
    expect(screen.getByRole('button', { name: 'ZIP(pdf) selected (1)' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    await screen.findByText('Limits')
    expect(box(/Limits/).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(box(/Limits/).checked).toBe(false)
    expect(screen.getByRole('button', { name: 'ZIP(pdf) selected (0)' })).toBeDefined()
  })

  it('selects all items that match the search, including those not yet loaded', async () => {
    await openList({ 'content.list': fakeList([...sampleItems(230), sampleItem({ id: 999, language: 'ko' })]).list })
    await screen.findByText('Item 230')
    await userEvent.click(screen.getByRole('button', { name: 'Select all results' }))
    expect(await screen.findByRole('button', { name: 'ZIP(pdf) selected (230)' })).toBeDefined()
  })

  it('shows an error and keeps the selection when some of the items fail to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { list } = fakeList(sampleItems(230))
    await openList({
      'content.list': (call) =>
        JSON.stringify(call.input).includes('"limit":100,"after_id"') ? { status: 400, message: 'broken' } : list(call),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Item 230/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Select all results' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not all items could be selected')
    expect(screen.getByRole('button', { name: 'ZIP(pdf) selected (1)' })).toBeDefined()
  })

  it('shows an alert and sends no export request when nothing is selected', async () => {
    const { calls } = await openList({ 'content.list': fakeList([sampleItem()]).list }, { role: 'student' })
    await userEvent.click(screen.getByRole('button', { name: /^ZIP/ }))
    expect(screen.getByRole('alert').textContent).toBe('Select items first')
    expect(calls.some(({ procedure }) => procedure.includes('export'))).toBe(false)
  })

  it('shows the limit when too many items are selected', async () => {
    await openList({ 'content.list': fakeList([sampleItem()]).list }, { role: 'student' })
    for (let id = 1; id <= 2_001; id += 1) selection.set(id, true)
    await userEvent.click(await screen.findByRole('button', { name: 'ZIP(pdf) selected (2,001)' }))
    expect(screen.getByRole('alert').textContent).toContain('at most 2,000 items, and 2,001 are selected')
  })

  it('redirects visitors to the login page on export, with a return URL', async () => {
    const { place } = await openList(
      { 'content.list': fakeList([sampleItem()]).list },
      { address: '/content/list?q=square' },
    )
    await screen.findByText('square')
    await userEvent.click(box(/Completing/))
    await userEvent.click(screen.getByRole('button', { name: /^ZIP/ }))
    await waitFor(() => expect(place.current.pathname).toBe('/login'))
    await waitFor(() => expect(place.current.search).toBe(`?next=${encodeURIComponent('/content/list?q=square')}`))
  })
})

describe('content list for editors', () => {
  const removed = ({ input }: Call): Answer => ({
    data: sampleItem({ ...(typeof input === 'object' && input), deleted_at: '2026-11-21T09:00:00.000Z' }),
  })

  it('hides the New and Delete controls from students', async () => {
    const { list } = fakeList([sampleItem()])
    await openList({ 'content.list': list }, { role: 'student' })
    await screen.findByText('square')
    expect(screen.queryByRole('link', { name: 'New' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Delete/, hidden: true })).toBeNull()
  })

  it('deletes an item and restores it on Undo', async () => {
    const { calls } = await openList(
      {
        'content.list': fakeList(sampleItems(3)).list,
        'content.remove': removed,
        'content.undelete': () => ({ data: sampleItem({ id: 2 }) }),
      },
      { role: 'editor' },
    )
    await screen.findByText('Item 3')
    expect(rows()[0]?.textContent).toContain('user-7')
    expect(screen.getByRole('link', { name: 'New' }).getAttribute('href')).toBe('/content/edit')
    expect(screen.getByRole('link', { name: 'Edit #2: Item 2', hidden: true }).getAttribute('href')).toBe(
      '/content/edit?id=2',
    )
    await userEvent.click(box(/Item 2/))
    await userEvent.click(screen.getByRole('button', { name: 'Delete #2: Item 2', hidden: true }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(links()).toEqual(['Item 3', 'Item 1'])
    expect(document.activeElement).toBe(undo)
    expect(screen.getByRole('button', { name: 'ZIP(pdf) selected (0)' })).toBeDefined()
    await userEvent.click(undo)
    await waitFor(() => expect(links()).toEqual(['Item 3', 'Item 2', 'Item 1']))
    const asked = calls.filter(({ procedure }) => /remove|undelete/.test(procedure)).map(({ input }) => input)
    expect(asked).toEqual([{ id: 2 }, { id: 2 }])
  })

  it('shows an error and keeps the row when a deletion fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openList(
      { 'content.list': fakeList(sampleItems(1)).list, 'content.remove': () => ({ status: 500, message: 'broken' }) },
      { role: 'editor' },
    )
    await screen.findByText('Item 1')
    await userEvent.click(screen.getByRole('button', { name: 'Delete #1: Item 1', hidden: true }))
    expect((await screen.findByRole('alert')).textContent).toContain('#1 could not be deleted')
    expect(links()).toEqual(['Item 1'])
  })

  /** Deletes two items before the first deletion is answered. */
  async function deleteTwice(first: number, second: number) {
    const answers: ((answer: Answer) => void)[] = []
    const remove = () => new Promise<Answer>((resolve) => void answers.push(resolve))
    await openList({ 'content.list': fakeList(sampleItems(3)).list, 'content.remove': remove }, { role: 'editor' })
    await screen.findByText('Item 3')
    for (const id of [first, second]) {
      await userEvent.click(screen.getByRole('button', { name: `Delete #${id}: Item ${id}`, hidden: true }))
    }
    await waitFor(() => expect(answers).toHaveLength(2))
    return answers
  }
  const inTrash = (id: number): Answer => ({ data: sampleItem({ id, deleted_at: '2026-11-21T09:00:00.000Z' }) })

  it('removes both rows when a second item is deleted before the first deletion is answered', async () => {
    const [answerFirst, answerSecond] = await deleteTwice(2, 1)
    answerFirst?.(inTrash(2))
    answerSecond?.(inTrash(1))
    await waitFor(() => expect(links()).toEqual(['Item 3']))
  })

  it('reports a failed deletion when a second item was deleted before its answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const [answerFirst] = await deleteTwice(1, 2)
    answerFirst?.({ status: 500, message: 'broken' })
    expect((await screen.findByRole('alert')).textContent).toContain('#1 could not be deleted')
  })
})
