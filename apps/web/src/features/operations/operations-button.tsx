import type { CommandId, CommandList } from '@pathwise/api/ops/ops.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { Loading } from '@pathwise/ui/skeleton'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmPassword } from '../../lib/session/confirm-password.tsx'
import { useHasRole } from '../../lib/session/use-has-role.ts'
import { trpc } from '../../lib/trpc.ts'
import { RunResult } from './run-result.tsx'
import { useOperation } from './use-operation.ts'

/** Opens the operations dialog. The dialog itself checks the user's role. */
export function OperationsButton() {
  const { t } = useTranslation('operations')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <OperationsDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** A dialog for maintenance commands on the server. Closing it discards the password and the output. */
function OperationsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['operations', 'common'])
  const allowed = useHasRole('admin')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={t(allowed ? 'text' : 'adminsOnly')}
      width="wide"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      {allowed && <OperationsPanel />}
    </Dialog>
  )
}

function OperationsPanel() {
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
      {commands.isPending && <Loading label={t('loading')} skeleton="h-40 w-full" />}
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
      {state.kind === 'reauthenticate' && (
        <ConfirmPassword submit={t('confirm.submit')} onConfirmed={() => run(state.command, sudoPassword)} />
      )}
      <RunResult state={state} />
    </div>
  )
}

interface CommandRowProps {
  command: CommandList[number]
  running: CommandId | undefined
  onRun: () => void
}

function CommandRow({ command: { id, needs_sudo: needsSudo, available, reason }, running, onRun }: CommandRowProps) {
  const { t } = useTranslation('operations')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control border border-line p-4">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t(`commands.${id}.name`)}
          {needsSudo && <Badge tone="warning">{t('needsSudo')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted">{t(`commands.${id}.text`)}</p>
        {!available && (
          <p className="mt-1 text-sm font-medium text-warning">{t(`unavailable.${reason ?? 'not_configured'}`)}</p>
        )}
      </div>
      <Button
        variant="secondary"
        busy={running === id}
        disabled={!available || running !== undefined}
        aria-label={t('runNamed', { name: t(`commands.${id}.name`) })}
        onClick={onRun}
      >
        {t(running === id ? 'running' : 'run')}
      </Button>
    </li>
  )
}
