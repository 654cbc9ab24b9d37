import type { Question } from '@pathwise/api/schemas/questions'
import { Button } from '@pathwise/ui/button'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Comparison } from '../compare/comparison.tsx'
import { CopyText } from './copy-text.tsx'
import type { QuestionText } from './question-text.ts'

interface ConflictPanelProps {
  mine: QuestionText
  theirs: Question
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows both texts when somebody else has saved meanwhile, and asks which one is to stay. */
export function ConflictPanel({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const { t } = useTranslation('questions')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id} className="rounded-card border border-warning/40 bg-warning-soft p-4">
      <div role="alert">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl font-bold">
          {t('conflict.title')}
        </h2>
        <p className="mt-2">{t('conflict.text')}</p>
      </div>
      <div className="mt-4">
        <Comparison
          before={{
            name: t('conflict.theirs'),
            text: theirs,
            actions: <CopyText label={t('conflict.copyTheirs')} text={theirs} />,
          }}
          after={{
            name: t('conflict.mine'),
            text: mine,
            actions: <CopyText label={t('conflict.copyMine')} text={mine} />,
          }}
        />
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
