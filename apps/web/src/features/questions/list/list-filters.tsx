import { itemFilters } from '@pathwise/api/calibration/statistics.schemas'
import { reviewFilters } from '@pathwise/api/questions/review/review.vocabulary'
import {
  questionDifficulties,
  questionGrades,
  questionLimits,
  questionPools,
  questionSubjects,
} from '@pathwise/question-formats/vocabulary.schemas'
import { Button } from '@pathwise/ui/button'
import { CheckboxField } from '@pathwise/ui/checkbox-field'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectFilter } from '../../../lib/select-filter.tsx'
import { questionTypes, useQuestionWords } from '../words.ts'
import { type ListPlace, problemFilters } from './list-place.ts'
import { TextFilter } from './text-filter.tsx'

export interface FiltersProps {
  place: ListPlace
  onChange: (change: Partial<ListPlace>) => void
}

/**
 * Compact fields with small labels, so that the main filters fit in one row on wide screens. Each is at least as wide as
 * its longest option.
 */
const dense =
  'lg:[&_label]:mb-0.5 lg:[&_label]:text-xs lg:[&_label]:text-muted lg:[&_:is(select,input:not([type=checkbox]))]:min-h-9 ' +
  'lg:[&_:is(select,input:not([type=checkbox]))]:py-1 lg:[&_:is(select,input:not([type=checkbox]))]:text-sm ' +
  'lg:[&_select]:pr-7 lg:[&_select]:pl-3 lg:[&_select+svg]:right-2 lg:[&_select+svg]:size-4'

const checkboxStyle = 'col-span-full lg:[&>label]:min-h-9'

export function ListFilters({ keys, ...props }: FiltersProps & { keys: ReactNode }) {
  const { place } = props
  const { t } = useTranslation('questions')
  const id = useId()
  const hidden = [place.pool, place.status, place.review, place.reports, place.archived].filter(Boolean).length
  const [open, setOpen] = useState(hidden > 0)
  return (
    <>
      <div
        className={`grid min-w-0 grid-cols-2 gap-3 sm:grid-cols-3 lg:flex lg:flex-wrap lg:max-[120rem]:order-1 lg:max-[120rem]:basis-full lg:gap-2 lg:*:grow min-[120rem]:flex-1 ${dense}`}
      >
        <MainFilters {...props} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="justify-self-start whitespace-nowrap"
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {hidden > 0 ? t('list.moreActive', { number: hidden }) : t('list.more')}
        </Button>
        {keys}
      </div>
      <div
        id={id}
        hidden={!open}
        className={`grid grid-cols-2 gap-3 lg:order-2 lg:flex lg:basis-full lg:flex-wrap lg:items-end lg:gap-6 ${dense}`}
      >
        <MoreFilters {...props} />
      </div>
    </>
  )
}

function MainFilters({ place, onChange }: FiltersProps) {
  const { t } = useTranslation('questions')
  const words = useQuestionWords()
  return (
    <>
      <SelectFilter
        label={t('list.subject')}
        all={t('list.allSubjects')}
        values={questionSubjects}
        getName={words.subject}
        chosen={place.subject}
        onChoose={(subject) => onChange({ subject })}
      />
      <SelectFilter
        label={t('list.grade')}
        all={t('list.allGrades')}
        values={questionGrades}
        getName={words.grade}
        chosen={place.grade}
        onChoose={(grade) => onChange({ grade })}
      />
      <SelectFilter
        label={t('list.difficulty')}
        all={t('list.allDifficulties')}
        values={questionDifficulties}
        getName={words.difficulty}
        chosen={place.difficulty}
        onChoose={(difficulty) => onChange({ difficulty })}
      />
      <SelectFilter
        label={t('list.type')}
        all={t('list.allTypes')}
        values={questionTypes}
        getName={words.type}
        chosen={place.type}
        onChoose={(type) => onChange({ type })}
      />
      <TextFilter
        label={t('list.skill')}
        placeholder={t('list.allSkills')}
        maxLength={questionLimits.tag}
        asked={place.skill}
        onApply={(skill) => onChange({ skill })}
      />
      <SelectFilter
        label={t('lint.filter')}
        all={t('lint.all')}
        values={problemFilters}
        getName={(name) => (name === 'any' ? t('lint.any') : t(`lint.rules.${name}`))}
        chosen={place.problems}
        onChoose={(problems) => onChange({ problems })}
      />
    </>
  )
}

function MoreFilters({ place, onChange }: FiltersProps) {
  const { t } = useTranslation(['questions', 'questionReview'])
  const words = useQuestionWords()
  return (
    <>
      <SelectFilter
        label={t('list.pool')}
        all={t('list.allPools')}
        values={questionPools}
        getName={words.pool}
        chosen={place.pool}
        onChoose={(pool) => onChange({ pool })}
      />
      <SelectFilter
        label={t('statistics.filter')}
        all={t('statistics.all')}
        values={itemFilters}
        getName={(name) =>
          name === 'leak' || name === 'misfit' ? t(`statistics.suspects.${name}`) : t(`statistics.status.${name}`)
        }
        chosen={place.status}
        onChoose={(status) => onChange({ status })}
      />
      <SelectFilter
        label={t('questionReview:filter')}
        all={t('questionReview:all')}
        values={reviewFilters}
        getName={(name) => t(`questionReview:state.${name}`)}
        chosen={place.review}
        onChoose={(review) => onChange({ review })}
      />
      <CheckboxField
        className={checkboxStyle}
        label={t('reports.filter')}
        checked={place.reports === 'open'}
        onChange={(checked) => onChange({ reports: checked ? 'open' : undefined })}
      />
      <CheckboxField
        className={checkboxStyle}
        label={t('list.archived')}
        checked={place.archived}
        onChange={(archived) => onChange({ archived })}
      />
    </>
  )
}
