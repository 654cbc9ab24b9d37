import type { Question } from '@pathwise/api/questions/questions.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftOffer } from '../../../lib/editing/draft-offer.tsx'
import { LeaveDialog } from '../../../lib/editing/leave-dialog.tsx'
import { useLeaveGuard } from '../../../lib/editing/use-leave-guard.ts'
import { useSaveShortcut } from '../../../lib/editing/use-save-shortcut.ts'
import { parseRowId } from '../../../lib/row-id.ts'
import { toAttributes } from '../attributes/attribute-values.ts'
import { AttributesForm } from '../attributes/attributes-form.tsx'
import { CompareDialog } from '../compare/compare-dialog.tsx'
import { useRegisteredQuestion } from '../embed/question-registry.ts'
import { PreviewDialog } from '../preview/student-view.tsx'
import { ReviewPanel } from '../review/review-panel.tsx'
import { Conflict, SaveMessage } from './messages.tsx'
import { QuestionForm } from './question-form.tsx'
import { isSameText, type QuestionText } from './question-text.ts'
import { Summary } from './summary.tsx'
import type { Lifecycle } from './use-open-question.ts'
import { useQuestionEditing } from './use-question-editing.ts'

interface QuestionEditorProps {
  userId: string
  start: Question
  lifecycle: Lifecycle
  /**
   * Starts looking up the next question in the list. After the save, call the returned function to open that question.
   */
  onFindNext: () => () => void
}

type Over =
  | { kind: 'attributes'; text: QuestionText }
  | { kind: 'preview' | 'compare'; text: QuestionText; revision: number }

function scrollToAlert(section: HTMLElement | null) {
  section?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
}

/** Edits a question in the right panel. Keeps a local draft and resolves version conflicts. */
export function QuestionEditor({ userId, start, lifecycle, onFindNext }: QuestionEditorProps) {
  const { t } = useTranslation(['questions', 'common'])
  const heading = useId()
  const { editing, part, apply } = useQuestionEditing({ userId, start })
  const { text, stored: question, dirty, draft, state, locked, conflict } = editing
  const section = useRef<HTMLElement>(null)
  const [over, setOver] = useState<Over>()
  const leaves = useCallback(
    ({ pathname, searchParams }: URL) =>
      pathname !== location.pathname || parseRowId(searchParams.get('id')) !== start.id,
    [start.id],
  )
  const guard = useLeaveGuard(dirty, leaves)
  /**
   * Returns whether the editors' content differs from `text`. Also returns true if the content of an editor cannot be
   * read, because saving then reports the error.
   */
  const hasTyped = () => {
    try {
      return !isSameText(editing.readText(), text)
    } catch {
      return true
    }
  }
  const save = () => {
    if (!over) void editing.save()
  }
  const saveAndOpenNext = async () => {
    if (over || locked || guard.asking || document.querySelector('dialog[open]')) return
    const openNext = onFindNext()
    if (dirty || hasTyped()) {
      const outcome = await editing.save()
      if (outcome.kind !== 'saved') return
    }
    openNext()
  }
  useSaveShortcut(save, () => void saveAndOpenNext())
  const isRefused = state.kind === 'problem'
  useEffect(() => {
    if (!isRefused) return
    // Bring the error into view: it is next to a field or above the form, and may be far from the Save button.
    const field = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else scrollToAlert(section.current)
  }, [isRefused])
  useEffect(() => {
    if (lifecycle.failed) scrollToAlert(section.current)
  }, [lifecycle.failed])
  const look = (kind: 'preview' | 'compare', revision = 1) => setOver({ kind, text: editing.readText(), revision })
  const editAttributes = () => setOver({ kind: 'attributes', text: editing.readText() })
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
    <section ref={section} aria-labelledby={heading} className="@container/question flex min-w-0 flex-col gap-4">
      <Summary text={text} headingId={heading} />
      <DraftOffer draft={draft} stored={question} older={t('draft.older')} onRestore={editing.restoreDraft} />
      {lifecycle.failed && <Alert tone="danger">{t('common:failed')}</Alert>}
      {conflict && <Conflict key={`conflict-${conflict.theirs.version}`} {...conflict} />}
      <fieldset
        aria-label={t('actions.label')}
        className="flex flex-wrap gap-2 @4xl/question:[@media(min-height:30rem)]:sticky @4xl/question:top-16 @4xl/question:z-16 @4xl/question:-my-2 @4xl/question:bg-canvas @4xl/question:py-2"
      >
        <Button size="compact" busy={saving} disabled={locked} onClick={save}>
          {t(saving ? 'actions.saving' : 'actions.save')}
        </Button>
        <Button size="compact" variant="secondary" disabled={locked || saving} onClick={() => void saveAndOpenNext()}>
          {t('actions.saveNext')}
        </Button>
        {actions.map(({ name, ...button }) => (
          <Button key={name} size="compact" busy={lifecycle.busy === name} {...button}>
            {t(`actions.${name}`)}
          </Button>
        ))}
      </fieldset>
      <SaveMessage state={state} onAttributes={editAttributes} />
      <p className="text-sm text-muted">{t(dirty ? 'unsaved' : 'shortcut')}</p>
      <QuestionForm
        {...part}
        findings={question.findings}
        textKey={`text-${editing.revision}`}
        textEditor={editing.editor}
      />
      <ReviewPanel
        id={start.id}
        version={question.version}
        dirty={dirty}
        onCompare={(revision) => look('compare', revision)}
      />
      <Dialog open={over?.kind === 'attributes'} onClose={close} title={t('attributes.title')} width="wide">
        <AttributesForm
          start={over?.kind === 'attributes' ? over.text : text}
          question={question}
          onCancel={close}
          onDone={(input) => {
            apply(toAttributes(input))
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
