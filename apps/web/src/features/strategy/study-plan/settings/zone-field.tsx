import { SelectField } from '@pathwise/ui/select-field'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readTimeZone } from '../use-day.ts'

/** The time zones of this browser, and those in `more`, which it may name differently. */
function listZones(more: readonly string[]): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), ...more])].toSorted()
}

/** The choice of the time zone in which the plan's days begin and end. */
export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation('followedPlan')
  const options = useMemo(
    () => listZones([value, readTimeZone()]).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [value],
  )
  return <SelectField label={t('hoursDialog.zone')} options={options} value={value} onChange={onChange} />
}
