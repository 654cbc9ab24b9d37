import { cleanBody } from '@pathwise/rich-text/body'
import { RichTextError } from '@pathwise/rich-text/error'
import { clsx } from 'clsx'
import { useMemo, useRef } from 'react'
import { readingMarkup } from './rendered/markup.ts'
import { useFormulas } from './rendered/use-formulas.ts'
import { useScrollingParts } from './rendered/use-scrolling-parts.ts'
import './content.css'

interface RenderedHtmlProps {
  /** Stored HTML or any other HTML; it is cleaned again. */
  html: string
  /** The language of the text. */
  lang: string
  className?: string
}

/** Renders a stored text. A text beyond the limits of `packages/rich-text` is shown as plain text. */
export function RenderedHtml({ html, lang, className }: RenderedHtmlProps) {
  const element = useRef<HTMLDivElement>(null)
  const clean = useMemo(() => cleanHtml(html), [html])
  useFormulas(element, clean ?? '')
  useScrollingParts(element, clean ?? '')
  const look = clsx('rich-text', className)

  if (clean === undefined) {
    return (
      <div lang={lang} className={look}>
        {html}
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above, in this browser
  return <div ref={element} lang={lang} className={look} dangerouslySetInnerHTML={{ __html: readingMarkup(clean) }} />
}

function cleanHtml(html: string): string | undefined {
  try {
    return cleanBody(html)
  } catch (error) {
    if (error instanceof RichTextError) return undefined
    throw error
  }
}
