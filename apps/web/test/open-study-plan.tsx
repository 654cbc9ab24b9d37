import type { FollowedPlan } from '@pathwise/api/study-plan/plan.schemas'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { followedPlanStore } from '../src/features/strategy/study-plan/model/followed-plan-store.ts'
import { progressStore } from '../src/features/strategy/study-plan/model/progress-store.ts'
import { removeAccessToken } from '../src/lib/session/access-token.ts'
import { stubApi } from './api.ts'
import { renderApp } from './render-app.tsx'

/** Starts each test of a file without a stored plan, progress or session, and with a fake date. */
export function startWithoutPlan() {
  beforeEach(() => {
    localStorage.clear()
    followedPlanStore.remove()
    progressStore.keepOnly(() => false)
    removeAccessToken()
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => void vi.useRealTimers())
}

/** Opens the study plan page for a followed plan at noon (UTC) of the given day, and returns the API calls. */
export async function openStudyPlan(plan: FollowedPlan, day: string, answers: Parameters<typeof stubApi>[0]) {
  vi.setSystemTime(new Date(`${day}T12:00:00.000Z`))
  followedPlanStore.follow(plan)
  const calls = stubApi(answers)
  await renderApp('/study-plan')
  await screen.findByRole('region', { name: /^Today/ })
  return calls
}
