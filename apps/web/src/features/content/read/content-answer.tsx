import type { ContentDocument } from '@pathwise/api/content/content.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { languageNames } from '@pathwise/i18n/languages'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { PageTitle } from '@pathwise/ui/page-title'
import { ArrowLeft, Download, Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { Link } from '../../../lib/link.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { buildSkillsUrl } from '../../../lib/practice-address.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { useHasRole } from '../../../lib/session/use-has-role.ts'
import { Author } from '../author.tsx'
import { ExportStatus } from '../export/export-status.tsx'
import { useExport } from '../export/use-export.ts'
import { toPlainTitle } from '../plain-title.ts'

/** Shown if the URL does not identify an item. */
export function MissingContent() {
  const { t } = useTranslation('contentRead')
  return (
    <>
      <PageHeading title={t('missing.title')} lead={t('missing.text')} />
      <ButtonLink to="/content/list">{t('back')}</ButtonLink>
    </>
  )
}

interface ContentAnswerProps {
  query: { data: ContentDocument | undefined; error: unknown; refetch: () => unknown }
}

export function ContentAnswer({ query: { data, error, refetch } }: ContentAnswerProps) {
  const { t } = useTranslation('contentRead')
  if (toApiFailure(error).status === 404) return <MissingContent />
  if (data) return <ContentArticle item={data} />
  if (!error) return <PageSkeleton isLong />
  return <RetryAlert onRetry={() => void refetch()}>{t('failed')}</RetryAlert>
}

/** An item as received. A server that still runs the previous version sends no skills. */
type ShownDocument = Omit<ContentDocument, 'skills'> & Partial<Pick<ContentDocument, 'skills'>>

function ContentArticle({ item }: { item: ContentDocument }) {
  const { t } = useTranslation('contentRead')
  const { state, start, cancel } = useExport()
  const { id, title, body, language, deleted_at } = item
  const heading = useRef<HTMLHeadingElement>(null)
  // Navigation moved focus to `<main>`, because the heading had not been rendered yet.
  useEffect(() => {
    if (document.activeElement?.localName === 'main') heading.current?.focus({ preventScroll: true })
  }, [])
  const canEdit = useHasRole('editor')
  return (
    <article className="mx-auto max-w-3xl">
      <PageTitle title={toPlainTitle(title)} />
      <Link to="/content/list" className="mb-5 inline-flex min-h-9 items-center gap-2 font-medium text-accent">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </Link>
      <header className="mb-8 border-b border-line pb-8">
        <h1 ref={heading} tabIndex={-1} lang={language} className="text-title font-bold tracking-tight wrap-anywhere">
          <RenderedPhrase html={title} lang={language} />
        </h1>
        <ContentFacts item={item} withId={canEdit} />
        {deleted_at === null ? (
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <Button busy={state.kind === 'running'} onClick={() => start([id])}>
              {state.kind !== 'running' && <Download aria-hidden="true" className="size-5" />}
              {t('download')}
            </Button>
            {canEdit && (
              <ButtonLink to={`/content/edit?id=${id}`} variant="secondary">
                <Pencil aria-hidden="true" className="size-5" />
                {t('edit')}
              </ButtonLink>
            )}
          </div>
        ) : (
          <Alert tone="warning" className="mt-6" action={<Link to="/admin/trash">{t('toTrash')}</Link>}>
            {t('inTrash')}
          </Alert>
        )}
        <div className="mt-4 print:hidden">
          <ExportStatus state={state} onCancel={cancel} />
        </div>
      </header>
      <RenderedHtml html={body} lang={language} />
      <PracticeCard skills={item.skills} />
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function ContentFacts({ item, withId }: { item: ShownDocument; withId: boolean }) {
  const { t } = useTranslation(['contentRead', 'strategy'])
  const { language, updated_at, skills = [] } = item
  const format = useFormat()
  const date = format.date(updated_at)
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
      {skills.length > 0 && (
        <Fact name={t('purpose')}>{format.list(skills.map((skill) => t(`strategy:skill.${skill}`)))}</Fact>
      )}
      <Fact name={t('author')}>
        <Author item={item} withId={withId} />
      </Fact>
      <Fact name={t('language')}>
        <span lang={language}>{languageNames[language]}</span>
      </Fact>
      <Fact name={t('updated')}>
        <time dateTime={updated_at}>{date}</time>
      </Fact>
    </dl>
  )
}

/** Links a sheet to practice problems for its skills, if there are any. */
function PracticeCard({ skills = [] }: Pick<ShownDocument, 'skills'>) {
  const { t } = useTranslation('contentRead')
  const address = buildSkillsUrl(skills, null)
  if (address === undefined) return null
  return (
    <Card as="section" aria-labelledby="sheet-practice" className="mt-10 print:hidden">
      <h2 id="sheet-practice" className="text-lg font-semibold">
        {t('practice.title')}
      </h2>
      <p className="mt-1 text-muted">{t('practice.text')}</p>
      <div className="mt-4">
        <ButtonLink to={address}>{t('practice.open')}</ButtonLink>
      </div>
    </Card>
  )
}
