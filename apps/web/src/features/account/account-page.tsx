import { PageHeading } from '@pathwise/ui/page-heading'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { removeAccessToken } from '../../lib/session/access-token.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import type { Farewell } from './farewell-page.tsx'
import { ChangePassword } from './settings/change-password.tsx'
import { DeleteAccount } from './settings/delete-account.tsx'
import { Devices } from './settings/devices.tsx'
import { EmailSetting } from './settings/email-setting.tsx'
import { ExportData } from './settings/export-data.tsx'
import { Reminders } from './settings/reminders.tsx'
import { SecondFactors } from './settings/second-factors.tsx'
import { SignOutEverywhere } from './settings/sign-out-everywhere.tsx'
import { SignedInUser } from './settings/signed-in-user.tsx'

interface AccountPageProps {
  /** The section that shows the billing plan. It is passed in because it belongs to another feature. */
  plan: ReactNode
  onLeave: (farewell: Farewell) => void
}

export function AccountPage({ plan, onLeave }: AccountPageProps) {
  const { t } = useTranslation('account')
  const visitor = useVisitor()

  const leave = (farewell: Farewell, clearDevice: () => void) => {
    // Show the farewell page before removing the token. Otherwise, the route guard would redirect to the login page.
    flushSync(() => onLeave(farewell))
    clearDevice()
    removeAccessToken()
  }

  if (visitor.kind !== 'signed-in') return null
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid gap-6">
        <SignedInUser user={visitor.user} />
        {plan}
        <EmailSetting user={visitor.user} />
        <ChangePassword email={visitor.user.email} />
        <SecondFactors />
        <Devices />
        <Reminders user={visitor.user} />
        <SignOutEverywhere onDone={(clearDevice) => leave('signedOutEverywhere', clearDevice)} />
        <ExportData />
        <DeleteAccount onDone={(clearDevice) => leave('accountDeleted', clearDevice)} />
      </div>
    </div>
  )
}
