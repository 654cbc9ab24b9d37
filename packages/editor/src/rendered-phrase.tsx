import { cleanPhrase } from '@pathwise/rich-text/phrase'
import { use, useMemo, useRef } from 'react'
import { DrawingContext } from './rendered/drawing-context.ts'
import { joinPunctuation } from './rendered/join-punctuation.ts'
import { useFormulas } from './rendered/use-formulas.ts'
import { withinLimits } from './within-limits.ts'
import './content.css'

interface RenderedPhraseProps {
  /** The HTML of a title, an answer choice or another short text. The component sanitizes it. */
  html: string
  /** Defaults to the language of the parent element. */
  lang?: string
  className?: string
}

/** Renders one line with marks and formulas. A phrase that is too long is shown as plain text. */
export function RenderedPhrase({ html, lang, className }: RenderedPhraseProps) {
  const element = useRef<HTMLSpanElement>(null)
  const draw = use(DrawingContext)
  const clean = useMemo(() => withinLimits(() => joinPunctuation(cleanPhrase(html))), [html])
  useFormulas(element, clean ?? '')

  if (clean === undefined) {
    return (
      <span lang={lang} className={className}>
        {html}
      </span>
    )
  }
  return (
    <span
      ref={element}
      lang={lang}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
      dangerouslySetInnerHTML={{ __html: draw(clean) }}
      // Prevents a hydration warning, because only the server adds drawings to the markup.
      suppressHydrationWarning
    />
  )
}
