import { type PaidPlanId, planCatalogue } from '@pathwise/api/billing/plans.vocabulary'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { useEarlyRadio } from '../../../lib/use-early-radio.ts'

const premiumPlanIds = ['premium_student', 'premium_family'] as const satisfies readonly PaidPlanId[]
export type PremiumPlanId = (typeof premiumPlanIds)[number]

/** The radio buttons for the Premium plans, with their prices. */
export function PremiumChoice({
  value,
  onChange,
}: {
  value: PremiumPlanId
  onChange: (chosen: PremiumPlanId) => void
}) {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  const name = useId()
  const fieldset = useEarlyRadio(premiumPlanIds, value, onChange)
  return (
    <fieldset ref={fieldset} className="mt-4">
      <legend className="mb-1.5 text-sm font-medium">{t('premiumFor.legend')}</legend>
      <div className="grid gap-2">
        {premiumPlanIds.map((planId) => (
          <label
            key={planId}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={name}
              value={planId}
              checked={planId === value}
              onChange={() => onChange(planId)}
              className="size-4"
            />
            <span className="grow">{t(`premiumFor.${planId}`)}</span>
            <span className="font-semibold">{format.dollars(planCatalogue[planId].price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
