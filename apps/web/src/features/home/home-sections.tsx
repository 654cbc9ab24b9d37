import { type Country, countries, grades } from '@pathwise/planner/context'
import { BookOpen, FlaskConical, GraduationCap, Landmark, PencilRuler, Pi } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'
import { Link } from '../../lib/link.tsx'
import { useEarlyRadio } from '../../lib/use-early-fields.ts'
import { mainSubjects, subjects } from '../guides/subjects.ts'
import { HomeSection } from './home-section.tsx'
import { ProfileStrategy } from './profile/profile-strategy.tsx'
import { SubscribeLink } from './subscribe-link.tsx'
import type { CountryChoice } from './use-country.ts'

function SubscribeBanner() {
  const { t } = useTranslation('homeSections')
  return (
    <section
      aria-labelledby="subscribe-title"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-accent-soft px-6 py-8 sm:px-10"
    >
      <div className="max-w-2xl min-w-0 flex-1 basis-80">
        <h2 id="subscribe-title" className="text-2xl font-bold tracking-tight">
          {t('subscribe.title')}
        </h2>
        <p className="mt-1">{t('subscribe.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/pricing" variant="secondary">
          {t('subscribe.pricing')}
        </ButtonLink>
        <SubscribeLink />
      </div>
    </section>
  )
}

function GuideCategories(choice: CountryChoice) {
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

export function HomeSections(choice: CountryChoice) {
  return (
    <div className="grid gap-16 lg:gap-20">
      <ModulesGrid country={choice.country} />
      <ProfileStrategy {...choice} />
      <div>
        <GuideCategories {...choice} />
        <GradeGrid country={choice.country} />
      </div>
      <SubscribeBanner />
    </div>
  )
}

/** Selects the country with a pair of radio buttons. */
function CountrySwitch({ country, chooseCountry }: CountryChoice) {
  const { t } = useTranslation('homeSections')
  const { t: common } = useTranslation('common')
  const name = useId()
  const fieldset = useEarlyRadio(countries, country, chooseCountry)

  return (
    <fieldset ref={fieldset} className="flex rounded-control border border-control bg-surface p-1">
      <legend className="sr-only">{t('guides.country')}</legend>
      {countries.map((value) => (
        <label
          key={value}
          className="relative flex min-h-9 cursor-pointer items-center rounded-md px-3.5 font-medium transition-colors has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={value}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            checked={country === value}
            onChange={() => chooseCountry(value)}
          />
          {common(`country.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}

const modules = [
  { name: 'english', guide: 'english', Icon: BookOpen },
  { name: 'math', guide: 'math', Icon: Pi },
  { name: 'science', guide: 'science', Icon: FlaskConical },
  { name: 'history', guide: 'social-studies', Icon: Landmark },
  { name: 'ap', guide: 'exams/ap', Icon: GraduationCap },
  { name: 'testPrep', guide: 'exams-admissions', Icon: PencilRuler },
] as const

function ModulesGrid({ country }: { country: Country }) {
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

/** A table of goals per grade for the main subjects, shown only on large screens. Each cell links to a guide. */
function GradeGrid({ country }: { country: Country }) {
  const { t } = useTranslation('homeSections')
  const { t: common } = useTranslation('common')
  return (
    <div className="mt-8 hidden lg:block">
      <h3 id="grade-grid" className="text-lg font-semibold">
        {t('grid.title')}
      </h3>
      <div className="mt-3 overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <table aria-labelledby="grade-grid" className="w-full table-fixed text-left">
          <thead className="bg-raised">
            <tr>
              <th scope="col" className="w-36 px-4 py-2.5 font-semibold">
                {common('grade.label')}
              </th>
              {mainSubjects.map((slug) => (
                <th key={slug} scope="col" className="px-4 py-2.5 font-semibold">
                  {t(`guides.${slug}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {grades.map((grade) => (
              <tr key={grade}>
                <th scope="row" className="px-4 font-semibold whitespace-nowrap">
                  {common(`grade.${grade}`)}
                </th>
                {mainSubjects.map((slug) => {
                  const text = t(`grid.${slug}.${grade}`)
                  const subject = t(`guides.${slug}`)
                  return (
                    <td key={slug} className="px-2">
                      <Link
                        to={`/guides/${country.toLowerCase()}/${slug}#grades`}
                        aria-label={t('grid.open', { grade: common(`grade.${grade}`), subject, text })}
                        className="flex min-h-11 items-center rounded-control px-2 text-accent underline-offset-4 hover:bg-accent-soft hover:underline"
                      >
                        {text}
                      </Link>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
