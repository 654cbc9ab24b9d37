import { countries, grades, longestGoal } from '@pathwise/planner/context'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { EmptyState } from '@pathwise/ui/empty-state'
import { PageHeading } from '@pathwise/ui/page-heading'
import { TextField } from '@pathwise/ui/text-field'
import { LogIn, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { ButtonLink } from '../../lib/button-link.tsx'
import { CountryGradeFields } from '../../lib/country-grade-fields.tsx'
import { getPreferredCountry } from '../../lib/preferences.ts'
import { buildLoginUrl } from '../../lib/session/next-path.ts'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { useTypedValue } from '../../lib/use-typed-value.ts'
import type { RecommendationQuery } from './find-recommendations.ts'
import { RecommendationResults } from './recommendation-results.tsx'
import { useRecommendations } from './use-recommendations.ts'

/** Parses the search from the URL. Replaces missing or unknown values with their defaults. */
function readQuery(search: URLSearchParams, defaults: RecommendationQuery): RecommendationQuery {
  const country = search.get('country')
  const grade = search.get('grade')
  return {
    country: countries.find((known) => known === country) ?? defaults.country,
    grade: grades.find((known) => known === grade) ?? defaults.grade,
    goal: search.get('goal')?.trim().slice(0, 200) || defaults.goal,
  }
}

/** Asks the visitor to log in. The login page returns to this search. */
function LoginRequired() {
  const { t } = useTranslation(['recommendationSearch', 'common'])
  const { pathname, search } = useLocation()
  const login = <ButtonLink to={buildLoginUrl('/login', pathname + search)}>{t('common:login')}</ButtonLink>
  return (
    <EmptyState icon={<LogIn />} title={t('login.title')} action={login}>
      {t('login.text')}
    </EmptyState>
  )
}

/**
 * Searches recommendations by country, grade and goal. The search is stored in the URL, so that it is restored after
 * login.
 */
export function RecommendationsPage() {
  const { t } = useTranslation(['recommendationSearch', 'common'])
  const [search, setSearch] = useSearchParams()
  const query = readQuery(search, { country: getPreferredCountry(), grade: 'G11', goal: t('defaultGoal') })
  const { country, grade, goal } = query
  // Show a login link instead of redirecting, because the visitor may have followed a link to this page.
  const { state, find } = useRecommendations()
  const anonymous = useVisitor().kind === 'anonymous'
  const asked = search.has('goal')

  useEffect(() => {
    if (asked || !anonymous) find({ country, grade, goal })
  }, [asked, anonymous, find, country, grade, goal])

  const count = state.kind === 'found' ? state.cards.length : 0
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <SearchForm start={query} busy={state.kind === 'busy'} onSearch={(chosen) => setSearch({ ...chosen })} />
      <section aria-label={t('results')} className="mt-8">
        <output className="mb-3 block text-muted empty:hidden">{count > 0 && t('found', { count })}</output>
        <RecommendationResults
          state={state}
          columns="grid gap-4 md:grid-cols-2"
          loginRequired={<LoginRequired />}
          idle={
            <EmptyState icon={<Search />} title={t('form')}>
              {t('start')}
            </EmptyState>
          }
          action={
            <Button variant="secondary" size="small" onClick={() => find(query)}>
              {t('common:again')}
            </Button>
          }
        />
      </section>
    </>
  )
}

interface SearchFormProps {
  start: RecommendationQuery
  busy: boolean
  onSearch: (query: RecommendationQuery) => void
}

const isSameQuery = (one: RecommendationQuery, other: RecommendationQuery) =>
  one.country === other.country && one.grade === other.grade && one.goal === other.goal

function SearchForm({ start, busy, onSearch }: SearchFormProps) {
  const { t } = useTranslation('recommendationSearch')
  const { t: common } = useTranslation('common')
  const [query, setQuery] = useTypedValue(start, isSameQuery)
  const [submitted, setSubmitted] = useState(false)
  const goal = query.goal.trim()
  return (
    <Card>
      <search>
        <form
          aria-label={t('form')}
          noValidate
          className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr_auto] lg:items-start"
          onSubmit={(event) => {
            event.preventDefault()
            setSubmitted(true)
            if (goal !== '') onSearch({ ...query, goal })
          }}
        >
          <CountryGradeFields
            country={query.country}
            onCountry={(country) => setQuery({ ...query, country })}
            grade={query.grade}
            onGrade={(grade) => setQuery({ ...query, grade })}
          />
          <div className="sm:col-span-2 lg:col-span-1">
            <TextField
              label={t('goal')}
              hint={t('goalHint')}
              error={submitted && goal === '' ? t('goalMissing') : undefined}
              maxLength={longestGoal}
              value={query.goal}
              onChange={(event) => setQuery({ ...query, goal: event.target.value })}
            />
          </div>
          {/* Align the button with the controls, which have labels above them. */}
          <Button type="submit" busy={busy} className="sm:col-span-2 lg:col-span-1 lg:mt-[1.875rem]">
            {busy ? common('loading') : t('submit')}
          </Button>
        </form>
      </search>
    </Card>
  )
}
