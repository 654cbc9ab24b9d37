import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { PageTitle } from '@pathwise/ui/page-title'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { Link } from '../../../lib/link.tsx'
import { PlanOutcome } from '../../../lib/plan-outcome.tsx'
import type { PlayedSet } from '../../../lib/practice/stored-set.ts'
import { buildProblemsUrl } from '../../../lib/practice-address.ts'
import { useHeadingFocus } from '../../../lib/use-heading-focus.ts'
import { getOutcome, getWork, type Verdict } from './set-state.ts'

const tones = { first: 'success', helped: 'accent', missed: 'warning', pending: 'neutral' } as const
const verdicts = ['first', 'helped', 'missed', 'pending'] as const satisfies readonly Verdict[]

/** Returns the link to the page from which the student opened the set. */
function findBackLink(address: URLSearchParams) {
  const from = address.get('from')
  if (from === 'study-plan') return { to: '/study-plan', text: 'result.toStudyPlan' } as const
  const isOfReport = from === 'plan' || (address.get('kind') === 'report' && from === null)
  return isOfReport ? ({ to: '/plan', text: 'result.toPlan' } as const) : ({ to: '/practice', text: 'all' } as const)
}

interface SetResultProps {
  set: PlayedSet
  onAnother: () => void
}

export function SetResult({ set, onAnother }: SetResultProps) {
  const { t } = useTranslation('practice')
  const heading = useHeadingFocus()
  const results = set.problems.map(({ id, title }) => ({ id, title, verdict: getOutcome(getWork(set, id)) }))
  const count = (verdict: Verdict) => results.filter((one) => one.verdict === verdict).length
  const missed = results.flatMap(({ id, verdict }) => (verdict === 'missed' ? [id] : []))
  const address = new URLSearchParams(set.source.split('?')[1])
  const back = findBackLink(address)
  return (
    <article className="mx-auto max-w-3xl">
      <PageTitle title={t('result.title')} />
      <h1 ref={heading} tabIndex={-1} className="mb-3 text-title font-bold tracking-tight">
        {t('result.title')}
      </h1>
      <p className="text-lg">{t(missed.length === 0 ? 'result.allRight' : 'result.lead')}</p>
      <dl className="my-6 grid grid-cols-1 gap-3 sm:grid-cols-3">
        {verdicts.map((verdict) =>
          verdict === 'pending' && count(verdict) === 0 ? null : (
            <div key={verdict} className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
              <dt className="text-muted">{t(`result.${verdict}`)}</dt>
              <dd className="text-2xl font-bold tabular-nums">{count(verdict)}</dd>
            </div>
          ),
        )}
      </dl>
      <h2 className="mb-3 text-lg font-semibold">{t('result.next')}</h2>
      <PlanOutcome sitting={set.id}>
        {(hasNext) => (
          <div className="flex flex-wrap gap-3">
            {missed.length > 0 && (
              <ButtonLink to={buildProblemsUrl('mistakes', missed)} variant={hasNext ? 'secondary' : 'primary'}>
                {t('result.practiceMissed')}
              </ButtonLink>
            )}
            <Button variant={hasNext || missed.length > 0 ? 'secondary' : 'primary'} onClick={onAnother}>
              {t('result.another')}
            </Button>
            <ButtonLink to="/practice/mistakes" variant="quiet">
              {t('mistakes.title')}
            </ButtonLink>
            <ButtonLink to={back.to} variant="quiet">
              {t(back.text)}
            </ButtonLink>
          </div>
        )}
      </PlanOutcome>
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('result.problems')}</h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {results.map(({ id, title, verdict }) => (
          <li key={id}>
            <Link
              to={`/practice/${id}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3 hover:bg-raised"
            >
              <RenderedPhrase html={title} lang="en" className="min-w-0 font-medium" />
              <Badge tone={tones[verdict]}>{t(`result.${verdict}`)}</Badge>
            </Link>
          </li>
        ))}
      </ol>
    </article>
  )
}
