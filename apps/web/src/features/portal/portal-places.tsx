import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

const places = [
  { to: '/', text: 'places.home' },
  { to: '/#quick-start', text: 'places.quickStart' },
  { to: '/guides/us', text: 'places.usGuides' },
  { to: '/guides/us/exams-admissions', text: 'places.examGuides' },
  { to: '/saved', text: 'places.savedPlans' },
  { to: '/plans', text: 'places.plans' },
] as const

/** Links to the main pages, for visitors who followed a wrong URL. */
export function PortalPlaces() {
  const { t } = useTranslation('portal')
  return (
    <nav aria-label={t('places.title')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {places.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-3 font-semibold shadow-card transition-colors hover:border-accent"
            >
              {t(text)}
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
