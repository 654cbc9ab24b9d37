import type { TestPreference } from '@pathwise/planner/sat-or-act'
import { useTranslation } from 'react-i18next'

const paces = ['thorough', 'quick', 'either'] as const

interface PaceChoiceProps {
  pace: TestPreference['pace']
  onChoose: (pace: TestPreference['pace']) => void
}

/** Asks how the student works against the clock. */
export function PaceChoice({ pace, onChoose }: PaceChoiceProps) {
  const { t } = useTranslation('followedPlan')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('tests.pace.title')}</legend>
      {paces.map((value) => (
        <label
          key={value}
          className="flex cursor-pointer gap-3 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name="tests-pace"
            checked={pace === value}
            onChange={() => onChoose(value)}
            className="mt-0.5 size-5 shrink-0"
          />
          <span className="min-w-0">{t(`tests.pace.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
