import { Alert } from '@pathwise/ui/alert'
import { Loading, Skeleton } from '@pathwise/ui/skeleton'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../lib/trpc.ts'
import { CommandRow } from './command-row.tsx'
import { ConfirmPassword } from './confirm-password.tsx'
import { RunResult } from './run-result.tsx'
import { useOperation } from './use-operation.ts'

/** The sudo password field, the three commands and the last result. */
export function OperationsPanel() {
  const { t } = useTranslation('operations')
  const [sudoPassword, setSudoPassword] = useState('')
  const { state, run } = useOperation()
  const commands = trpc.ops.commands.useQuery(undefined, { staleTime: 0 })

  return (
    <div className="grid gap-5">
      <TextField
        label={t('password')}
        hint={t('passwordHint')}
        type="password"
        autoComplete="off"
        value={sudoPassword}
        onChange={(event) => setSudoPassword(event.target.value)}
      />
      {commands.isPending && (
        <Loading label={t('loading')}>
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      {commands.isError && <Alert tone="danger">{t('listFailed')}</Alert>}
      {commands.data && (
        <ul className="grid gap-3">
          {commands.data.map((command) => (
            <CommandRow
              key={command.id}
              command={command}
              running={state.kind === 'running' ? state.command : undefined}
              onRun={() => run(command.id, sudoPassword)}
            />
          ))}
        </ul>
      )}
      {state.kind === 'reauthenticate' && <ConfirmPassword onConfirmed={() => run(state.command, sudoPassword)} />}
      <RunResult state={state} />
    </div>
  )
}
