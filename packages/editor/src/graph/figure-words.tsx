import { Button } from '@pathwise/ui/button'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { captionText, toCaption } from '../picture/picture-words.ts'

const longestAlt = 1_500

/** Keeps the stored HTML of a caption that is not changed. */
export function useCaption(stored: string) {
  const [text, setText] = useState(() => captionText(stored))
  return { text, setText, html: text === captionText(stored) ? stored : toCaption(text) }
}

interface FigureWordsProps {
  alt: string
  altError: string | undefined
  caption: string
  onAlt: (alt: string) => void
  onCaption: (caption: string) => void
}

export function FigureWords({ alt, altError, caption, onAlt, onCaption }: FigureWordsProps) {
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
      <TextField label={t('graph.caption')} value={caption} onChange={({ target }) => onCaption(target.value)} />
    </>
  )
}

export function FormButtons({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const { t } = useTranslation('editor')
  return (
    <div className="graph-buttons">
      <Button variant="secondary" onClick={onClose}>
        {t('graph.cancel')}
      </Button>
      <Button type="submit">{t(isNew ? 'graph.insert' : 'graph.save')}</Button>
    </div>
  )
}
