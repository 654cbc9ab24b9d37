import type { AuditFilter as Filter } from '@pathwise/api/audit/audit.schemas'
import { type AuditAction, auditActions } from '@pathwise/api/audit/audit.vocabulary'
import { Button } from '@pathwise/ui/button'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export type AuditFilterValue = Omit<Filter, 'target'>

/** Returns the start of the day `later` days after `day`, in the browser's time zone. */
function startOfDay(day: string, later = 0): string | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return undefined
  return new Date(year, month - 1, date + later).toISOString()
}

/** Filters events by type, account and date range. The range includes its last day. */
export function AuditFilter({ onApply }: { onApply: (filter: AuditFilterValue) => void }) {
  const { t } = useTranslation('admin')
  const [action, setAction] = useState<AuditAction | 'all'>('all')
  const [typed, setTyped] = useState({ account: '', from: '', to: '' })

  function apply(chosen: AuditAction | 'all') {
    const account = typed.account.trim()
    const from = startOfDay(typed.from)
    const to = startOfDay(typed.to, 1)
    onApply({
      ...(chosen !== 'all' && { action: chosen }),
      ...(account && { account }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    })
  }
  const field = (name: keyof typeof typed, type: 'date' | 'text') => (
    <TextField
      label={t(`audit.${name}`)}
      type={type}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <search>
      <form
        noValidate
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1.5fr_2fr_1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          apply(action)
        }}
      >
        <SelectField
          label={t('audit.action')}
          options={[
            { value: 'all', label: t('list.all') },
            ...auditActions.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
          ]}
          value={action}
          onChange={(chosen) => {
            setAction(chosen)
            apply(chosen)
          }}
        />
        {field('account', 'text')}
        {field('from', 'date')}
        {field('to', 'date')}
        <Button type="submit">{t('list.search')}</Button>
      </form>
    </search>
  )
}
