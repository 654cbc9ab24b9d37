import type { Country } from '@pathwise/planner/context'
import { useState, useSyncExternalStore } from 'react'
import { preferredCountry, rememberCountry } from '../../lib/preferences.ts'

const noChanges = () => () => {}

/** The one country of the home page: the one chosen before, until another is chosen here, which is remembered. */
export function useCountry() {
  const [chosen, setChosen] = useState<Country>()
  // A page rendered ahead knows nobody's choice, and must be the same at first.
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
