import { type Figure, writeFigureJson } from '@pathwise/rich-text/figure'
import { checkAlt } from '@pathwise/rich-text/figure-draft-check'
import { Alert } from '@pathwise/ui/alert'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FigureAttributes } from '../schema/figure.ts'
import { FigurePreview } from './figure-preview.tsx'
import { FigureWords, FormButtons, useCaption } from './figure-words.tsx'
import { useMistakes } from './use-mistakes.ts'

interface OtherFieldsProps {
  figure: Figure
  /** HTML. */
  caption: string
  onSave: (figure: FigureAttributes) => void
  onClose: () => void
}

/** The words of a figure whose drawing has no form. */
export function OtherFields({ figure, caption: storedCaption, onSave, onClose }: OtherFieldsProps) {
  const { t } = useTranslation('editor')
  const caption = useCaption(storedCaption)
  const [alt, setAlt] = useState(figure.alt)
  const checked = checkAlt(figure, alt)
  const { explain, showAll } = useMistakes(checked.mistakes)
  const wholeMistake = explain('figure')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Keeps the event from a form around the editor.
    event.stopPropagation()
    showAll()
    const json = checked.figure && checked.mistakes.size === 0 ? writeFigureJson(checked.figure) : undefined
    if (json !== undefined) onSave({ figure: json, caption: caption.html })
  }

  return (
    <form onSubmit={submit} className="graph-form" noValidate>
      <p className="graph-hint">{t('graph.otherKind')}</p>
      <FigurePreview figure={figure} caption={caption.text} />
      {wholeMistake && <Alert tone="danger">{wholeMistake}</Alert>}
      <FigureWords
        alt={alt}
        altError={explain('alt')}
        caption={caption.text}
        onAlt={setAlt}
        onCaption={caption.setText}
      />
      <FormButtons isNew={false} onClose={onClose} />
    </form>
  )
}
