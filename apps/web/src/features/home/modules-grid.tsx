import { BookOpen, FlaskConical, GraduationCap, Landmark, PencilRuler, Pi } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

const modules = [
  { name: 'english', to: '/guides/us/english', Icon: BookOpen },
  { name: 'math', to: '/guides/us/math', Icon: Pi },
  { name: 'science', to: '/guides/us/science', Icon: FlaskConical },
  { name: 'history', to: '/guides/us/social-studies', Icon: Landmark },
  { name: 'ap', to: '/guides/us/exams/ap', Icon: GraduationCap },
  { name: 'testPrep', to: '/guides/us/exams-admissions', Icon: PencilRuler },
] as const

/** The six modules, each leading to its guide. */
export function ModulesGrid() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="modules" className="mt-16 lg:mt-20">
      <h2 id="modules" className="text-2xl font-bold tracking-tight">
        {t('modules.title')}
      </h2>
      <p className="mt-1 text-muted">{t('modules.lead')}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {modules.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link
              to={to}
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
    </section>
  )
}
