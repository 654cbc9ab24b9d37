import type { RunState } from '@pathwise/api/assessments/assessments.schemas'
import { joinSentences } from '@pathwise/planner/render'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { PlanOutcome } from '../../../lib/plan-outcome.tsx'
import { buildLoginUrl } from '../../../lib/session/next-path.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { buildRunId } from '../../../lib/sittings.ts'
import { useNames } from '../names.ts'
import { RemoveRun } from '../remove-run.tsx'
import { MeasurementView } from './measurement-view.tsx'

function buildPlanPath(runId: string): string {
  return `/plan?run=${runId}`
}

/**
 * Offers a visitor an account, because visitors' runs are deleted after some time. Logging in moves the runs to the
 * account.
 */
function KeepResult({ run }: { run: RunState }) {
  const { t } = useTranslation(['measure', 'common'])
  const format = useFormat()
  const { kind } = useVisitor()
  if (run.expires_at === null) return <p className="text-muted">{t('keep.kept')}</p>
  if (kind !== 'anonymous') return null
  const here = `/measure/${run.id}`
  return (
    <Card as="section" aria-labelledby="keep">
      <h2 id="keep" className="text-lg font-semibold">
        {t('keep.title')}
      </h2>
      <p className="mt-1">{t('keep.text', { date: format.date(run.expires_at) })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={buildLoginUrl('/register', here)}>{t('keep.register')}</ButtonLink>
        <ButtonLink to={buildLoginUrl('/login', here)} variant="secondary">
          {t('common:login')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Shows why a run stopped, what it measured and the next steps. */
export function ResultPage({ run }: { run: RunState }) {
  const { t, i18n } = useTranslation('measure')
  const names = useNames()
  const { measurement, answers, stop_reason, answered } = run
  const hasVerdicts = measurement !== null && !measurement.few_answers && !measurement.low_effort
  // Scroll to the top, because this page replaces the last item without a navigation.
  useEffect(() => {
    // In braces, because scrollTo returns a promise in current browsers, which React would call as the cleanup function.
    window.scrollTo(0, 0)
  }, [])

  const lead = [...(stop_reason ? [t(`result.${stop_reason}`)] : []), t('result.answered', { count: answered })]
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading
        title={t('result.title', { name: names.run(run) })}
        lead={joinSentences(lead, i18n.language)}
        focused
      />
      {measurement && <MeasurementView measurement={measurement} answers={answers} run={run.id} />}
      <div className="mt-10 grid gap-6">
        <Card as="section" aria-labelledby="next">
          <h2 id="next" className="text-lg font-semibold">
            {t('result.next')}
          </h2>
          {hasVerdicts && <p className="mt-1">{t('result.planText')}</p>}
          <div className="mt-4">
            {/* A run that the student stopped does not complete the task. */}
            <PlanOutcome sitting={stop_reason === 'wish' ? undefined : buildRunId(run.id)}>
              {(hasNext) => (
                <div className="flex flex-wrap gap-3">
                  {hasVerdicts && (
                    <ButtonLink to={buildPlanPath(run.id)} variant={hasNext ? 'secondary' : 'primary'}>
                      {t('result.plan')}
                    </ButtonLink>
                  )}
                  <ButtonLink to="/progress" variant="secondary">
                    {t('result.progress')}
                  </ButtonLink>
                  <ButtonLink to="/measure" variant="secondary">
                    {t('result.again')}
                  </ButtonLink>
                </div>
              )}
            </PlanOutcome>
          </div>
        </Card>
        <KeepResult run={run} />
        <div className="-ml-5">
          <RemoveRun id={run.id} />
        </div>
      </div>
    </div>
  )
}
