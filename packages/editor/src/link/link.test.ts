import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderEditor } from '../../test/render-editor.tsx'
import { toHref } from './link-commands.ts'

async function typed(keys: string) {
  const editor = await renderEditor('')
  await userEvent.click(editor.text)
  await userEvent.keyboard(keys)
  return editor
}

it.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['www.a.example', 'https://www.a.example'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['xmpp:a@b.example', 'xmpp:a@b.example'],
])('links %s when a space follows', async (address, href) => {
  const { html } = await typed(`See ${address}. `)
  expect(html()).toBe(`<p>See <a href="${href}">${address}</a>.</p>`)
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'a.b', 'https://'])('does not link %s', async (address) => {
  const { html } = await typed(`${address} `)
  expect(html()).not.toContain('<a')
})

it('does not link a typed URL on Enter', async () => {
  const { html } = await typed('https://a.example{Enter}b')
  expect(html()).toBe('<p>https://a.example</p>\n<p>b</p>')
})

it('opens a clicked link in a new tab without opener or referrer', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { text } = await renderEditor('<p>a <a href="https://a.example">link</a></p>')
  await userEvent.click(text.getByText('link'))
  expect(open).toHaveBeenCalledWith('https://a.example', '_blank', 'noopener,noreferrer')
})

describe('link form', () => {
  const address = () => page.getByRole('textbox', { name: 'Address' })

  it('links the selected text using only the keyboard', async () => {
    const { text, html } = await renderEditor('<p>the page</p>')
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.fill(address(), 'a.example/b')
    await userEvent.keyboard('{Enter}')
    expect(html()).toBe('<p><a href="https://a.example/b">the page</a></p>')
    await expect.element(text).toHaveFocus()
  })

  it('marks a disallowed URL as invalid', async () => {
    const { text, html } = await renderEditor('<p>a</p>')
    await userEvent.click(text)
    await userEvent.click(page.getByRole('button', { name: 'Link', exact: true }))
    await userEvent.fill(address(), 'javascript:alert(1)')
    await userEvent.keyboard('{Enter}')
    await expect.element(address()).toHaveAttribute('aria-invalid', 'true')
    expect(html()).toBe('<p>a</p>')
  })

  it('shows, edits and removes the link at the cursor', async () => {
    const { text, html } = await renderEditor('<p>a <a href="https://a.example">b</a> c</p>')
    await userEvent.click(text)
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}')
    await userEvent.click(page.getByRole('button', { name: 'Link', exact: true }))
    await expect.element(address()).toHaveValue('https://a.example')
    await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Text' }), 'word')
    await userEvent.click(page.getByRole('button', { name: 'Save the link' }))
    expect(html()).toBe('<p>a <a href="https://a.example">word</a> c</p>')
    await userEvent.click(page.getByRole('button', { name: 'Link', exact: true }))
    await userEvent.click(page.getByRole('button', { name: 'Remove the link' }))
    expect(html()).toBe('<p>a word c</p>')
  })
})

it.each([
  ['a.example', 'https://a.example'],
  ['a.example/b?c', 'https://a.example/b?c'],
  ['a@b.example', 'mailto:a@b.example'],
  [' https://a.example ', 'https://a.example'],
  ['javascript:alert(1)', undefined],
  ['two words', undefined],
  ['', undefined],
])('converts %j to a URL', (typedAddress, href) => expect(toHref(typedAddress)).toBe(href))
