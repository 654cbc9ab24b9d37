import { createTranslations } from '@pathwise/i18n/browser'
import { StrictMode, Suspense } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderEditor } from '../test/render-editor.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

const words = { label: 'Text', placeholder: 'Write something' }

it('shows the placeholder only when the editor is empty', async () => {
  const { text } = await renderEditor('')
  expect(text.element().querySelector('[data-placeholder="Write something"]')).not.toBeNull()
  await userEvent.click(text)
  await userEvent.keyboard('a')
  expect(text.element().querySelector('[data-placeholder]')).toBeNull()
})

it('sets the lang attribute of the text when the page is in another language', async () => {
  const { text } = await renderEditor('<p>One half</p>', { language: 'zh-CN', lang: 'en' })
  expect(text.element().getAttribute('lang')).toBe('en')
})

it('calls onChange exactly once when the editor loses focus after an edit', async () => {
  const { text, onChange } = await renderEditor('<ul><li>a</ul>')
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{Home}{/Control}b')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('<ul>\n<li>ba</li>\n</ul>')
})

it('checks a task on click', async () => {
  const { text, html } = await renderEditor('<ul><li data-checked="false">a</li></ul>')
  await userEvent.click(text.getByRole('checkbox', { name: 'Done' }))
  expect(html()).toBe('<ul>\n<li data-checked="true">a</li>\n</ul>')
})

describe('the text that the handle returns', () => {
  const stored = '<p>start <b>a</b></p>'

  it('is the text as it was opened when the changes were undone', async () => {
    const { text, html, handle } = await renderEditor(stored, { feedsBack: true })
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}{End}{/Control} oops')
    await vi.waitFor(() => expect(html()).toContain('oops'))
    await userEvent.tab()
    handle.current?.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(text.element().textContent).toBe('start a')
    expect(html()).toBe(stored)
  })

  it('contains changes that are too old to undo', async () => {
    const { text, html } = await renderEditor('<p>start</p>')
    await userEvent.click(text)
    await userEvent.keyboard('{Home}a{Control>}a{/Control}')
    // Events of the page, because real keys take seconds.
    for (const key of ['b', 'z'].flatMap((letter) => Array.from({ length: 125 }, () => letter))) {
      text.element().dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }))
    }
    expect(text.element().textContent).toBe('astart')
    expect(html()).toContain('astart')
  })
})

it('logs no errors and leaves no editor behind when twenty editors replace each other in strict mode', async () => {
  const complaints = vi.spyOn(console, 'error')
  const translations = await createTranslations('en', ['editor'], [initReactI18next])
  const page = (key: number) => (
    <StrictMode>
      <I18nextProvider i18n={translations}>
        <Suspense>
          <h1 id="label">{words.label}</h1>
          <RichTextEditor
            key={key}
            initialHtml={`<p>Text ${key}</p>`}
            onChange={() => {}}
            labelledBy="label"
            placeholder={words.placeholder}
            lang="en"
          />
        </Suspense>
      </I18nextProvider>
    </StrictMode>
  )
  const { container, rerender, unmount } = await render(page(0))
  for (let key = 1; key <= 20; key++) {
    await rerender(page(key))
    await vi.waitFor(() => expect(container.querySelector('.ProseMirror')?.textContent).toBe(`Text ${key}`))
    await vi.waitFor(() => expect(container.querySelectorAll('.ProseMirror')).toHaveLength(1))
  }
  await unmount()
  await vi.waitFor(() => expect(document.querySelector('.ProseMirror')).toBeNull())
  expect(complaints).not.toHaveBeenCalled()
})
