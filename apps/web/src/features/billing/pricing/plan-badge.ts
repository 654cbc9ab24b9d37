import type { Billing } from '../use-billing.ts'

/** Returns the badge of a paid plan's card. */
export function planBadge(billing: Billing, owned: boolean): 'comingSoon' | 'yourPlan' | undefined {
  if (owned) return 'yourPlan'
  return billing === 'off' ? 'comingSoon' : undefined
}
