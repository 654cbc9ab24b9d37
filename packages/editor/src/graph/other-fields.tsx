import type { Figure } from '@pathwise/rich-text/figure'
import { checkAlt } from '@pathwise/rich-text/figure-draft-check'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FigurePreview } from './figure-preview.tsx'
import { FigureWords, FormEnd } from './figure-words.tsx'
import { type FigureFormProps, useFigureForm } from './use-figure-form.ts'

/** Edits only the alt text and caption, because there is no form for figures of this kind. */
export function OtherFields({ figure, onClose, ...props }: FigureFormProps & { figure: Figure }) {
  const { t } = useTranslation('editor')
  const [alt, setAlt] = useState(figure.alt)
  const { form, caption, explain, onSubmit } = useFigureForm(checkAlt(figure, alt), props)
  return (
    <form ref={form} onSubmit={onSubmit} className="graph-form" noValidate>
      <p className="graph-hint">{t('graph.otherKind')}</p>
      <FigurePreview figure={figure} caption={caption.text} />
      <FigureWords alt={alt} altError={explain('alt')} onAlt={setAlt} caption={caption} />
      <FormEnd mistake={explain('figure')} isNew={false} onClose={onClose} />
    </form>
  )
}
