// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import type { Answer } from '../../../../test/calls.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { readParentLinkId, readShareId } from './share-removal.tsx'

const id = 'abcdefghijklmnopqrst_-'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

async function openPanel(remove: Answer = { data: { deleted: true } }) {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'admin' }) }),
    'system.config': () => ({ data: {} }),
    'share.remove': () => remove,
    'parentLinks.remove': () => ({ data: { revoked: true } }),
  })
  await renderApp('/portal')
  const panel = within(await screen.findByRole('region', { name: 'Delete a shared report' }))
  const submit = async (text: string) => {
    await userEvent.type(panel.getByLabelText('Link or ID'), text)
    await userEvent.click(panel.getByRole('button', { name: 'Delete Link' }))
  }
  const inputs = (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
  const removed = () => inputs('share.remove')
  const removedParentLinks = () => inputs('parentLinks.remove')
  return { panel, submit, removed, removedParentLinks }
}

it.each([
  [id, id],
  [` ${id} `, id],
  [`https://pathwise.example/plan?share=${id}`, id],
  [`/plan?lang=ko&share=${id}#reading`, id],
  ['https://pathwise.example/plan?data=abc', undefined],
  ['abc', undefined],
  ['', undefined],
])('extracts the share id from %j', (text, expected) => {
  expect(readShareId(text)).toBe(expected)
})

it('lets an admin delete a share by its link after confirmation', async () => {
  const { panel, submit, removed } = await openPanel()
  await submit(`https://pathwise.example/plan?share=${id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this link?' }))
  expect(dialog.getByText(id)).toBeDefined()
  expect(removed()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Link' }))
  expect(await panel.findByText(/The link was deleted/)).toBeDefined()
  expect(removed()).toEqual([{ id }])
  expect(panel.getByLabelText('Link or ID')).toHaveProperty('value', '')
})

it.each([
  [`https://pathwise.example/parents/${id}`, id],
  [`/parents/${id}?lang=ko`, id],
  [`https://pathwise.example/parents/${id}x`, undefined],
  [id, undefined],
])('extracts the parent link id from %j', (text, expected) => {
  expect(readParentLinkId(text)).toBe(expected)
})

it('lets an admin delete a parent link by its URL', async () => {
  const { panel, submit, removed, removedParentLinks } = await openPanel()
  await submit(`https://pathwise.example/parents/${id}`)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Link' }))
  expect(await panel.findByText(/The link was deleted/)).toBeDefined()
  expect([removedParentLinks(), removed()]).toEqual([[{ id }], []])
})

it('deletes nothing when the admin cancels', async () => {
  const { submit, removed } = await openPanel()
  await submit(id)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(removed()).toEqual([])
})

it('shows an error when the share does not exist', async () => {
  const { submit } = await openPanel({ status: 404, message: 'none', code: 'NOT_FOUND' })
  await submit(id)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Link' }))
  expect(await dialog.findByText(/There is no shared report or page for parents/)).toBeDefined()
})

it('rejects text that is not a share link', async () => {
  const { panel, submit, removed } = await openPanel()
  await submit('https://pathwise.example/plan')
  expect(panel.getByText(/Enter the link to a shared report/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(removed()).toEqual([])
})

it('hides the share removal panel from editors', async () => {
  stubApi({ 'auth.me': () => ({ data: sampleUser({ role: 'editor' }) }), 'system.config': () => ({ data: {} }) })
  await renderApp('/portal')
  await screen.findByRole('region', { name: 'Your account' })
  expect(screen.queryByRole('region', { name: 'Delete a shared report' })).toBeNull()
})
