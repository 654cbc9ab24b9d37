import { practiceGrades, practiceSubjects, practiceTypes } from '@pathwise/api/practice/practice.vocabulary'
import { difficultyLevels } from '@pathwise/planner/problems'
import { SelectField } from '@pathwise/ui/select-field'
import { useTranslation } from 'react-i18next'
import { listSkills, type PracticeSearch, practiceStates } from './practice-search.ts'

interface FilterProps<Value extends string> {
  label: string
  any: string
  values: readonly Value[]
  write: (value: Value) => string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function Filter<Value extends string>({ label, any, values, write, value, onChange }: FilterProps<Value>) {
  return (
    <SelectField<Value | ''>
      label={label}
      options={[{ value: '', label: any }, ...values.map((one) => ({ value: one, label: write(one) }))]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  )
}

interface FiltersProps {
  search: PracticeSearch
  onChange: (change: Partial<PracticeSearch>) => void
}

export function PracticeFilters({ search, onChange }: FiltersProps) {
  const { t } = useTranslation(['practice', 'common', 'strategy'])
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Filter
        label={t('subject.label')}
        any={t('subject.any')}
        values={practiceSubjects}
        write={(value) => t(`subject.${value}`)}
        value={search.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <Filter
        label={t('common:grade.label')}
        any={t('anyGrade')}
        values={practiceGrades}
        write={(value) => t(`common:grade.${value}`)}
        value={search.grade}
        onChange={(grade) => onChange({ grade })}
      />
      <Filter
        label={t('filter.skill')}
        any={t('filter.anySkill')}
        values={listSkills(search.subject)}
        write={(value) => t(`strategy:skill.${value}`)}
        value={search.skill}
        onChange={(skill) => onChange({ skill })}
      />
      <Filter
        label={t('filter.difficulty')}
        any={t('filter.anyDifficulty')}
        values={difficultyLevels}
        write={(value) => t(`level.${value}`)}
        value={search.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <Filter
        label={t('filter.type')}
        any={t('filter.anyType')}
        values={practiceTypes}
        write={(value) => t(`type.${value}`)}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
      <Filter
        label={t('filter.state')}
        any={t('filter.anyState')}
        values={practiceStates}
        write={(value) => t(`state.${value}`)}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
    </div>
  )
}
