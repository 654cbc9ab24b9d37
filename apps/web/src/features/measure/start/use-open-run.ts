import type { RunState } from '@pathwise/api/assessments/assessments.schemas'
import { skipToken } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { deviceRuns, useDeviceRuns } from '../../../lib/device-runs.ts'
import { useVisitor } from '../../../lib/session/use-visitor.ts'
import { trpc } from '../../../lib/trpc.ts'

type OpenRun = Pick<RunState, 'id' | 'section' | 'domain' | 'started_at' | 'answered' | 'at_most'>

/** Returns the newest unfinished run of the account or, for visitors, of this device. */
export function useOpenRun(): OpenRun | undefined {
  const signedIn = useVisitor().kind === 'signed-in'
  const own = trpc.assessments.list.useQuery(undefined, { enabled: signedIn })
  const id = useDeviceRuns().find(({ finished }) => !finished)?.id
  const onDevice = trpc.assessments.get.useQuery(signedIn || id === undefined ? skipToken : { id })

  const isGone = toApiFailure(onDevice.error).status === 404
  const isFinished = onDevice.data !== undefined && onDevice.data.finished_at !== null
  useEffect(() => {
    if (id === undefined) return
    if (isGone) deviceRuns.remove(id)
    // Another tab may have finished the run.
    if (isFinished) deviceRuns.finish(id)
  }, [id, isGone, isFinished])

  if (signedIn) return own.data?.find(({ finished_at }) => finished_at === null)
  return isGone || isFinished ? undefined : onDevice.data
}
