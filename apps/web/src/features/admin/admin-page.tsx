import { PageHeading } from '@pathwise/ui/page-heading'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from '../../lib/nav-link.tsx'

const places = [
  { to: '/admin/users', text: 'nav.users' },
  { to: '/admin/links', text: 'nav.links' },
  { to: '/admin/audit', text: 'nav.audit' },
  { to: '/admin/system', text: 'nav.system' },
  { to: '/admin/settings', text: 'nav.settings' },
  { to: '/admin/mail', text: 'nav.mail' },
] as const

export function AdminPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <nav aria-label={t('nav.label')} className="mb-6">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {places.map(({ to, text }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="inline-flex min-h-9 items-center font-semibold text-accent underline-offset-4 hover:underline aria-[current]:text-ink aria-[current]:underline"
              >
                {t(text)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <PageHeading title={title} lead={lead} />
      <div className="grid min-w-0 gap-6">{children}</div>
    </>
  )
}
