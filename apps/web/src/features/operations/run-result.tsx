import type { CommandId, CommandOutcome } from '@pathwise/api/ops/ops.schemas'
import { Alert } from '@pathwise/ui/alert'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../lib/api-failure.ts'
import { useFailureText } from '../../lib/failure-text.ts'
import type { OperationState } from './use-operation.ts'

/** Raw program output. It may be long, so it is focusable and scrolls with the keyboard. */
function Output({ label, text }: { label: 'stdout' | 'stderr'; text: string }) {
  return (
    <figure>
      <figcaption className="font-mono text-sm text-muted">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        className="mt-1 max-h-64 overflow-auto rounded-control bg-raised p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </figure>
  )
}

function useErrorText() {
  const { t } = useTranslation('operations')
  const failureText = useFailureText()
  return (error: unknown) => {
    const failure = toApiFailure(error)
    const { reason, status, detail } = failure
    if (reason === 'already_running' || reason === 'sudo_password_needed') return t(`refused.${reason}`)
    if (status !== undefined) return failureText(failure, detail || t('error'))
    return (error instanceof Error && error.message) || t('error')
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
 * Shows the output or error of the last command. Scrolls into view because the dialog may be taller than the screen.
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
