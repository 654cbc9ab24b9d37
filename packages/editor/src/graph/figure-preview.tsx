import { type Figure, writeFigureJson } from '@pathwise/rich-text/figure'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFigure } from '../figure/show-figure.ts'

interface FigurePreviewProps {
  /** If undefined, the preview continues to show the previous figure. */
  figure: Figure | undefined
  caption: string
}

/** Previews a figure at phone width, with the styles that readers see. */
export function FigurePreview({ figure, caption }: FigurePreviewProps) {
  const { t } = useTranslation('editor')
  const holder = useRef<HTMLElement>(null)
  const json = figure && writeFigureJson(figure)
  const [shown, setShown] = useState(json)
  if (json !== undefined && json !== shown) setShown(json)

  useEffect(() => {
    const target = holder.current
    if (!target || shown === undefined) return
    target.dataset['figure'] = shown
    return showFigure(target)
  }, [shown])

  return (
    <section aria-label={t('graph.preview')} className="graph-preview">
      <p aria-hidden="true" className="graph-hint">
        {t('graph.preview')}
      </p>
      <div className="rich-text">
        <figure ref={holder}>{caption !== '' && <figcaption>{caption}</figcaption>}</figure>
      </div>
    </section>
  )
}
