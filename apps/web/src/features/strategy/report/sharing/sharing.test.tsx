// @vitest-environment jsdom
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../../test/api.ts'
import type { Answer } from '../../../../../test/calls.ts'
import { fakeAccount } from '../../../../../test/fake-account.ts'
import { renderApp } from '../../../../../test/render-app.tsx'
import { plainTextReport, structuredReport } from '../../../../../test/sample-report.ts'
import { sampleUser } from '../../../../../test/sample-user.ts'
import { removeAccessToken, signInWith } from '../../../../lib/session/access-token.ts'
import { buildLongLink } from './share-link.ts'

const share = { id: 'abc', url: 'http://localhost/plan?share=abc' }

beforeEach(() => {
  removeAccessToken()
  configure({ reactStrictMode: true })
})
afterEach(() => {
  configure({ reactStrictMode: false })
  vi.useRealTimers()
})

async function open(
  create: () => Answer | Promise<Answer>,
  state: unknown = plainTextReport,
  remove: () => Answer = () => ({ data: { deleted: true } }),
) {
  const user = userEvent.setup()
  const calls = stubApi({ 'share.create': create, 'share.removeWithKey': remove })
  const app = await renderApp('/plan', 'en', state)
  const copy = await screen.findByRole('button', { name: 'Copy Link' })
  const sent = (name: string) => calls.filter(({ procedure }) => procedure === name).map(({ input }) => input)
  return { ...app, user, copy, sent, created: () => sent('share.create').length }
}

describe('useReportLink on the plan page', () => {
  it('creates only one share, even in strict mode and across rerenders and language changes', async () => {
    const { created, place, translations } = await open(() => ({ data: share }), structuredReport)
    await waitFor(() => expect(place.current.state).toMatchObject({ shareId: 'abc' }))
    await act(() => translations.changeLanguage('zh-TW'))
    await screen.findByRole('button', { name: '複製連結' })
    expect(created()).toBe(1)
  })

  it('reuses the share id in the history entry after a reload', async () => {
    const { created, user, copy } = await open(() => ({ data: share }), { ...plainTextReport, shareId: 'earlier' })
    await user.click(copy)
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/plan?share=earlier`)
    expect(created()).toBe(0)
  })
})

it('claims a share for the account even when a signed-in user created the share', async () => {
  signInWith('token')
  const account = fakeAccount()
  const calls = stubApi({
    ...account.answers,
    'auth.me': () => ({ data: sampleUser() }),
    'share.create': () => ({ data: { ...share, deletion_key: 'secret' } }),
    'share.claim': () => ({ data: { claimed: 1, refused: [] } }),
  })
  await renderApp('/plan', 'en', plainTextReport)
  await waitFor(() => expect(localStorage.getItem('pathwise.made-shares')).toContain('secret'))
  await waitFor(() => {
    dispatchEvent(new Event('focus'))
    const sent = calls.filter(({ procedure }) => procedure === 'share.claim').map(({ input }) => input)
    expect(sent).toEqual([{ shares: [{ id: 'abc', deletion_key: 'secret' }] }])
  })
  await waitFor(() => expect(localStorage.getItem('pathwise.made-shares')).toContain('"inAccount":true'))
})

describe('Copy Link', () => {
  it('copies the short link and shows a confirmation for 1.2 seconds', async () => {
    const { user, copy } = await open(() => ({ data: share }))
    await user.click(copy)
    expect(await screen.findByText('Short share link copied to clipboard!')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(share.url)

    vi.useFakeTimers()
    // userEvent would hang here, because its delays use the mocked timers.
    await act(async () => copy.click())
    await act(() => vi.advanceTimersByTimeAsync(1_199))
    expect(screen.queryByText('Short share link copied to clipboard!')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByText('Short share link copied to clipboard!')).toBeNull()
  })

  it('keeps the copy button busy until the share request ends, then copies the short link', async () => {
    let answer: (given: Answer) => void = () => {}
    const { user, copy } = await open(() => new Promise((resolve) => (answer = resolve)))
    await user.click(copy)
    expect(copy.getAttribute('aria-busy')).toBe('true')
    answer({ data: share })
    expect(await screen.findByText('Short share link copied to clipboard!')).toBeTruthy()
  })

  it('copies the long link when the share request fails', async () => {
    const { user, copy } = await open(() => ({ status: 500, message: 'broken' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to create share')
    await user.click(copy)
    expect(await screen.findByText('Share link copied to clipboard!')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(buildLongLink(location.origin, plainTextReport).url)
  })

  it('shows the link as selected text when clipboard access is denied', async () => {
    const { user, copy } = await open(() => ({ data: share }))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(copy)
    const field = await screen.findByLabelText<HTMLInputElement>('Link to this report')
    expect(field.value).toBe(share.url)
    expect(document.activeElement).toBe(field)
    expect(field.selectionEnd).toBe(share.url.length)
  })
})

describe('Delete Link', () => {
  const own = { id: 'own', url: 'http://localhost/plan?share=own', deletion_key: 'secret' }
  const deleteButton = () => screen.findByRole('button', { name: 'Delete Link' })
  const confirm = async () =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Link' }))

  it('offers Delete Link once the link is copied, and deletes the share after confirmation', async () => {
    const { user, copy, sent, created, place } = await open(() => ({ data: own }))
    await waitFor(() => expect(place.current.state).toMatchObject({ shareId: 'own' }))
    expect(screen.queryByRole('button', { name: 'Delete Link' })).toBeNull()
    await user.click(copy)
    await user.click(await deleteButton())
    expect(sent('share.removeWithKey')).toEqual([])
    await confirm()
    expect(await screen.findByText('The link was deleted. It no longer opens the report.')).toBeTruthy()
    expect(sent('share.removeWithKey')).toEqual([{ id: 'own', deletion_key: 'secret' }])
    expect(localStorage.getItem('pathwise.made-shares')).toBe('[]')
    await waitFor(() => expect(place.current.state).toMatchObject({ isShareDeleted: true }))
    expect(place.current.state).not.toHaveProperty('shareId', 'own')

    await user.click(copy)
    expect(await navigator.clipboard.readText()).toBe(buildLongLink(location.origin, plainTextReport).url)
    expect(created()).toBe(1)
  })

  it('creates no share for a report whose link was deleted', async () => {
    const { created } = await open(() => ({ data: own }), { ...plainTextReport, isShareDeleted: true })
    expect(created()).toBe(0)
  })

  it('shows an error and keeps the deletion key when the server rejects the request', async () => {
    const { user, copy } = await open(
      () => ({ data: own }),
      plainTextReport,
      () => ({ status: 500, message: 'broken' }),
    )
    await user.click(copy)
    await user.click(await deleteButton())
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toContain('The link was not deleted.')
    expect(localStorage.getItem('pathwise.made-shares')).toContain('secret')
  })

  it('reports success when the link was already deleted', async () => {
    const { user, copy } = await open(
      () => ({ data: own }),
      plainTextReport,
      () => ({ status: 404, message: 'gone', code: 'NOT_FOUND' }),
    )
    await user.click(copy)
    await user.click(await deleteButton())
    await confirm()
    expect(await screen.findByText('The link was deleted. It no longer opens the report.')).toBeTruthy()
  })

  it('does not offer Delete Link without the deletion key', async () => {
    const { user, copy } = await open(() => ({ data: own }), { ...plainTextReport, shareId: 'of-another-device' })
    await user.click(copy)
    await screen.findByText('Short share link copied to clipboard!')
    expect(screen.queryByRole('button', { name: 'Delete Link' })).toBeNull()
  })
})

describe('share failure alert', () => {
  it('shows a translated reason instead of the server message', async () => {
    await open(() => ({ status: 413, message: 'internal words', code: 'PAYLOAD_TOO_LARGE' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This report is too large for a short link.')
    expect(alert.textContent).not.toContain('internal words')
  })

  it('hides the failure alert after a successful retry', async () => {
    let works = false
    const { user, created } = await open(() => (works ? { data: share } : { status: 500, message: 'broken' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    works = true
    await user.click(again)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(created()).toBe(2)
  })
})
