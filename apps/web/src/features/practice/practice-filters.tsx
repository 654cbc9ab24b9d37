import { practiceGrades, practiceSubjects } from '@pathwise/api/practice/practice.schemas'
import { SelectField } from '@pathwise/ui/select-field'
import { useTranslation } from 'react-i18next'
import type { PracticeSearch } from './practice-search.ts'

interface PracticeFiltersProps {
  search: PracticeSearch
  onSearch: (search: PracticeSearch) => void
}

/** The filters by subject and grade. A change applies immediately. */
export function PracticeFilters({ search, onSearch }: PracticeFiltersProps) {
  const { t } = useTranslation(['practice', 'common'])
  return (
    <div className="mb-6 grid max-w-xl gap-4 sm:grid-cols-2">
      <SelectField
        label={t('subject.label')}
        options={[
          { value: '', label: t('subject.any') },
          ...practiceSubjects.map((value) => ({ value, label: t(`subject.${value}`) })),
        ]}
        value={search.subject ?? ''}
        onChange={(subject) => onSearch({ ...search, subject: subject === '' ? undefined : subject })}
      />
      <SelectField
        label={t('common:grade.label')}
        options={[
          { value: '', label: t('anyGrade') },
          ...practiceGrades.map((value) => ({ value, label: t(`common:grade.${value}`) })),
        ]}
        value={search.grade ?? ''}
        onChange={(grade) => onSearch({ ...search, grade: grade === '' ? undefined : grade })}
      />
    </div>
  )
}
