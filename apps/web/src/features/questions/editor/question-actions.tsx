import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import type { Lifecycle } from './use-lifecycle.ts'

interface QuestionActionsProps {
  saving: boolean
  locked: boolean
  lifecycle: Lifecycle
  onSave: () => void
  onAttributes: () => void
  onPreview: () => void
  onCompare: () => void
  onDuplicate: () => void
  onArchive: () => void
}

/** The toolbar of the open question. */
export function QuestionActions({ saving, locked, lifecycle: { busy }, ...on }: QuestionActionsProps) {
  const { t } = useTranslation('questions')
  return (
    <fieldset aria-label={t('actions.label')} className="flex flex-wrap gap-2">
      <Button size="small" busy={saving} disabled={locked} onClick={on.onSave} className="min-h-11!">
        {t(saving ? 'actions.saving' : 'actions.save')}
      </Button>
      <Button size="small" variant="secondary" disabled={locked} onClick={on.onAttributes} className="min-h-11!">
        {t('actions.attributes')}
      </Button>
      <Button size="small" variant="secondary" onClick={on.onPreview} className="min-h-11!">
        {t('actions.preview')}
      </Button>
      <Button size="small" variant="secondary" onClick={on.onCompare} className="min-h-11!">
        {t('actions.compare')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={busy === 'duplicate'}
        disabled={locked}
        onClick={on.onDuplicate}
        className="min-h-11!"
      >
        {t('actions.duplicate')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={busy === 'archive'}
        disabled={locked}
        onClick={on.onArchive}
        className="min-h-11!"
      >
        {t('actions.archive')}
      </Button>
    </fieldset>
  )
}
