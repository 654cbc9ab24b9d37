// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { fill } from '../../../../test/fill.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser } from '../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

const id = 'AAAAAAAAAAAAAAAAAAAAAA'
const link = {
  ...{ id, url: `http://localhost/plan?share=${id}`, created_at: '2026-11-24T10:00:00.000Z', expires_at: null },
  owner: null,
}

async function openLinks() {
  const calls = stubApi({
    'auth.me': () => ({ data: sampleUser({ role: 'admin' }) }),
    'sharedLinks.list': () => ({ data: { items: [link], next: null } }),
    'share.remove': () => ({ data: { deleted: true } }),
    'parentLinks.remove': () => ({ data: { revoked: true } }),
  })
  await renderApp('/admin/links')
  await screen.findByRole('table', { name: 'Shared links' })
  return (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
}

async function removeFirst() {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${id}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this link?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The link was deleted.')).toBeDefined()
}

describe('shared links page', () => {
  it('finds a link by its pasted URL, and selects the type of the link in the filter', async () => {
    const sent = await openLinks()
    await fill(screen.getByLabelText('Link or ID'), `https://study.example/parents/${id}`)
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByDisplayValue('Parent links')).toBeDefined()
    await removeFirst()
    expect(sent('sharedLinks.list').slice(0, 2)).toEqual([
      { kind: 'share', direction: 'forward' },
      { kind: 'parent_link', id, direction: 'forward' },
    ])
    expect([sent('parentLinks.remove'), sent('share.remove')]).toEqual([[{ id }], []])
  })

  it.each([
    [` ${id} `, { kind: 'share', id }],
    [`/plan?lang=ko&share=${id}#reading`, { kind: 'share', id }],
    [`https://study.example/plan?share=${id}&lang=ko`, { kind: 'share', id }],
    [`/parents/${id}?lang=ko`, { kind: 'parent_link', id }],
  ])('extracts the id from %j', async (text, expected) => {
    const sent = await openLinks()
    await fill(screen.getByLabelText('Link or ID'), text)
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(sent('sharedLinks.list').slice(1)).toEqual([{ ...expected, direction: 'forward' }]))
  })

  it.each(['hello', 'https://study.example/plan?data=abc', `https://study.example/parents/${id}x`])(
    'rejects %j, which is neither a link nor an id, without sending a request',
    async (text) => {
      const sent = await openLinks()
      await fill(screen.getByLabelText('Link or ID'), text)
      await userEvent.click(screen.getByRole('button', { name: 'Search' }))
      expect(screen.getByText('This is neither a link to this site nor an ID.')).toBeDefined()
      expect(sent('sharedLinks.list')).toHaveLength(1)
    },
  )

  it('takes down a shared report after confirmation', async () => {
    const sent = await openLinks()
    await removeFirst()
    expect(sent('share.remove')).toEqual([{ id }])
  })
})
