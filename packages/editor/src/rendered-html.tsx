import { cleanBody } from '@pathwise/rich-text/body'
import { clsx } from 'clsx'
import { type RefObject, use, useEffect, useMemo, useRef } from 'react'
import { DrawingContext } from './rendered/drawing-context.ts'
import { addRun, readingMarkup } from './rendered/reading-markup.ts'
import { useFigures } from './rendered/use-figures.ts'
import { useFormulas } from './rendered/use-formulas.ts'
import { withinLimits } from './within-limits.ts'
import './content.css'

interface RenderedHtmlProps {
  /** The component sanitizes the HTML, so it may come from any source. */
  html: string
  /** The language of the text. */
  lang: string
  /** The run that includes the assessment item. */
  run?: string | undefined
  className?: string
}

/** Sanitizes and renders HTML. Text that exceeds the limits of `packages/rich-text` is shown as plain text. */
export function RenderedHtml({ html, lang, run, className }: RenderedHtmlProps) {
  const element = useRef<HTMLDivElement>(null)
  const draw = use(DrawingContext)
  const clean = useMemo(() => withinLimits(() => cleanBody(html)), [html])
  useFormulas(element, clean ?? '')
  useFigures(element, clean ?? '')
  useScrollingParts(element, clean ?? '')
  const look = clsx('rich-text', className)

  if (clean === undefined) {
    return (
      <div lang={lang} className={look}>
        {html}
      </div>
    )
  }
  const reading = readingMarkup(clean, lang)
  const markup = draw(run === undefined ? reading : addRun(reading, run))
  return (
    <div
      ref={element}
      lang={lang}
      className={look}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
      dangerouslySetInnerHTML={{ __html: markup }}
      // Prevents a hydration warning, because only the server adds drawings to the markup.
      suppressHydrationWarning
    />
  )
}

/** Elements that may scroll sideways. Tables are not included, because their wrapper is always focusable. */
const wideParts = 'pre, div[data-type="math"]'

/** Makes parts that scroll focusable, because users can scroll only focusable elements with the keyboard. */
function useScrollingParts(element: RefObject<HTMLElement | null>, clean: string): void {
  useEffect(() => {
    const parts = element.current?.querySelectorAll<HTMLElement>(wideParts)
    if (clean === '' || !parts?.length) return
    const observer = new ResizeObserver(() => {
      for (const part of parts) {
        if (part.scrollWidth > part.clientWidth) part.tabIndex = 0
        else part.removeAttribute('tabindex')
      }
    })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [element, clean])
}
