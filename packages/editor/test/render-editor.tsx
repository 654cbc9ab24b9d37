import { createTranslations } from '@pathwise/i18n/browser'
import type { Language } from '@pathwise/i18n/languages'
import { createRef, StrictMode, useState } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RichTextEditor, type RichTextEditorHandle, type RichTextEditorProps } from '../src/rich-text-editor.tsx'

const words = { label: 'Text', placeholder: 'Write something', elsewhere: 'Elsewhere' }

interface Setup {
  readOnly?: boolean
  /** The language of the page. */
  language?: Language
  /** The language of the text. */
  lang?: string
  size?: RichTextEditorProps['size']
  pictures?: RichTextEditorProps['pictures']
  /** Passes each reported text back as the initial text, as a page does that keeps the text in its state. */
  feedsBack?: boolean
}

function FeedingBack(props: RichTextEditorProps) {
  const [html, setHtml] = useState(props.initialHtml)
  const report = (changed: string) => {
    setHtml(changed)
    props.onChange(changed)
  }
  return <RichTextEditor {...props} initialHtml={html} onChange={report} />
}

/** Renders an editor in strict mode. `text` is its editable element. */
export async function renderEditor(
  initialHtml = '',
  { readOnly = false, language = 'en', lang = 'en', size = 'tall', pictures, feedsBack = false }: Setup = {},
) {
  const translations = await createTranslations(language, ['editor'], [initReactI18next])
  const handle = createRef<RichTextEditorHandle>()
  const onChange = vi.fn<(html: string) => void>()
  const Rendered = feedsBack ? FeedingBack : RichTextEditor
  const screen = await render(
    <StrictMode>
      <I18nextProvider i18n={translations}>
        <h1 id="label">{words.label}</h1>
        <Rendered
          initialHtml={initialHtml}
          onChange={onChange}
          labelledBy="label"
          placeholder={words.placeholder}
          lang={lang}
          readOnly={readOnly}
          size={size}
          pictures={pictures}
          handle={handle}
        />
        <button type="button">{words.elsewhere}</button>
      </I18nextProvider>
    </StrictMode>,
  )
  const text = page.getByRole('textbox', { name: words.label, exact: true })
  await vi.waitFor(() => text.element())
  const html = () => {
    if (!handle.current) throw new Error('The editor has no handle yet')
    return handle.current.html()
  }
  return { screen, text, handle, onChange, html }
}
