import type { CommandId, CommandOutcome } from '@pathwise/api/ops/ops.schemas'
import { Alert } from '@pathwise/ui/alert'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { apiFailure } from '../../lib/api-failure.ts'
import { retryTime } from '../../lib/retry-time.ts'
import { Output } from './output.tsx'
import type { OperationState } from './use-operation.ts'

/** Returns a function that maps an error to the message for a command that did not run. */
function useErrorText() {
  const { t, i18n } = useTranslation(['operations', 'common'])
  return (error: unknown) => {
    const { reason, retryAfterSeconds } = apiFailure(error)
    if (reason === 'throttled') return t('common:tooMany', { time: retryTime(retryAfterSeconds ?? 60, i18n.language) })
    if (reason === 'already_running' || reason === 'sudo_password_needed') return t(`operations:refused.${reason}`)
    return (error instanceof Error && error.message) || t('operations:error')
  }
}

function Outcome({ command, outcome }: { command: CommandId; outcome: CommandOutcome }) {
  const { t } = useTranslation('operations')
  const { ok, stdout, stderr, detail } = outcome
  const name = t(`commands.${command}.name`)
  const failure = ok ? stderr : stderr || detail || t('failed')
  return (
    <div className="grid gap-3">
      <Alert tone={ok ? 'success' : 'danger'}>
        <strong>{t(ok ? 'endedWell' : 'endedBadly', { name })}</strong>
        {!stdout && !failure && <p>{t('noOutput')}</p>}
      </Alert>
      {!ok && <Output text={failure} label="stderr" />}
      {stdout && <Output text={stdout} label="stdout" />}
      {ok && failure && <Output text={failure} label="stderr" />}
    </div>
  )
}

/**
 * The result of the last command: its output or an error. Scrolls into view, because the dialog may exceed the
 * screen.
 */
export function RunResult({ state }: { state: OperationState }) {
  const errorText = useErrorText()
  const shown = state.kind === 'ended' || state.kind === 'error'
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) root.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div ref={root}>
      {state.kind === 'ended' && <Outcome command={state.command} outcome={state.outcome} />}
      {state.kind === 'error' && <Alert tone="danger">{errorText(state.error)}</Alert>}
    </div>
  )
}
