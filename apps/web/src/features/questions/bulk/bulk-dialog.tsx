import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkProps } from '../../../lib/link.tsx'
import { ExportForm } from '../files/export-form.tsx'
import { ActionFields } from './action-fields.tsx'
import { type ActionGroup, actionGroups, type BulkAction, buildChange } from './bulk-actions.ts'
import { BulkOutcome } from './bulk-outcome.tsx'
import { postQuestions } from './send-bulk.ts'
import type { Bulk, BulkState } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

export type BulkTask = ActionGroup | 'export' | 'undo'

interface BulkDialogProps {
  /** Undefined while the dialog is closed. */
  task: BulkTask | undefined
  selection: Selection
  bulk: Bulk
  buildAddress: (id: number) => LinkProps['to']
  onUndo: (id: number) => void
  onClose: () => void
}

/** Final states, in which the user can only close the dialog or undo the change. */
const ends: ReadonlySet<BulkState['kind']> = new Set(['cancelled', 'finished', 'lost', 'undoFailed', 'undone'])

export function BulkDialog({ task, selection, bulk, buildAddress, onUndo, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['questionBulk', 'common'])
  const form = useId()
  // Keep the number of selected questions for the title, because applying the change clears the selection.
  const [count, setCount] = useState(0)
  if (selection.count > 0 && selection.count !== count) setCount(selection.count)
  const { state } = bulk
  const isRunning = state.kind === 'running'
  const isApplying = state.kind === 'running' && !state.dryRun
  const isSaved = state.kind === 'running' && state.progress?.phase === 'checking'
  // Keep the number of questions to change, because the button still shows it while the change is applied.
  const [changing, setChanging] = useState(0)
  if (state.kind === 'checked' && state.result.changed !== changing) setChanging(state.result.changed)
  const isOver = ends.has(state.kind)
  const undo = state.kind === 'finished' && 'undo' in state.result ? state.result.undo : null

  // Move focus to the Close button, because the focused button is no longer rendered.
  const closing = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOver) closing.current?.focus()
  }, [isOver])

  function close() {
    // After the server has saved the change, it can no longer be canceled.
    if (isSaved) return
    if (isRunning) return bulk.cancel()
    bulk.reset()
    onClose()
  }

  const titles = { export: t('exportTitle', { count }), undo: t('undoTitle') }
  const isChange = task !== undefined && task !== 'export' && task !== 'undo'
  return (
    <Dialog
      open={task !== undefined}
      onClose={close}
      title={task === 'export' || task === 'undo' ? titles[task] : t('title', { count })}
      width="medium"
      actions={
        <>
          <Button ref={closing} variant="secondary" disabled={isSaved} onClick={close}>
            {t(isRunning ? 'common:cancel' : 'common:close')}
          </Button>
          {undo !== null && (
            <Button variant="secondary" onClick={() => onUndo(undo)}>
              {t('undo')}
            </Button>
          )}
          {isChange && !isOver && (
            <Button type="submit" form={form} aria-busy={isRunning}>
              {changing > 0 && (state.kind === 'checked' || isApplying) ? t('run', { count: changing }) : t('check')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {isChange && !isOver && <ChangeForm key={task} id={form} group={task} selection={selection} bulk={bulk} />}
        {task === 'export' && (
          <ExportForm
            request={(format) =>
              postQuestions('export', { format, progress: true, ids: selection.list().map(({ id }) => id) })
            }
          />
        )}
        <BulkOutcome state={state} buildAddress={buildAddress} onOpen={close} />
      </div>
    </Dialog>
  )
}

interface ChangeFormProps extends Pick<BulkDialogProps, 'bulk' | 'selection'> {
  id: string
  group: ActionGroup
}

/** Submits the change twice: first as a dry run, then to apply it. */
function ChangeForm({ id, group, selection, bulk }: ChangeFormProps) {
  const { t } = useTranslation('questionBulk')
  const actions: readonly BulkAction[] = actionGroups[group]
  const [action, setAction] = useState<BulkAction>(actionGroups[group][0])
  const [value, setValue] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { state } = bulk

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state.kind === 'running') return
    if (state.kind === 'checked' && state.result.changed > 0) {
      bulk.change(state.input)
      return
    }
    const change = buildChange(action, value)
    setMissing(!change)
    if (change) bulk.check({ questions: selection.list(), change })
  }

  return (
    <form id={id} onSubmit={submit}>
      <fieldset disabled={state.kind === 'running'} className="grid min-w-0 gap-4">
        <ActionFields
          actions={actions}
          action={action}
          value={value}
          error={isMissing ? t('missing') : undefined}
          onChange={(nextAction, nextValue) => {
            bulk.reset()
            setMissing(false)
            setAction(nextAction)
            setValue(nextValue)
          }}
        />
      </fieldset>
    </form>
  )
}
