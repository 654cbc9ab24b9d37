import type { FormulaFinding } from '@pathwise/api/content/content.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { languageNames, languages } from '@pathwise/i18n/languages'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { ScrollRegion } from '@pathwise/ui/scroll-region'
import { SelectField } from '@pathwise/ui/select-field'
import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { ConflictPanel } from '../../../lib/editing/conflict-panel.tsx'
import { CopyText } from '../../../lib/editing/copy-text.tsx'
import { DraftOffer } from '../../../lib/editing/draft-offer.tsx'
import { LeaveDialog } from '../../../lib/editing/leave-dialog.tsx'
import { PhraseField } from '../../../lib/editing/phrase-field.tsx'
import { RichTextField } from '../../../lib/editing/rich-text-field.tsx'
import { useLeaveGuard } from '../../../lib/editing/use-leave-guard.ts'
import { useSaveShortcut } from '../../../lib/editing/use-save-shortcut.ts'
import { useFormat } from '../../../lib/format.ts'
import { SkillBadges } from '../list/skill-badges.tsx'
import { PdfPanel } from './pdf/pdf-panel.tsx'
import { usePdfChoice } from './pdf/use-pdf-choice.ts'
import { SkillsField } from './skills-field.tsx'
import { Templates } from './templates.tsx'
import {
  type ContentProblem,
  type ContentSaveState,
  type ContentSession,
  type ContentText,
  useContentDocument,
} from './use-content-document.ts'

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))

/** The editor for an item's title, language and body. It keeps a local draft and resolves version conflicts. */
export function ContentEditor(session: ContentSession) {
  const { t } = useTranslation('contentEdit')
  const editing = useContentDocument(session)
  const { stored, text, revision, dirty, draft, state, locked, conflict, change } = editing
  const pdf = usePdfChoice()
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
            <ButtonLink to={`/content/read?id=${stored.id}`} variant="secondary">
              {t('read')}
            </ButtonLink>
          )
        }
      />
      <div data-wide={pdf.isShown || undefined} className={clsx(pdf.isShown && 'grid grid-cols-2 items-start gap-6')}>
        <div className="grid min-w-0 gap-6">
          <DraftOffer draft={draft} stored={stored} older={t('draft.older')} onRestore={editing.restoreDraft} />
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
            <PhraseField
              key={`title-${revision}`}
              ref={title}
              label={t('title.label')}
              hint={t('title.hint')}
              preview={t('title.preview')}
              html={text.title}
              lang={text.language}
              error={titleProblem ? t(`title.${state.problem === 'long' ? 'long' : 'missing'}`) : undefined}
              readOnly={locked}
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
          <SkillsField skills={text.skills ?? []} disabled={locked} onChange={(skills) => change({ skills })} />
          {!stored && !locked && text.body === '' && (
            <Templates language={text.language} onChoose={(body) => editing.replaceText({ ...text, body })} />
          )}
          <RichTextField
            key={`body-${revision}`}
            label={t('body')}
            placeholder={t('placeholder')}
            loading={t('loading')}
            html={text.body}
            lang={text.language}
            readOnly={locked}
            editor={editing.editor}
            actions={
              pdf.isOffered && (
                <Button
                  variant={pdf.isShown ? 'secondary' : 'quiet'}
                  size="small"
                  aria-pressed={pdf.isShown}
                  onClick={pdf.toggle}
                >
                  {t('pdf.show')}
                </Button>
              )
            }
            onChange={(html) => change({ body: html })}
          />
          <SaveMessage state={state} onSaveAsNew={editing.saveAsNew} />
          {state.kind === 'saved' && <FormulaFindings findings={editing.findings} />}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button busy={state.kind === 'saving'} disabled={locked} onClick={save}>
              {t(state.kind === 'saving' ? 'saving' : 'save')}
            </Button>
            <span className="text-sm text-muted">{t(dirty ? 'unsaved' : 'saveShortcut')}</span>
          </div>
        </div>
        {pdf.isShown && <PdfPanel text={text} />}
      </div>
      <LeaveDialog guard={guard} />
    </>
  )
}

function ConflictText({ whose, text }: { whose: 'mine' | 'theirs'; text: ContentText }) {
  const { t } = useTranslation('unsaved')
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <h3 id={id} className="font-semibold text-muted">
        {t(`conflict.${whose}`)}
      </h3>
      <ScrollRegion aria-labelledby={id} className="max-h-96 overflow-y-auto p-1">
        <p className="mb-3 text-lg font-semibold wrap-anywhere">
          <RenderedPhrase html={text.title} lang={text.language} />
        </p>
        <p className="flex flex-wrap gap-2">
          <SkillBadges skills={text.skills ?? []} />
        </p>
        <RenderedHtml html={text.body} lang={text.language} />
      </ScrollRegion>
      <CopyText whose={whose} html={`<p>${text.title}</p>${text.body}`} />
    </div>
  )
}

const texts = {
  missing: 'title.missing',
  long: 'title.long',
  tooLarge: 'tooLarge',
  trashed: 'trashed.whileEditing',
  failed: 'failed',
  conflictUnknown: 'conflict.failed',
} as const satisfies Record<ContentProblem, string>

/** Lists formulas in the saved item that cannot be rendered. Readers see their LaTeX source instead. */
function FormulaFindings({ findings }: { findings: readonly FormulaFinding[] }) {
  const { t } = useTranslation('contentEdit')
  if (findings.length === 0) return null
  return (
    <Alert tone="warning" title={t('findings')}>
      <ul className="list-disc space-y-1 pl-5">
        {findings.map(({ place, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two formulas may be the same, and rows have no state.
          <li key={`${place} ${index}`}>
            <code className="wrap-anywhere">{detail}</code>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function SaveMessage({ state, onSaveAsNew }: { state: ContentSaveState; onSaveAsNew: () => void }) {
  const { t } = useTranslation('contentEdit')
  const format = useFormat()
  if (state.kind === 'saved') {
    return <Alert tone="success">{t('savedAt', { time: format.timeWithSeconds(state.at) })}</Alert>
  }
  if (state.kind !== 'problem') return null
  const actions = (
    <>
      <Button size="small" onClick={onSaveAsNew}>
        {t('trashed.saveAsNew')}
      </Button>
      <ButtonLink to="/admin/trash" variant="secondary" size="small">
        {t('trashed.open')}
      </ButtonLink>
    </>
  )
  return (
    <Alert tone="danger" action={state.problem === 'trashed' && actions}>
      {t(texts[state.problem])}
    </Alert>
  )
}
