import type { FollowedPlan, MadePlan } from '@pathwise/api/study-plan/plan.schemas'
import { comparePlans } from '@pathwise/planner/study-plan/compare-plans'
import { listExamDays } from '@pathwise/planner/study-plan/exam-days'
import type { StudyTask } from '@pathwise/planner/study-plan/study-plan'
import { findDay } from '@pathwise/planner/study-plan/time-zone'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../../lib/api-failure.ts'
import { devicePractice } from '../../../../lib/device-practice.ts'
import { trpc } from '../../../../lib/trpc.ts'
import { sumMinutes } from '../model/day-plan.ts'
import { type ChangeCounts, followedPlanStore } from '../model/followed-plan-store.ts'
import {
  buildFollowedPlan,
  buildMakeInput,
  findOwnDays,
  listExamChoices,
  type PlanChoice,
} from '../model/make-input.ts'
import { progressStore } from '../model/progress-store.ts'
import { isSameJson } from '../model/same-json.ts'
import { listDone } from '../model/task-status.ts'

export interface PlanPreview {
  readonly made: MadePlan
  readonly counts: ChangeCounts
}

export function movesTasks({ moved, added, dropped }: Omit<ChangeCounts, 'stay'>): boolean {
  return moved + added + dropped > 0
}

/** Returns whether the previewed plan equals the followed one, so that following it would change nothing. */
export function isSamePlan(followedPlan: FollowedPlan, choice: PlanChoice, { made, counts }: PlanPreview): boolean {
  const before = followedPlan.plan
  const after = made.plan
  return (
    !movesTasks(counts) &&
    isSameJson(listExamDays(before), listExamDays(after)) &&
    isSameJson(listExamChoices(before), listExamChoices(after)) &&
    isSameJson(followedPlan.own_days ?? [], findOwnDays(choice, followedPlan)) &&
    before.until === after.until &&
    isSameJson(followedPlan.hours, made.hours) &&
    followedPlan.time_zone === choice.timeZone &&
    isSameJson(followedPlan.report, choice.report)
  )
}

const readDone = ({ report }: Pick<FollowedPlan, 'report'>, tasks: readonly StudyTask[]) =>
  listDone(report.context, tasks, progressStore.current())

/** Builds a preview of the plan for a choice, without switching to that plan. */
export function usePlanPreview(followedPlan: FollowedPlan) {
  const { i18n } = useTranslation()
  const { mutate, data, variables, error, isPending, reset } = trpc.studyPlan.make.useMutation()
  const { tasks } = followedPlan.plan

  return {
    preview: data && variables && toPreview(followedPlan, data, variables.done ?? []),
    failure: error ? toApiFailure(error) : undefined,
    isPending,
    reset,

    ask: (choice: PlanChoice, onMade?: (made: MadePlan) => void) => {
      const worked = new Set(readDone(followedPlan, tasks))
      const today = findDay(choice.timeZone, new Date())
      const known = {
        done: readDone(choice, tasks),
        minutesDoneToday: sumMinutes(tasks.filter(({ key, day }) => day === today && worked.has(key))),
        seen: devicePractice.latest().map(({ id }) => id),
        language: i18n.language,
      }
      const isSameGoal = choice.report.context.goal === followedPlan.report.context.goal
      const exams = choice.exams ?? (isSameGoal ? listExamChoices(followedPlan.plan) : [])
      mutate(buildMakeInput({ ...choice, exams }, known), onMade && { onSuccess: onMade })
    },

    follow: (choice: PlanChoice, { made, counts }: PlanPreview) => {
      const done = new Set(readDone(choice, tasks))
      const before = { followedPlan, isDone: ({ key }: Pick<StudyTask, 'key'>) => done.has(key) }
      followedPlanStore.follow(buildFollowedPlan(choice, made, new Date().toISOString(), before), counts)
    },
  }
}

/** Like `usePlanPreview`, but requests the preview of the initial choice on mount. */
export function useInitialPreview(followedPlan: FollowedPlan, choice: PlanChoice) {
  const planning = usePlanPreview(followedPlan)
  const asked = useRef(false)
  const { ask } = planning
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    ask(choice)
  }, [ask, choice])
  return planning
}

function toPreview(followedPlan: FollowedPlan, made: MadePlan, done: readonly string[]): PlanPreview {
  const { moved, stay, added, dropped } = comparePlans(followedPlan.plan, made.plan, new Set(done))
  return {
    made,
    counts: { moved: moved.length, stay: stay.length, added: added.length, dropped: dropped.length },
  }
}
