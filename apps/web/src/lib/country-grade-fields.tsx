import { type Country, countries, type Grade, grades } from '@pathwise/planner/context'
import { SelectField } from '@pathwise/ui/select-field'
import { useTranslation } from 'react-i18next'

interface CountryGradeFieldsProps {
  country: Country
  onCountry: (country: Country) => void
  grade: Grade
  onGrade: (grade: Grade) => void
}

export function CountryGradeFields({ country, onCountry, grade, onGrade }: CountryGradeFieldsProps) {
  const { t } = useTranslation('common')
  return (
    <>
      <SelectField
        label={t('country.label')}
        options={countries.map((value) => ({ value, label: t(`country.${value}`) }))}
        value={country}
        onChange={onCountry}
      />
      <SelectField
        label={t('grade.label')}
        options={grades.map((value) => ({ value, label: t(`grade.${value}`) }))}
        value={grade}
        onChange={onGrade}
      />
    </>
  )
}
