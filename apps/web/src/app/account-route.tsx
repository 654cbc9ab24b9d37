import { useState } from 'react'
import { AccountPage } from '../features/account/account-page.tsx'
import { type Farewell, FarewellPage } from '../features/account/farewell-page.tsx'
import { PlanSetting } from '../features/billing/subscription/plan-setting.tsx'
import { RequireRole } from './guard/require-role.tsx'

/**
 * Renders the farewell page outside the guard. The user is already signed out, so the guard would redirect to the login
 * page.
 */
export function AccountRoute() {
  const [farewell, setFarewell] = useState<Farewell>()
  if (farewell) return <FarewellPage farewell={farewell} />
  return (
    <RequireRole atLeast="student">
      <AccountPage plan={<PlanSetting />} onLeave={setFarewell} />
    </RequireRole>
  )
}
