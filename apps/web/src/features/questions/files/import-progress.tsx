import type { ImportProgress as Progress } from '@pathwise/api/questions/import/import.schemas'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'

/** The progress of a running import, with a cancel button. */
export function ImportProgress({
  progress: { phase, done, total },
  onCancel,
}: {
  progress: Progress
  onCancel: () => void
}) {
  const { t } = useTranslation('questionFiles')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output className="text-sm tabular-nums">{t(`progress.${phase}`, { done, total: total ?? done })}</output>
      <progress
        aria-label={t('progress.label')}
        {...(total !== undefined && { max: Math.max(total, 1), value: done })}
        className="h-2.5 min-w-24 grow basis-40"
      />
      <Button variant="secondary" size="small" onClick={onCancel}>
        {t('import.cancel')}
      </Button>
    </div>
  )
}
