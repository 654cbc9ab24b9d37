import { Suspense } from 'react'
import { LoginForm } from '../../features/account/login/login-form.tsx'
import { ExpiringPanel } from '../../features/billing/expiring/expiring-panel.tsx'
import { OperationsButton } from '../../features/operations/operations-button.tsx'
import { PortalPage } from '../../features/portal/portal-page.tsx'

/** The portal with its widgets, which other features bring. `missing`: the address led nowhere. */
export function PortalRoute({ missing }: { missing: boolean }) {
  return (
    <PortalPage
      missing={missing}
      loginForm={<LoginForm onSuccess={() => {}} />}
      operations={<OperationsButton />}
      // Its texts are loaded for administrators alone, who need not wait for them.
      expiring={
        <Suspense fallback={null}>
          <ExpiringPanel />
        </Suspense>
      }
    />
  )
}
