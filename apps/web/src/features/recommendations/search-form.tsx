import { countries, grades } from '@pathwise/planner/context'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { SelectField } from '@pathwise/ui/select-field'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecommendationQuery } from './find-recommendations.ts'

interface SearchFormProps {
  /** The initial values of the fields. */
  start: RecommendationQuery
  busy: boolean
  onSearch: (query: RecommendationQuery) => void
}

/** The search form for recommendations: country, grade and goal. */
export function SearchForm({ start, busy, onSearch }: SearchFormProps) {
  const { t } = useTranslation('recommendationSearch')
  const { t: common } = useTranslation('common')
  const [query, setQuery] = useState(start)
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
          <SelectField
            label={common('country.label')}
            options={countries.map((value) => ({ value, label: common(`country.${value}`) }))}
            value={query.country}
            onChange={(country) => setQuery({ ...query, country })}
          />
          <SelectField
            label={common('grade.label')}
            options={grades.map((value) => ({ value, label: common(`grade.${value}`) }))}
            value={query.grade}
            onChange={(grade) => setQuery({ ...query, grade })}
          />
          <div className="sm:col-span-2 lg:col-span-1">
            <TextField
              label={t('goal')}
              hint={t('goalHint')}
              error={submitted && goal === '' ? t('goalMissing') : undefined}
              maxLength={200}
              value={query.goal}
              onChange={(event) => setQuery({ ...query, goal: event.target.value })}
            />
          </div>
          {/* Aligned with the controls, which have labels above them. */}
          <Button type="submit" busy={busy} className="sm:col-span-2 lg:col-span-1 lg:mt-[1.875rem]">
            {busy ? common('loading') : t('submit')}
          </Button>
        </form>
      </search>
    </Card>
  )
}
