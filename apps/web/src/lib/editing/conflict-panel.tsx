import { Button } from '@pathwise/ui/button'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface ConflictPanelProps {
  title: string
  text: string
  keepMine: () => void
  takeTheirs: () => void
  /** Both versions, for the user to read and copy. */
  children: ReactNode
}

/** Asks which version to keep after a version conflict. */
export function ConflictPanel({ title, text, keepMine, takeTheirs, children }: ConflictPanelProps) {
  const { t } = useTranslation('unsaved')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id} className="rounded-card border border-warning/40 bg-warning-soft p-4 sm:p-6">
      <div role="alert">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl font-bold">
          {title}
        </h2>
        <p className="mt-2">{text}</p>
      </div>
      <div className="mt-5">{children}</div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={keepMine}>{t('conflict.keepMine')}</Button>
        <Button variant="secondary" onClick={takeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  )
}
