import type { CommandId, CommandList } from '@pathwise/api/ops/ops.schemas'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'

interface CommandRowProps {
  command: CommandList[number]
  /** The command that is currently running, if any. */
  running: CommandId | undefined
  onRun: () => void
}

/** A command with its description, whether it can run on this server, and its button. */
export function CommandRow({
  command: { id, needs_sudo: needsSudo, available, reason },
  running,
  onRun,
}: CommandRowProps) {
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
