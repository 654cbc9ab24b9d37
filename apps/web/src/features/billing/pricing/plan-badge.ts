import type { Billing } from '../use-billing.ts'

/** What a paid plan's card says beside its name. */
export function planBadge(billing: Billing, owned: boolean): 'comingSoon' | 'yourPlan' | undefined {
  if (owned) return 'yourPlan'
  return billing === 'off' ? 'comingSoon' : undefined
}
