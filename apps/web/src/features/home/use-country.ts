import type { Country } from '@pathwise/planner/context'
import { useState, useSyncExternalStore } from 'react'
import { preferredCountry, rememberCountry } from '../../lib/preferences.ts'

const noChanges = () => () => {}

/** Manages the selected country on the home page. The initial value is the stored country; each change is stored. */
export function useCountry() {
  const [chosen, setChosen] = useState<Country>()
  // Prerendered pages use 'US', and the first client render must match them.
  const remembered = useSyncExternalStore(noChanges, preferredCountry, () => 'US' as const)
  return {
    country: chosen ?? remembered,
    chooseCountry: (country: Country) => {
      setChosen(country)
      rememberCountry(country)
    },
  }
}
export type CountryChoice = ReturnType<typeof useCountry>
