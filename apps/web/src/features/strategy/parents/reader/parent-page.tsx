import type { OpenedParentLink } from '@pathwise/api/parent-links/parent-links.schemas'
import type { ParentResult, ParentView } from '@pathwise/api/parent-links/parent-view.schemas'
import type { CalendarDate } from '@pathwise/planner/calendar'
import { presetGoals } from '@pathwise/planner/context'
import { toQuestionsOfTen } from '@pathwise/planner/measured'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Loading } from '@pathwise/ui/skeleton'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router'
import { toApiFailure } from '../../../../lib/api-failure.ts'
import { useFormat } from '../../../../lib/format.ts'
import { RetryAlert } from '../../../../lib/retry-alert.tsx'
import { trpc } from '../../../../lib/trpc.ts'
import { createStrategyTranslator } from '../../translate-strategy.ts'
import { UpcomingDatesSection } from './dates-ahead.tsx'
import { ReaderSection } from './reader-section.tsx'
import { DoneSection, NextWeek, ThisWeek } from './weeks.tsx'

const tips = ['one', 'two', 'three'] as const

function HowToHelp({ phases, today }: { phases: ParentView['phases']; today: CalendarDate }) {
  const { t } = useTranslation('parentPage')
  const last = phases.at(-1)
  const isOver = last !== undefined && last.until < today
  const phase = isOver ? 'over' : (phases.find(({ until }) => today <= until)?.kind ?? 'practise')
  return (
    <ReaderSection title={t('help.title')}>
      <ul className="mt-2 grid list-disc gap-2 pl-5 marker:text-muted print:gap-1">
        {tips.map((tip) => (
          <li key={tip}>{t(`help.${phase}.${tip}`)}</li>
        ))}
      </ul>
    </ReaderSection>
  )
}

const unknownStatuses: readonly (number | undefined)[] = [404, 400]

/** The page that a parent link opens: this week, completed work, ways to help, and upcoming dates. */
export function ParentPage() {
  const { t } = useTranslation('parentPage')
  const { pathname } = useLocation()
  const id = matchPath('/parents/:id', pathname)?.params.id ?? ''
  const opened = trpc.parentLinks.get.useQuery({ id })
  if (opened.data) return <OpenedPlan {...opened.data} />
  if (opened.isLoading) {
    return (
      <>
        <PageHeading title={t('title')} />
        <Loading label={t('loading')} skeleton="h-96" />
      </>
    )
  }
  if (unknownStatuses.includes(toApiFailure(opened.error).status)) {
    return (
      <>
        <PageHeading title={t('ended.title')} />
        <Alert tone="info">{t('ended.text')}</Alert>
      </>
    )
  }
  return (
    <>
      <PageHeading title={t('title')} />
      <RetryAlert onRetry={() => void opened.refetch()}>{t('failed')}</RetryAlert>
    </>
  )
}

function OpenedPlan({ view, today, updated_at, expires_at }: OpenedParentLink) {
  const { t } = useTranslation(['parentPage', 'common'])
  const format = useFormat()
  const preset = presetGoals.find((name) => name === view.goal)
  const goal = preset ? t(`common:goal.${preset}`) : view.goal
  return (
    <>
      <PageHeading
        title={t('title')}
        // Pass an element, because the heading would use a string as the page description. Link previews would then
        // show the student's goal and grade.
        lead={<span className="wrap-anywhere">{`${goal} · ${t(`common:grade.${view.grade}`)}`}</span>}
        actions={
          <Button variant="secondary" size="small" className="print:hidden" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
        }
      />
      <div className="grid gap-8 print:gap-4 print:text-sm">
        {view.tasks && (
          <>
            <ThisWeek tasks={view.tasks} today={today} />
            <div className="grid gap-8 sm:grid-cols-2 print:grid-cols-2 print:gap-4">
              <DoneSection tasks={view.tasks} today={today} />
              <NextWeek tasks={view.tasks} today={today} />
            </div>
          </>
        )}
        <HowToHelp phases={view.phases} today={today} />
        {view.dates && <UpcomingDatesSection exam={view.exam} dates={view.dates} today={today} />}
        {view.results && <MeasuredAreas results={view.results} />}
      </div>
      <p className="mt-8 border-t border-line pt-4 text-sm text-muted print:mt-4 print:pt-2">
        {t('asOf', { date: format.date(updated_at), until: format.date(expires_at) })}
      </p>
    </>
  )
}

function MeasuredAreas({ results }: { results: readonly ParentResult[] }) {
  const { t, i18n } = useTranslation(['parentPage', 'strategy'])
  const translate = createStrategyTranslator(i18n)
  return (
    <ReaderSection title={t('results.title')} lead={t(results.length === 0 ? 'results.none' : 'results.lead')}>
      <ul className="mt-2 grid gap-1">
        {results.map(({ area, verdict, target, ...range }) => (
          <li key={area}>
            <span className="font-medium">{translate(area)}</span>
            {` · ${t(`results.verdict.${verdict}`)} · `}
            {t('results.range', { ...toQuestionsOfTen(range), target: Math.round(target * 10) })}
          </li>
        ))}
      </ul>
    </ReaderSection>
  )
}
