import type { Question } from '@pathwise/api/questions/questions.schemas'
import { Alert } from '@pathwise/ui/alert'
import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftOffer } from '../../../lib/editing/draft-offer.tsx'
import { LeaveDialog } from '../../../lib/editing/leave-dialog.tsx'
import { RichTextField } from '../../../lib/editing/rich-text-field.tsx'
import { useLeaveGuard } from '../../../lib/editing/use-leave-guard.ts'
import { useSaveShortcut } from '../../../lib/editing/use-save-shortcut.ts'
import { rowId } from '../../../lib/row-id.ts'
import { toAttributes } from '../attributes/attribute-values.ts'
import { AttributesDialog } from '../attributes/attributes-dialog.tsx'
import { CompareDialog } from '../compare/compare-dialog.tsx'
import { useRegisteredQuestion } from '../embed/question-registry.ts'
import { PreviewDialog } from '../preview/preview-dialog.tsx'
import { Conflict } from './conflict.tsx'
import { Findings } from './findings.tsx'
import { QuestionActions } from './question-actions.tsx'
import type { QuestionText } from './question-text.ts'
import { SaveMessage } from './save-message.tsx'
import { Summary } from './summary.tsx'
import type { Lifecycle } from './use-lifecycle.ts'
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
    ({ pathname, searchParams }: URL) => pathname !== location.pathname || rowId(searchParams.get('id')) !== start.id,
    [start.id],
  )
  const guard = useLeaveGuard(dirty, leaves)
  const save = () => {
    if (!over) void editing.save()
  }
  useSaveShortcut(save)
  const look = (kind: 'preview' | 'compare', revision = 1) => setOver({ kind, text: editing.readText(), revision })
  const close = () => setOver(undefined)
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
      <QuestionActions
        saving={state.kind === 'saving'}
        locked={locked}
        lifecycle={lifecycle}
        onSave={save}
        onAttributes={() => setOver({ kind: 'attributes' })}
        onPreview={() => look('preview')}
        onCompare={() => look('compare')}
        onDuplicate={() => guard.ask(() => lifecycle.run('duplicate'))}
        onArchive={() => guard.ask(() => lifecycle.run('archive'))}
      />
      <SaveMessage state={state} onAttributes={() => setOver({ kind: 'attributes' })} />
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
      <AttributesDialog
        open={over?.kind === 'attributes'}
        text={text}
        question={question}
        onClose={close}
        onApply={(input) => {
          change(toAttributes(input))
          close()
        }}
      />
      <PreviewDialog text={over?.kind === 'preview' ? over.text : undefined} onClose={close} />
      <CompareDialog
        key={`compare-${over?.kind === 'compare' ? over.revision : 1}`}
        id={start.id}
        text={over?.kind === 'compare' ? over.text : undefined}
        revision={over?.kind === 'compare' ? over.revision : 1}
        onClose={close}
      />
      <LeaveDialog guard={guard} />
    </section>
  )
}
