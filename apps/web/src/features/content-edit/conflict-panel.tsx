import type { ContentDocument } from '@pathwise/api/schemas/content'
import { Button } from '@pathwise/ui/button'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictText } from './conflict-text.tsx'
import { type ContentText, textOf } from './content-text.ts'

interface ConflictPanelProps {
  mine: ContentText
  theirs: ContentDocument
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows both texts when somebody else has saved meanwhile, and asks which one is to stay. */
export function ConflictPanel({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const { t } = useTranslation('contentEdit')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id} className="rounded-card border border-warning/40 bg-warning-soft p-4 sm:p-6">
      <div role="alert">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl font-bold">
          {t('conflict.title')}
        </h2>
        <p className="mt-2">{t('conflict.text')}</p>
      </div>
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        <ConflictText whose="mine" text={mine} />
        <ConflictText whose="theirs" text={textOf(theirs)} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  )
}
