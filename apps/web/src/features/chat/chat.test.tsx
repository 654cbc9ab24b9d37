// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../test/api.ts'
import { renderApp } from '../../../test/render-app.tsx'

const greeting = /^Hi! Which subject/

async function openChat(language: 'en' | 'ko' = 'en') {
  const app = await renderApp('/about', language)
  const opener = await screen.findByRole('button', { name: /study assistant|학습 도우미 열기/ })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: /Study assistant|학습 도우미/ })
  return { ...app, opener, dialog }
}

/** Types and sends a message synchronously, for use with fake timers. */
function ask(text: string) {
  const field = screen.getByRole('textbox', { name: 'Your message' })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

const log = () => within(screen.getByRole('log'))
function pass(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

beforeEach(() => {
  stubApi({})
  return () => {
    vi.useRealTimers()
  }
})

describe('ChatDialog', () => {
  it('shows a greeting and focuses the message field when opened', async () => {
    await openChat()
    expect(log().getByText(greeting)).toBeDefined()
    expect(log().getAllByRole('listitem')).toHaveLength(1)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your message' }))
  })

  it('renders the chat dialog only after it is first opened', async () => {
    await renderApp('/about')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })

  it('shows the typing indicator for 1.5 s, then replies with a link', async () => {
    await openChat()
    vi.useFakeTimers()
    ask('How do I get better at math?')
    expect(log().getByText('How do I get better at math?')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveProperty('value', '')
    expect(log().getByText('The assistant is typing…')).toBeDefined()
    pass(1_499)
    expect(log().queryByText(/^In math/)).toBeNull()
    pass(1)
    expect(log().getByText(/^In math/)).toBeDefined()
    expect(log().queryByText('The assistant is typing…')).toBeNull()
    expect(log().getByRole('link', { name: 'Open the math guide' }).getAttribute('href')).toBe('/guides/us/math')
  })

  it('recognizes topics in other languages, and links to the guide for the preferred country', async () => {
    localStorage.setItem('pathwise.preferences', '{"country":"CA"}')
    await openChat()
    vi.useFakeTimers()
    ask('물리가 어려워요')
    pass(1_500)
    expect(log().getByText(/^In physics/)).toBeDefined()
    expect(log().getByRole('link').getAttribute('href')).toBe('/guides/ca/science')
  })

  it('sends a general reply when no topic matches', async () => {
    await openChat()
    vi.useFakeTimers()
    ask('What is the weather?')
    pass(1_500)
    expect(log().getByText(/^I only have prepared answers/)).toBeDefined()
    expect(log().getByRole('link', { name: 'Get My Strategy' }).getAttribute('href')).toBe('/#quick-start')
  })

  it.each([
    ['I feel stressed and hopeless about math', /^I’m really sorry/],
    ['수학 때문에 죽고 싶어요', /^I’m really sorry/],
    ['this test is killing me', /^That sounds like a lot/],
  ])('replies to "%s" with crisis lines and no product links', async (message, text) => {
    await openChat()
    vi.useFakeTimers()
    ask(message)
    pass(1_500)
    expect(log().getByText(text)).toBeDefined()
    expect(log().queryByText(/^In math/)).toBeNull()
    expect(
      log()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Call 988', 'tel:988'],
      ['Text 988', 'sms:988'],
      ['Call 1-800-668-6868', 'tel:+18006686868'],
      ['Text CONNECT to 686868', 'sms:686868'],
      ['Call 911', 'tel:911'],
    ])
  })

  it('shows all replies in the current language after a language change', async () => {
    const { translations } = await openChat()
    expect(log().getByText(greeting)).toBeDefined()
    await act(() => translations.changeLanguage('ko'))
    expect(await log().findByText(/^안녕하세요!/)).toBeDefined()
  })

  it.each(['', '   ', '\n'])('does not send the empty message %j', async (text) => {
    await openChat()
    ask(text)
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
    expect(log().getAllByRole('listitem')).toHaveLength(1)
  })

  it('inserts a line break on Shift+Enter and ignores Enter during IME composition', async () => {
    await openChat()
    const field = screen.getByRole('textbox', { name: 'Your message' })
    await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two')
    expect(field).toHaveProperty('value', 'one\ntwo')
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(field).toHaveProperty('value', 'one\ntwo')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(log().getByText(/one\s+two/)).toBeDefined()
  })

  it('delivers the pending reply at once when the assistant is closed, and keeps the conversation', async () => {
    const { dialog, opener } = await openChat()
    vi.useFakeTimers()
    ask('history')
    expect(vi.getTimerCount()).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Close the study assistant' }))
    expect(vi.getTimerCount()).toBe(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => void fireEvent.click(opener))
    expect(log().getByText(/^In history/)).toBeDefined()
    act(() => void fireEvent(dialog, new Event('cancel', { cancelable: true })))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes the assistant when the user follows a link in a reply', async () => {
    const { place } = await openChat()
    vi.useFakeTimers()
    ask('hello')
    pass(1_500)
    vi.useRealTimers()
    await userEvent.click(log().getByRole('link', { name: 'Get My Strategy' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.waitFor(() => expect(place.current.pathname).toBe('/'))
  })
})
