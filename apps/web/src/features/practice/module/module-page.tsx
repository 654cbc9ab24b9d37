import type { ModuleSupply } from '@pathwise/api/practice/practice.schemas'
import {
  type ModuleSection,
  type ModuleTime,
  moduleTimeNames,
  practiceLimits,
} from '@pathwise/api/practice/practice.vocabulary'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { PageHeading } from '@pathwise/ui/page-heading'
import { SelectField } from '@pathwise/ui/select-field'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { devicePractice } from '../../../lib/device-practice.ts'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import {
  onModuleChangedInOtherTab,
  type PlayedModule,
  readModule,
  readOpenModule,
  removeModule,
} from '../../../lib/practice/stored-module.ts'
import { RetryAlert } from '../../../lib/retry-alert.tsx'
import { readTaskKey } from '../../../lib/sittings.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useDeviceClearCount } from '../../../lib/use-device-clear-count.ts'
import { ModulePlayer } from './module-player.tsx'
import { createModuleState } from './module-state.ts'

function listSeen(): number[] {
  return devicePractice
    .latest()
    .slice(0, practiceLimits.seen)
    .map(({ id }) => id)
}

/** The timed module page. Resumes the module in progress after a reload. Returns to the start page after a sign-out. */
export function ModulePage() {
  return <CurrentModule key={useDeviceClearCount()} />
}

function CurrentModule() {
  const [played, setPlayed] = useState(readModule)
  if (!played) return <StartPage onStart={setPlayed} />
  return (
    <ModulePlayer
      initial={played}
      onAnother={() => {
        removeModule(played)
        setPlayed(undefined)
      }}
    />
  )
}

function StartPage({ onStart }: { onStart: (module: PlayedModule | undefined) => void }) {
  const { t } = useTranslation(['practiceModule', 'strategy'])
  const [parameters] = useSearchParams()
  const [time, setTime] = useState<ModuleTime>('standard')
  const { client } = trpc.useUtils()
  const { data, isError, refetch } = useQuery({
    queryKey: ['practice-modules'],
    queryFn: () => client.practice.countAvailableModules.mutate({ seen: listSeen() }),
    gcTime: 0,
  })
  const start = useMutation({
    mutationFn: (section: ModuleSection) => client.practice.createModule.mutate({ section, time, seen: listSeen() }),
    onSuccess: (module) => {
      // Both tabs store their module under the same key, so that only one can be open.
      if (!readOpenModule()) onStart(createModuleState(module, Date.now(), readTaskKey(parameters.toString())))
    },
  })
  const open = useSyncExternalStore(onModuleChangedInOtherTab, () => readOpenModule()?.section)
  const named = parameters.get('section')
  const sections = data?.toSorted((one, other) => Number(other.section === named) - Number(one.section === named))
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={t('title')} lead={t('lead')} />
      {isError && <RetryAlert onRetry={() => void refetch()}>{t('start.failed')}</RetryAlert>}
      {start.isError && (
        <Alert tone="danger" className="mb-4">
          {t(toApiFailure(start.error).reason === 'no_items' ? 'start.empty' : 'start.failed')}
        </Alert>
      )}
      {open && (
        <Alert
          tone="info"
          action={
            <Button variant="secondary" size="small" onClick={() => onStart(readModule())}>
              {t('handIn.later')}
            </Button>
          }
        >
          {t('start.open', { section: t(`strategy:section.${open}`) })}
        </Alert>
      )}
      {!open && !sections && !isError && <PageSkeleton />}
      {!open && sections && (
        <>
          <div className="mb-6 max-w-sm">
            <SelectField
              label={t('time.label')}
              hint={t('time.hint')}
              options={moduleTimeNames.map((value) => ({ value, label: t(`time.${value}`) }))}
              value={time}
              onChange={setTime}
            />
          </div>
          <ul className="grid gap-4 sm:grid-cols-2">
            {sections.map((supply) => (
              <SectionCard
                key={supply.section}
                supply={supply}
                busy={start.isPending && start.variables === supply.section}
                onStart={() => start.mutate(supply.section)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface SectionCardProps {
  supply: ModuleSupply[number]
  busy: boolean
  onStart: () => void
}

function SectionCard({ supply: { section, questions, minutes, modules }, busy, onStart }: SectionCardProps) {
  const { t } = useTranslation(['practiceModule', 'strategy'])
  const name = t(`strategy:section.${section}`)
  return (
    <Card as="li" className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{name}</h2>
      <p>{t('start.format', { questions, minutes })}</p>
      <p className="text-muted">{modules === 0 ? t('start.empty') : t('start.modules', { count: modules })}</p>
      {modules > 0 && (
        <Button className="mt-auto" busy={busy} aria-label={t('start.named', { section: name })} onClick={onStart}>
          {t('start.button')}
        </Button>
      )}
    </Card>
  )
}
