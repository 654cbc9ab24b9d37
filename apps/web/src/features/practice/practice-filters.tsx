import { practiceGrades, practiceSubjects, practiceTypes } from '@pathwise/api/practice/practice.vocabulary'
import { difficultyLevels } from '@pathwise/planner/problems'
import { useTranslation } from 'react-i18next'
import { SelectFilter } from '../../lib/select-filter.tsx'
import { listPracticeSkills, type PracticeSearch, practiceStates } from './practice-search.ts'

interface FiltersProps {
  search: PracticeSearch
  onChange: (change: Partial<PracticeSearch>) => void
}

export function PracticeFilters({ search, onChange }: FiltersProps) {
  const { t } = useTranslation(['practice', 'common', 'strategy'])
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectFilter
        label={t('subject.label')}
        all={t('subject.any')}
        values={practiceSubjects}
        getName={(value) => t(`subject.${value}`)}
        chosen={search.subject}
        onChoose={(subject) => onChange({ subject })}
      />
      <SelectFilter
        label={t('common:grade.label')}
        all={t('anyGrade')}
        values={practiceGrades}
        getName={(value) => t(`common:grade.${value}`)}
        chosen={search.grade}
        onChoose={(grade) => onChange({ grade })}
      />
      <SelectFilter
        label={t('filter.skill')}
        all={t('filter.anySkill')}
        values={listPracticeSkills(search.subject)}
        getName={(value) => t(`strategy:skill.${value}`)}
        chosen={search.skill}
        onChoose={(skill) => onChange({ skill })}
      />
      <SelectFilter
        label={t('filter.difficulty')}
        all={t('filter.anyDifficulty')}
        values={difficultyLevels}
        getName={(value) => t(`level.${value}`)}
        chosen={search.difficulty}
        onChoose={(difficulty) => onChange({ difficulty })}
      />
      <SelectFilter
        label={t('filter.type')}
        all={t('filter.anyType')}
        values={practiceTypes}
        getName={(value) => t(`type.${value}`)}
        chosen={search.type}
        onChoose={(type) => onChange({ type })}
      />
      <SelectFilter
        label={t('filter.state')}
        all={t('filter.anyState')}
        values={practiceStates}
        getName={(value) => t(`state.${value}`)}
        chosen={search.state}
        onChoose={(state) => onChange({ state })}
      />
    </div>
  )
}
