import { mostSelected } from '@pathwise/api/questions/bulk/bulk.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import type { BulkTask } from './bulk-dialog.tsx'
import type { Undoable } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

type SelectionTask = Exclude<BulkTask, 'undo'>

const tasks: readonly SelectionTask[] = ['attributes', 'review', 'archive', 'export']
const archivedTasks: readonly SelectionTask[] = ['restore', 'export']

interface SelectionBarProps {
  selection: Selection
  total: number
  isArchive: boolean
  undoable: Undoable | undefined
  onTask: (task: SelectionTask) => void
  onUndo: (id: number) => void
  onDismiss: () => void
}

/** Shows the actions for the selected questions or, after a change, a notice with an Undo button. */
export function SelectionBar({ selection, total, isArchive, undoable, onTask, onUndo, onDismiss }: SelectionBarProps) {
  const { t } = useTranslation('questionBulk')
  const { count, finding } = selection
  const isTooMany = total > mostSelected && (selection.isPageSelected || finding === 'failed')
  if (count === 0 && finding !== 'failed')
    return undoable ? <UndoNotice undoable={undoable} onUndo={onUndo} onDismiss={onDismiss} /> : null
  return (
    <section
      aria-label={t('bar')}
      className="grid gap-2 rounded-control border border-accent bg-accent-soft px-3 py-2 lg:col-span-full lg:py-1"
    >
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <output className="mr-2 font-semibold tabular-nums lg:text-sm">{t('selected', { count })}</output>
          {(isArchive ? archivedTasks : tasks).map((task) => (
            <Button key={task} size="small" variant="secondary" aria-haspopup="dialog" onClick={() => onTask(task)}>
              {t(`open.${task}`)}
            </Button>
          ))}
          {total > count && total <= mostSelected && (
            <Button
              size="small"
              variant="quiet"
              busy={finding === 'running'}
              onClick={() => void selection.selectFound()}
            >
              {t('allFound', { count: total })}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={selection.clear}>
            {t('clear')}
          </Button>
        </div>
      )}
      {isTooMany && <p className="text-sm text-muted">{t('tooMany', { most: mostSelected })}</p>}
      {finding === 'failed' && !isTooMany && <Alert tone="danger">{t('selectFailed')}</Alert>}
    </section>
  )
}

function UndoNotice({
  undoable,
  onUndo,
  onDismiss,
}: Pick<SelectionBarProps, 'onDismiss' | 'onUndo'> & { undoable: Undoable }) {
  const { t } = useTranslation('questionBulk')
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control border border-line bg-raised px-3 py-2 lg:col-span-full lg:py-1">
      <p className="mr-2 lg:text-sm">{t('finished', { count: undoable.count })}</p>
      <Button size="small" variant="secondary" onClick={() => onUndo(undoable.id)}>
        {t('undo')}
      </Button>
      <Button size="small" variant="quiet" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </div>
  )
}
