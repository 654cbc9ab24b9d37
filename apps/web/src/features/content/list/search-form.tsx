import { type Language, languageNames } from '@pathwise/i18n/languages'
import { subjects } from '@pathwise/planner/data/skills'
import { Button } from '@pathwise/ui/button'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { controlStyle } from '@pathwise/ui/field'
import { SelectField } from '@pathwise/ui/select-field'
import { useTranslation } from 'react-i18next'
import { SelectFilter } from '../../../lib/select-filter.tsx'
import { useTypedValue } from '../../../lib/use-typed-value.ts'
import { type ListSearch, languageFilters, listSkills, longestQuery } from './list-search.ts'

interface SearchFormProps {
  asked: ListSearch & { language: Language | 'all' }
  /** Whether the user is signed in and may therefore own items. */
  canOwn: boolean
  onSearch: (change: Partial<ListSearch>) => void
}

/** Searches titles, and filters by language, subject, skill and the user's own items. */
export function SearchForm({ asked, canOwn, onSearch }: SearchFormProps) {
  const { t } = useTranslation(['contentList', 'strategy'])
  const [text, setText] = useTypedValue(asked.q)
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ q: text })
        }}
      >
        <div className="min-w-0 grow basis-60 lg:basis-40">
          <input
            type="search"
            aria-label={t('searchLabel')}
            placeholder={t('placeholder')}
            maxLength={longestQuery}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={controlStyle}
          />
        </div>
        <div className="w-full sm:w-44">
          <SelectField
            label={t('language.label')}
            options={languageFilters.map((value) => ({
              value,
              label: value === 'all' ? t('language.all') : languageNames[value],
            }))}
            value={asked.language}
            onChange={(language) => onSearch({ q: text, language })}
          />
        </div>
        <div className="w-full sm:w-44">
          <SelectFilter
            label={t('subject.label')}
            all={t('subject.any')}
            values={subjects}
            getName={(subject) => t(`strategy:subject.${subject}`)}
            chosen={asked.subject}
            onChoose={(subject) => onSearch({ q: text, subject, skill: undefined })}
          />
        </div>
        <div className="w-full sm:w-44">
          <SelectFilter
            label={t('skill.label')}
            all={t('skill.any')}
            values={listSkills(asked.subject)}
            getName={(skill) => t(`strategy:skill.${skill}`)}
            chosen={asked.skill}
            onChoose={(skill) => onSearch({ q: text, skill })}
          />
        </div>
        {canOwn && (
          <CheckboxField label={t('mine')} checked={asked.mine} onChange={(mine) => onSearch({ q: text, mine })} />
        )}
        <div className="flex gap-2">
          <Button type="submit">{t('search')}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              setText('')
              onSearch({ q: '', mine: false, language: undefined, subject: undefined, skill: undefined })
            }}
          >
            {t('reset')}
          </Button>
        </div>
      </form>
    </search>
  )
}
