import { reportContextSchema } from '@pathwise/api/diagnostics/diagnostics.schemas'
import { presetGoals } from '@pathwise/planner/context'
import { Button } from '@pathwise/ui/button'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList, SearchX, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { toApiFailure } from '../../../../lib/api-failure.ts'
import { ButtonLink } from '../../../../lib/button-link.tsx'
import { trpc } from '../../../../lib/trpc.ts'
import type { Report } from '../../report.ts'
import { savedPlansStore } from '../../saved/store.ts'
import { findCurrentReport } from '../../study-plan/model/current-report.ts'
import { readLastReport } from '../../study-plan/model/last-report.ts'
import { NoReport, ReportSkeleton } from '../no-report.tsx'

type Context = Report['context']

/** Returns the country, grade and goal from the URL. Falls back to those of the last report on this device. */
function findContext(search: string): Context | undefined {
  const named = reportContextSchema.safeParse(Object.fromEntries(new URLSearchParams(search)))
  return named.data ?? findCurrentReport(readLastReport(), savedPlansStore.current().plans)?.report.context
}

/** Requests the plan once. Rerenders do not repeat the request. */
function useRunPlan(runs: readonly string[], context: Context | undefined) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: ['plan-with-runs', runs, context],
    queryFn: async () => {
      if (!context) throw new Error('The student is not known')
      const preset = presetGoals.find((name) => name === context.goal)
      const asked = { runs: runs.slice(-4) }
      const result = preset
        ? await client.diagnostics.run.mutate({ ...asked, context: { ...context, goal: preset } })
        : await client.diagnostics.runDiagnosticForGoalText.mutate({ ...asked, context })
      return { result, context, ...asked }
    },
    enabled: context !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
  })
}

const unknownStatuses: readonly (number | undefined)[] = [404, 400, 422]

/** Creates a report from the runs and the device's last goal, then navigates to it. */
export function CreateReportFromRun({ runs }: { runs: readonly string[] }) {
  const { t } = useTranslation(['plan', 'common'])
  const navigate = useNavigate()
  const { search } = useLocation()
  const [context] = useState(() => findContext(search))
  const { data, error, isFetching, refetch } = useRunPlan(runs, context)
  useEffect(() => {
    if (data) void navigate('/plan', { replace: true, state: data })
  }, [data, navigate])

  const measure = <ButtonLink to="/measure">{t('run.measure')}</ButtonLink>
  if (!context) {
    const start = <ButtonLink to="/#quick-start">{t('run.start')}</ButtonLink>
    return (
      <NoReport icon={<ClipboardList />} title={t('run.noGoalTitle')} action={start}>
        {t('run.noGoal')}
      </NoReport>
    )
  }
  if (!error || isFetching) return <ReportSkeleton label={t('run.loading')} />
  const status = toApiFailure(error).status
  if (unknownStatuses.includes(status)) {
    return (
      <NoReport icon={<SearchX />} title={t('run.unknownTitle')} action={measure}>
        {t('run.unknown')}
      </NoReport>
    )
  }
  if (status === 409) {
    return (
      <NoReport icon={<ClipboardList />} title={t('run.openTitle')} action={measure}>
        {t('run.open')}
      </NoReport>
    )
  }
  const retry = <Button onClick={() => void refetch()}>{t('common:again')}</Button>
  return (
    <NoReport icon={<WifiOff />} title={t('run.failedTitle')} action={retry}>
      {t('run.failed')}
    </NoReport>
  )
}
