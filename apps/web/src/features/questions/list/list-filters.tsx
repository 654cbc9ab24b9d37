import { itemFilters } from '@pathwise/api/calibration/statistics.schemas'
import { reviewFilters } from '@pathwise/api/questions/review/review.vocabulary'
import {
  questionDifficulties,
  questionGrades,
  questionPools,
  questionSubjects,
} from '@pathwise/question-formats/vocabulary.schemas'
import { Button } from '@pathwise/ui/button'
import { controlStyle } from '@pathwise/ui/field'
import { SelectField } from '@pathwise/ui/select-field'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuestionWords } from '../words.ts'
import { type ListPlace, longestSearch, problemFilters } from './list-place.ts'

const unfiltered = ''

interface FilterProps<Value extends string> {
  label: string
  /** The label of the option that clears the filter. */
  all: string
  values: readonly Value[]
  getName: (value: Value) => string
  chosen: Value | undefined
  onChoose: (value: Value | undefined) => void
}

function Filter<Value extends string>({ label, all, values, getName, chosen, onChoose }: FilterProps<Value>) {
  return (
    <SelectField
      label={label}
      options={[{ value: unfiltered, label: all }, ...values.map((value) => ({ value, label: getName(value) }))]}
      value={chosen ?? unfiltered}
      onChange={(value) => onChoose(values.find((one) => one === value))}
    />
  )
}

interface TickProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="col-span-2 flex min-h-9 sm:max-lg:col-span-4 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0"
      />
      {label}
    </label>
  )
}

/** The filters of the question list. Each applies immediately. */
export function ListFilters({ place, onChange }: { place: ListPlace; onChange: (change: Partial<ListPlace>) => void }) {
  const { t } = useTranslation(['questions', 'questionReview'])
  const words = useQuestionWords()
  return (
    <div className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-3">
      <div className="col-span-2 sm:max-lg:col-span-1">
        <Filter
          label={t('list.subject')}
          all={t('list.allSubjects')}
          values={questionSubjects}
          getName={words.subject}
          chosen={place.subject}
          onChoose={(subject) => onChange({ subject })}
        />
      </div>
      <Filter
        label={t('list.grade')}
        all={t('list.allGrades')}
        values={questionGrades}
        getName={words.grade}
        chosen={place.grade}
        onChoose={(grade) => onChange({ grade })}
      />
      <Filter
        label={t('list.difficulty')}
        all={t('list.allDifficulties')}
        values={questionDifficulties}
        getName={words.difficulty}
        chosen={place.difficulty}
        onChoose={(difficulty) => onChange({ difficulty })}
      />
      <Filter
        label={t('list.pool')}
        all={t('list.allPools')}
        values={questionPools}
        getName={words.pool}
        chosen={place.pool}
        onChoose={(pool) => onChange({ pool })}
      />
      <Filter
        label={t('lint.filter')}
        all={t('lint.all')}
        values={problemFilters}
        getName={(name) => (name === 'any' ? t('lint.any') : t(`lint.rules.${name}`))}
        chosen={place.problems}
        onChoose={(problems) => onChange({ problems })}
      />
      <Filter
        label={t('statistics.filter')}
        all={t('statistics.all')}
        values={itemFilters}
        getName={(name) =>
          name === 'leak' || name === 'misfit' ? t(`statistics.suspects.${name}`) : t(`statistics.status.${name}`)
        }
        chosen={place.status}
        onChoose={(status) => onChange({ status })}
      />
      <Filter
        label={t('questionReview:filter')}
        all={t('questionReview:all')}
        values={reviewFilters}
        getName={(name) => t(`questionReview:state.${name}`)}
        chosen={place.review}
        onChoose={(review) => onChange({ review })}
      />
      <Tick
        label={t('reports.filter')}
        checked={place.reports === 'open'}
        onChange={(checked) => onChange({ reports: checked ? 'open' : undefined })}
      />
      <Tick label={t('list.archived')} checked={place.archived} onChange={(archived) => onChange({ archived })} />
    </div>
  )
}

/** The search field. Submits on Enter or button click. */
export function SearchBox({ asked, onSearch }: { asked: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('questions')
  const [text, setText] = useState(asked)
  // Back and forward navigation changes the search in the URL; follow it.
  const [last, setLast] = useState(asked)
  if (asked !== last) {
    setLast(asked)
    setText(asked)
  }
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <input
        type="search"
        aria-label={t('list.searchLabel')}
        placeholder={t('list.placeholder')}
        maxLength={longestSearch}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={clsx(controlStyle, 'min-w-0 grow')}
      />
      <Button type="submit" aria-label={t('list.search')} className="px-3.5!">
        <Search aria-hidden="true" className="size-5" />
      </Button>
    </form>
  )
}
