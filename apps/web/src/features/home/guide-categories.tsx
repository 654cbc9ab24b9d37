import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { subjects } from '../guides/subjects.ts'
import { CountrySwitch } from './country-switch.tsx'
import { HomeSection } from './home-section.tsx'
import type { CountryChoice } from './use-country.ts'

/** Links to the twelve guides of the chosen country. */
export function GuideCategories(choice: CountryChoice) {
  const { t } = useTranslation('homeSections')
  const folder = `/guides/${choice.country.toLowerCase()}`
  return (
    <HomeSection id="guides" title={t('guides.title')} lead={t('guides.lead')} aside={<CountrySwitch {...choice} />}>
      <ul className="grid gap-3 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {subjects.map(({ slug, Icon }) => (
          <li key={slug}>
            <Link
              to={`${folder}/${slug}`}
              className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 font-medium shadow-card transition-colors hover:border-accent"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
              {t(`guides.${slug}`)}
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
