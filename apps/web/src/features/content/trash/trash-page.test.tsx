// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer, Call } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { fakeList, sampleItem, sampleItems } from '../../../../test/sample-content.ts'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

const deleted_at = '2026-11-21T09:00:00.000Z'
const id = ({ input }: Call) => Number(typeof input === 'object' && input && 'id' in input && input.id)

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

async function open(count: number, role: 'editor' | 'admin', answers: Record<string, (call: Call) => Answer> = {}) {
  const { list, asked } = fakeList(sampleItems(count, { deleted_at }))
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role }) }),
    'content.list': list,
    'content.undelete': (call) => ({ data: sampleItem({ id: id(call) }) }),
    'content.hardDelete': (call) => ({ data: { id: id(call) } }),
    ...answers,
  })
  await renderApp('/admin/trash')
  await screen.findByRole('heading', { level: 1, name: 'Trash' })
  return { asked, calls }
}

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)

it('lists deleted items in pages of 20', async () => {
  const { asked } = await open(21, 'editor')
  const table = within(await screen.findByRole('table', { name: 'Trash' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Title',
    'Author',
    'Deleted At',
    'Actions',
  ])
  expect(titles()).toHaveLength(20)
  expect(table.getAllByText(/Nov 21, 2026/)).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(titles()).toHaveLength(21))
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  expect(asked.map(({ include_deleted, after_id }) => [include_deleted, after_id])).toEqual([
    [true, undefined],
    [true, 2],
  ])
})

it('removes a restored item from the list and focuses the next row', async () => {
  const { calls } = await open(3, 'editor')
  await userEvent.click(await screen.findByRole('button', { name: 'Restore #2: Item 2' }))
  expect((await screen.findByText('#2 is back in the content list.')).closest('[role=status]')).not.toBeNull()
  expect(titles()).toEqual(['Item 3', 'Item 1'])
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Restore #1: Item 1'))
  expect(calls.filter(({ procedure }) => procedure === 'content.undelete').map(({ input }) => input)).toEqual([
    { id: 2 },
  ])
})

it('does not offer permanent deletion to editors', async () => {
  await open(1, 'editor')
  await screen.findByText('Item 1')
  expect(screen.queryByRole('button', { name: /permanently/ })).toBeNull()
})

it('deletes an item permanently only after confirmation', async () => {
  const { calls } = await open(1, 'admin')
  const button = await screen.findByRole('button', { name: 'Delete permanently: #1, Item 1' })
  await userEvent.click(button)
  const dialog = within(screen.getByRole('dialog', { name: 'Permanently delete this content?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.some(({ procedure }) => procedure === 'content.hardDelete')).toBe(false)
  await userEvent.click(button)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeDefined()
  expect(screen.getByText('#1 has been deleted for good.')).toBeDefined()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Go to the content list'))
})

it('deletes the item permanently after asking for the password when the server requires it', async () => {
  const answers: Answer[] = [{ status: 403, message: 'again', reason: 'reauthenticate' }, { data: { id: 2 } }]
  const { calls } = await open(2, 'admin', {
    'content.hardDelete': () => answers.shift() ?? { status: 500, message: 'broken' },
    'auth.confirmPassword': () => ({ data: { ok: true } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently: #2, Item 2' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete permanently' }))
  await userEvent.type(await screen.findByLabelText('Your account password'), 'four unrelated words{Enter}')
  expect(await screen.findByText('#2 has been deleted for good.')).toBeDefined()
  expect(screen.queryByLabelText('Your account password')).toBeNull()
  expect(titles()).toEqual(['Item 1'])
  expect(calls.filter(({ procedure }) => procedure === 'content.hardDelete').map(id)).toEqual([2, 2])
})

it.each([
  ['Restore #1: Item 1', 'content.undelete', '#1 could not be restored.'],
  ['Delete permanently: #1, Item 1', 'content.hardDelete', '#1 could not be deleted.'],
])('shows an error and keeps the row when "%s" fails', async (name, procedure, text) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await open(1, 'admin', { [procedure]: () => ({ status: 500, message: 'broken' }) })
  await userEvent.click(await screen.findByRole('button', { name }))
  const confirm = screen.queryByRole('dialog')
  if (confirm) await userEvent.click(within(confirm).getByRole('button', { name: 'Delete permanently' }))
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(titles()).toEqual(['Item 1'])
  expect(logged).toHaveBeenCalled()
})

it.each([
  { status: 404, message: 'gone' },
  { status: 409, message: 'restored', reason: 'not_in_trash' },
])('removes the row when the item is no longer in the trash (status $status)', async (answer) => {
  await open(2, 'admin', { 'content.hardDelete': () => answer })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently: #2, Item 2' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete permanently' }))
  expect((await screen.findByRole('alert')).textContent).toContain('#2 is no longer in the trash.')
  expect(titles()).toEqual(['Item 1'])
})

it('logs the error and offers to retry when the trash fails to load', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  let broken = true
  const { list } = fakeList(sampleItems(1, { deleted_at }))
  await open(1, 'editor', { 'content.list': (call) => (broken ? { status: 403, message: 'no' } : list(call)) })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The trash could not be loaded')
  expect(logged).toHaveBeenCalled()
  broken = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['Item 1']))
})
