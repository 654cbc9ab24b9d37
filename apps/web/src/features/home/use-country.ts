import type { Country } from '@pathwise/planner/context'
import { useState, useSyncExternalStore } from 'react'
import { getPreferredCountry, rememberCountry } from '../../lib/preferences.ts'

const noChanges = () => () => {}

/** The country selected on the home page. Starts with the stored preference, and stores every change. */
export function useCountry() {
  const [chosen, setChosen] = useState<Country>()
  // The first client render must match the prerendered pages, which use 'US'.
  const remembered = useSyncExternalStore(noChanges, getPreferredCountry, () => 'US' as const)
  return {
    country: chosen ?? remembered,
    chooseCountry: (country: Country) => {
      setChosen(country)
      rememberCountry(country)
    },
  }
}
export type CountryChoice = ReturnType<typeof useCountry>
