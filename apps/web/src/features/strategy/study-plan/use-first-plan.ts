import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { devicePractice } from '../../../lib/device-practice.ts'
import { trpc } from '../../../lib/trpc.ts'
import { followedPlanStore } from './model/followed-plan-store.ts'
import { buildFollowedPlan, buildMakeInput, neverChanged, type PlannableReport } from './model/make-input.ts'
import { progressStore } from './model/progress-store.ts'
import { listDone } from './model/task-status.ts'
import { readTimeZone } from './use-day.ts'

/** Makes a plan for the report and follows it. Does nothing while `report` is undefined. */
export function useFirstPlan(report: PlannableReport | undefined) {
  const { i18n } = useTranslation()
  const { client } = trpc.useUtils()
  const timeZone = readTimeZone()
  const query = useQuery({
    queryKey: ['first-plan', report, timeZone],
    enabled: report !== undefined,
    gcTime: 0,
    queryFn: async () => {
      if (!report) throw new Error('There is no report to make a plan for')
      const choice = { report, timeZone, hours: null, examDate: undefined }
      const known = {
        done: listDone(report.context, [], progressStore.current()),
        seen: devicePractice.latest().map(({ id }) => id),
        language: i18n.language,
      }
      return buildFollowedPlan(choice, await client.studyPlan.make.mutate(buildMakeInput(choice, known)), neverChanged)
    },
  })
  const { data } = query
  useEffect(() => {
    if (data && !followedPlanStore.current().plan) followedPlanStore.follow(data)
  }, [data])
  return { isFailed: query.isError, error: query.error, retry: () => void query.refetch() }
}
