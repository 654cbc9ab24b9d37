import type { Question } from '@pathwise/api/questions/questions.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftOffer } from '../../../lib/editing/draft-offer.tsx'
import { LeaveDialog } from '../../../lib/editing/leave-dialog.tsx'
import { RichTextField } from '../../../lib/editing/rich-text-field.tsx'
import { useLeaveGuard } from '../../../lib/editing/use-leave-guard.ts'
import { useSaveShortcut } from '../../../lib/editing/use-save-shortcut.ts'
import { parseRowId } from '../../../lib/row-id.ts'
import { toAttributes } from '../attributes/attribute-values.ts'
import { AttributesForm } from '../attributes/attributes-form.tsx'
import { CompareDialog } from '../compare/compare-dialog.tsx'
import { useRegisteredQuestion } from '../embed/question-registry.ts'
import { PreviewDialog } from '../preview/student-view.tsx'
import { ReviewPanel } from '../review/review-panel.tsx'
import { Conflict, Findings, SaveMessage } from './messages.tsx'
import type { QuestionText } from './question-text.ts'
import { Summary } from './summary.tsx'
import type { Lifecycle } from './use-open-question.ts'
import { useQuestionDocument } from './use-question-document.ts'

interface QuestionEditorProps {
  userId: string
  /** The question as loaded. */
  start: Question
  lifecycle: Lifecycle
}

/** The dialog that is open over the editor. */
type Over = { kind: 'attributes' } | { kind: 'preview' | 'compare'; text: QuestionText; revision: number }

/** The right panel: edits a question, keeps a local draft and resolves version conflicts. */
export function QuestionEditor({ userId, start, lifecycle }: QuestionEditorProps) {
  const { t } = useTranslation('questions')
  const heading = useId()
  const editing = useQuestionDocument({ userId, start })
  const { text, stored: question, dirty, draft, state, locked, conflict, change } = editing
  const [over, setOver] = useState<Over>()
  const leaves = useCallback(
    ({ pathname, searchParams }: URL) =>
      pathname !== location.pathname || parseRowId(searchParams.get('id')) !== start.id,
    [start.id],
  )
  const guard = useLeaveGuard(dirty, leaves)
  const save = () => {
    if (!over) void editing.save()
  }
  useSaveShortcut(save)
  const look = (kind: 'preview' | 'compare', revision = 1) => setOver({ kind, text: editing.readText(), revision })
  const editAttributes = () => setOver({ kind: 'attributes' })
  const close = () => setOver(undefined)
  const compared = over?.kind === 'compare' ? over : undefined
  const askToRun = (step: 'archive' | 'duplicate') => guard.ask(() => lifecycle.run(step))
  const saving = state.kind === 'saving'
  const actions = [
    { name: 'attributes', variant: 'secondary', disabled: locked, onClick: editAttributes },
    { name: 'preview', variant: 'secondary', onClick: () => look('preview') },
    { name: 'compare', variant: 'secondary', onClick: () => look('compare') },
    { name: 'duplicate', variant: 'quiet', disabled: locked, onClick: () => askToRun('duplicate') },
    { name: 'archive', variant: 'quiet', disabled: locked, onClick: () => askToRun('archive') },
  ] as const
  useRegisteredQuestion({
    id: start.id,
    question,
    dirty,
    busy: locked || over?.kind === 'attributes' || guard.asking,
    text: editing.readText,
    save: editing.save,
    look,
  })

  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-5">
      <Summary text={text} headingId={heading} />
      <Findings findings={question.findings} />
      <DraftOffer draft={draft} version={question.version} older={t('draft.older')} onRestore={editing.restoreDraft} />
      {lifecycle.failed && <Alert tone="danger">{t('done.failed')}</Alert>}
      {conflict && <Conflict key={`conflict-${conflict.theirs.version}`} {...conflict} />}
      <fieldset aria-label={t('actions.label')} className="flex flex-wrap gap-2">
        <Button size="small" busy={saving} disabled={locked} onClick={save} className="min-h-11!">
          {t(saving ? 'actions.saving' : 'actions.save')}
        </Button>
        {actions.map(({ name, ...button }) => (
          <Button key={name} size="small" busy={lifecycle.busy === name} className="min-h-11!" {...button}>
            {t(`actions.${name}`)}
          </Button>
        ))}
      </fieldset>
      <SaveMessage state={state} onAttributes={editAttributes} />
      <RichTextField
        key={`text-${editing.revision}`}
        label={t('content')}
        placeholder={t('placeholder')}
        loading={t('loadingEditor')}
        html={text.content_question_mj}
        readOnly={locked}
        editor={editing.editor}
        onChange={(content_question_mj) => change({ content_question_mj })}
      />
      <p className="text-sm text-muted">{t(dirty ? 'unsaved' : 'shortcut')}</p>
      <ReviewPanel
        id={start.id}
        version={question.version}
        dirty={dirty}
        onCompare={(revision) => look('compare', revision)}
      />
      <Dialog
        open={over?.kind === 'attributes'}
        onClose={close}
        title={t('attributes.title')}
        className="w-[min(48rem,calc(100vw-2rem))]!"
      >
        <AttributesForm
          start={text}
          question={question}
          onCancel={close}
          onDone={(input) => {
            change(toAttributes(input))
            close()
          }}
        />
      </Dialog>
      <PreviewDialog text={over?.kind === 'preview' ? over.text : undefined} onClose={close} />
      <CompareDialog
        key={`compare-${compared?.revision ?? 1}`}
        id={start.id}
        text={compared?.text}
        revision={compared?.revision ?? 1}
        onClose={close}
      />
      <LeaveDialog guard={guard} />
    </section>
  )
}
