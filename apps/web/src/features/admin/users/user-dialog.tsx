import { type Role, roles } from '@pathwise/api/auth/roles.vocabulary'
import type { UserRow } from '@pathwise/api/users/users.schemas'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { SelectField } from '@pathwise/ui/select-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { ConfirmAction } from '../confirm-action.tsx'
import { useUserActions } from './use-user-actions.ts'

export type UserAction = 'endSignIns' | 'export' | 'remove' | 'resetFactors' | 'setRole' | 'suspend' | 'unsuspend'

/** A completed admin action on an account. The page announces it to the admin. */
export interface UserNews {
  action: UserAction
  email: string
  /** When the action completed. Used as a React key, so that repeating an action announces it again. */
  time: number
}

interface UserDialogProps {
  user: UserRow
  onClose: () => void
  onDone: (news: UserNews) => void
}

/**
 * Shows an account and the actions that an admin can take, and asks for confirmation of each action in the same dialog.
 */
export function UserDialog({ user, onClose, onDone }: UserDialogProps) {
  const { t } = useTranslation(['admin', 'common'])
  const [action, setAction] = useState<UserAction>()
  const [role, setRole] = useState<Role>(user.role)
  const runs = useUserActions(user, role)
  return (
    <Dialog open onClose={onClose} title={user.email} className="wrap-anywhere">
      {action ? (
        <ConfirmAction
          text={t(`users.ask.${action}`, { role: t(`users.roles.${role}`) })}
          label={t(`users.${action}`)}
          danger={action === 'remove' || action === 'suspend' || action === 'resetFactors'}
          action={runs[action]}
          onDone={() => onDone({ action, email: user.email, time: Date.now() })}
          onCancel={() => setAction(undefined)}
        />
      ) : (
        <div className="grid gap-6">
          <UserFacts user={user} />
          <form
            noValidate
            className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
            onSubmit={(event) => {
              event.preventDefault()
              setAction('setRole')
            }}
          >
            <SelectField
              label={t('users.role')}
              options={roles.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
              value={role}
              onChange={setRole}
            />
            <Button type="submit" variant="secondary" disabled={role === user.role}>
              {t('users.setRole')}
            </Button>
          </form>
          <div className="flex flex-wrap gap-3">
            {listActions(user).map((name) => (
              <Button
                key={name}
                size="small"
                variant={name === 'remove' ? 'danger' : 'secondary'}
                onClick={() => setAction(name)}
              >
                {t(`users.${name}`)}
              </Button>
            ))}
          </div>
          <div className="flex justify-end">
            <Button variant="secondary" onClick={onClose}>
              {t('common:close')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function listActions({ factors, suspended_at }: UserRow): Exclude<UserAction, 'setRole'>[] {
  return [
    'endSignIns',
    ...(factors > 0 ? (['resetFactors'] as const) : []),
    'export',
    suspended_at === null ? 'suspend' : 'unsuspend',
    'remove',
  ]
}

function UserFacts({ user: { id, name, last_sign_in } }: { user: UserRow }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <div className="grid gap-1 text-sm text-muted">
      {name !== null && <p>{name}</p>}
      <p>{t('users.id', { id })}</p>
      <p>
        {last_sign_in === null
          ? t('users.noSignIn')
          : t('users.lastSignIn', { time: format.shortDateTime(last_sign_in) })}
      </p>
    </div>
  )
}
