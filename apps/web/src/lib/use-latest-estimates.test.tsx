// @vitest-environment jsdom
import type { Measurement } from '@pathwise/api/assessments/assessments.schemas'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stubApi } from '../../test/api.ts'
import type { Answer } from '../../test/calls.ts'
import { refetchAll } from '../../test/render-part.tsx'
import { buildFinishedRun, clearDeviceRuns, sampleMeasurement } from '../../test/sample-run.ts'
import { sampleUser } from '../../test/sample-user.ts'
import { ApiClientsContext } from './api-clients-context.ts'
import { ApiProvider, createApiClients } from './api-provider.tsx'
import { deviceRuns } from './device-runs.ts'
import { removeAccessToken, signInWith } from './session/access-token.ts'
import { useLatestEstimates } from './use-latest-estimates.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

function render() {
  const clients = createApiClients(() => 'en')
  const { result } = renderHook(() => useLatestEstimates('sat.math'), {
    wrapper: ({ children }) => (
      <ApiClientsContext value={clients}>
        <ApiProvider>{children}</ApiProvider>
      </ApiClientsContext>
    ),
  })
  return { result, clients }
}

it('reports a failure only while no estimates have been loaded', async () => {
  const refused: Answer = { status: 403, message: 'no' }
  let estimates: Answer = refused
  stubApi({ 'auth.me': () => ({ data: sampleUser() }), 'assessments.estimates': () => estimates })
  const { result, clients } = render()
  await waitFor(() => expect(result.current.failed).toBe(true))
  estimates = { data: { measured_at: null, measurement: null, answers: [], runs: [], practiced: 3, history: [] } }
  result.current.retry()
  await waitFor(() => expect(result.current).toMatchObject({ failed: false, estimates: { practiced: 3 } }))
  estimates = refused
  await refetchAll(clients)
  expect(result.current).toMatchObject({ failed: false, estimates: { practiced: 3 } })
})

describe('for a visitor', () => {
  const [first, second, third] = ['A'.repeat(22), 'B'.repeat(22), 'C'.repeat(22)] as const
  const conclusive = sampleMeasurement({ few_answers: false, low_effort: false })
  const few = sampleMeasurement({ few_answers: true })
  const random = sampleMeasurement({ low_effort: true })

  /** Finishes a run with each measurement, oldest first; null is a run that the server has deleted. */
  function finishRuns(measurements: readonly (Measurement | null)[]) {
    removeAccessToken()
    clearDeviceRuns()
    const ids = [first, second, third]
    for (const [index] of measurements.entries()) {
      const id = ids[index] ?? ''
      deviceRuns.add({ id, section: 'sat.math', domain: null, startedAt: '2026-11-23T09:00:00.000Z', finished: true })
    }
    stubApi({
      'assessments.get': ({ input }) => {
        const { id } = z.object({ id: z.string() }).parse(input)
        const measurement = measurements[ids.indexOf(id)]
        return measurement ? { data: buildFinishedRun({ id, measurement }) } : { status: 404, message: 'gone' }
      },
    })
  }

  it.each([
    ['the newest run when it is conclusive', [few, conclusive], conclusive],
    ['the last conclusive run when later ones were stopped early or guessed', [conclusive, few, random], conclusive],
    ['the newest run when none is conclusive', [random, few], few],
    ['an older run when the newest has been deleted', [conclusive, null], conclusive],
  ])('returns %s', async (_, measurements, expected) => {
    finishRuns(measurements)
    const { result } = render()
    await waitFor(() => expect(result.current.estimates?.measurement).toEqual(expected))
    expect(result.current).toMatchObject({ isVisitor: true, failed: false })
  })
})
