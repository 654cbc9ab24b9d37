import type { Country } from '@pathwise/planner/context'
import { BookOpen, FlaskConical, GraduationCap, Landmark, PencilRuler, Pi } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { HomeSection } from './home-section.tsx'

const modules = [
  { name: 'english', guide: 'english', Icon: BookOpen },
  { name: 'math', guide: 'math', Icon: Pi },
  { name: 'science', guide: 'science', Icon: FlaskConical },
  { name: 'history', guide: 'social-studies', Icon: Landmark },
  { name: 'ap', guide: 'exams/ap', Icon: GraduationCap },
  { name: 'testPrep', guide: 'exams-admissions', Icon: PencilRuler },
] as const

/** The six modules, each linking to its guide for the country. */
export function ModulesGrid({ country }: { country: Country }) {
  const { t } = useTranslation('homeSections')
  return (
    <HomeSection id="modules" title={t('modules.title')} lead={t('modules.lead')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {modules.map(({ name, guide, Icon }) => (
          <li key={name}>
            <Link
              to={`/guides/${country.toLowerCase()}/${guide}`}
              className="flex h-full items-start gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-accent"
            >
              <span className="rounded-control bg-accent-soft p-2.5 text-accent-strong">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <span className="min-w-0">
                <span className="block text-lg font-semibold">{t(`modules.${name}.title`)}</span>
                <span className="mt-1 block text-muted">{t(`modules.${name}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
