import { longestAlt } from '@pathwise/rich-text/figure-limits'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useTranslation } from 'react-i18next'
import type { useCaption } from '../block/use-caption.ts'

interface FigureWordsProps {
  alt: string
  altError: string | undefined
  onAlt: (alt: string) => void
  caption: ReturnType<typeof useCaption>
}

export function FigureWords({ alt, altError, onAlt, caption }: FigureWordsProps) {
  const { t } = useTranslation('editor')
  return (
    <>
      <TextField
        name="alt"
        label={t('graph.alt')}
        hint={t('graph.altHint')}
        error={altError}
        maxLength={longestAlt}
        value={alt}
        onChange={({ target }) => onAlt(target.value)}
      />
      <TextField
        label={t('graph.caption')}
        value={caption.text}
        onChange={({ target }) => caption.setText(target.value)}
      />
    </>
  )
}

interface FormEndProps {
  /** A mistake in the figure as a whole instead of in a field. */
  mistake: string | undefined
  isNew: boolean
  onClose: () => void
}

export function FormEnd({ mistake, isNew, onClose }: FormEndProps) {
  const { t } = useTranslation('editor')
  return (
    <>
      {mistake && <Alert tone="danger">{mistake}</Alert>}
      <div className="graph-buttons">
        <Button variant="secondary" onClick={onClose}>
          {t('graph.cancel')}
        </Button>
        <Button type="submit">{t(isNew ? 'graph.insert' : 'graph.save')}</Button>
      </div>
    </>
  )
}
