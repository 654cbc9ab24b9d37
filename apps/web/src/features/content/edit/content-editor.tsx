import type { ContentDocument } from '@pathwise/api/content/content.schemas'
import { languageNames, languages } from '@pathwise/i18n/languages'
import { Button, buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { SelectField } from '@pathwise/ui/select-field'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConflictPanel } from '../../../lib/editing/conflict-panel.tsx'
import { DraftOffer } from '../../../lib/editing/draft-offer.tsx'
import { LeaveDialog } from '../../../lib/editing/leave-dialog.tsx'
import { RichTextField } from '../../../lib/editing/rich-text-field.tsx'
import { useLeaveGuard } from '../../../lib/editing/use-leave-guard.ts'
import { useSaveShortcut } from '../../../lib/editing/use-save-shortcut.ts'
import { ConflictText } from './conflict-text.tsx'
import { SaveMessage } from './save-message.tsx'
import { TitleField } from './title-field.tsx'
import { useContentDocument } from './use-content-document.ts'

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))

interface ContentEditorProps {
  userId: string
  /** The item as loaded; undefined for a new one. */
  start: ContentDocument | undefined
  /** Called after the first save of a new item. */
  onCreated: (id: number) => void
}

/** Edits the title, language and body of an item, keeps a local draft and resolves version conflicts. */
export function ContentEditor(props: ContentEditorProps) {
  const { t } = useTranslation('contentEdit')
  const editing = useContentDocument(props)
  const { stored, text, revision, dirty, draft, state, locked, conflict, change } = editing
  const save = () => void editing.save()
  const guard = useLeaveGuard(dirty)
  useSaveShortcut(save)

  const title = useRef<HTMLInputElement>(null)
  const titleProblem = state.kind === 'problem' && (state.problem === 'missing' || state.problem === 'long')
  useEffect(() => {
    if (titleProblem) title.current?.focus()
  }, [titleProblem])

  return (
    <>
      <PageHeading
        title={t(stored ? 'editTitle' : 'newTitle')}
        actions={
          stored && (
            <Link to={`/content/read?id=${stored.id}`} className={buttonStyle({ variant: 'secondary' })}>
              {t('read')}
            </Link>
          )
        }
      />
      <div className="grid gap-6">
        <DraftOffer draft={draft} version={stored?.version} older={t('draft.older')} onRestore={editing.restoreDraft} />
        {conflict && (
          <ConflictPanel
            title={t('conflict.title')}
            text={t('conflict.text')}
            keepMine={conflict.keepMine}
            takeTheirs={conflict.takeTheirs}
          >
            <div className="grid gap-4 md:grid-cols-2">
              <ConflictText whose="mine" text={conflict.mine} />
              <ConflictText whose="theirs" text={conflict.theirs} />
            </div>
          </ConflictPanel>
        )}
        <div className="grid gap-6 md:grid-cols-[1fr_14rem]">
          <TitleField
            key={`title-${revision}`}
            html={text.title}
            language={text.language}
            error={titleProblem ? t(`title.${state.problem === 'long' ? 'long' : 'missing'}`) : undefined}
            readOnly={locked}
            input={title}
            onChange={(html) => change({ title: html })}
          />
          <SelectField
            label={t('language')}
            options={languageOptions}
            value={text.language}
            disabled={locked}
            onChange={(language) => change({ language })}
          />
        </div>
        <RichTextField
          key={`body-${revision}`}
          label={t('body')}
          placeholder={t('placeholder')}
          loading={t('loading')}
          html={text.body}
          readOnly={locked}
          editor={editing.editor}
          onChange={(html) => change({ body: html })}
        />
        <SaveMessage state={state} onSaveAsNew={editing.saveAsNew} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button busy={state.kind === 'saving'} disabled={locked} onClick={save}>
            {t(state.kind === 'saving' ? 'saving' : 'save')}
          </Button>
          <span className="text-sm text-muted">{t(dirty ? 'unsaved' : 'saveShortcut')}</span>
        </div>
      </div>
      <LeaveDialog guard={guard} />
    </>
  )
}
