import { countries } from '@pathwise/planner/context'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useEarlyRadio } from '../../lib/use-early-radio.ts'
import type { CountryChoice } from './use-country.ts'

/** A two-button switch between the countries. */
export function CountrySwitch({ country, chooseCountry }: CountryChoice) {
  const { t } = useTranslation('homeSections')
  const { t: common } = useTranslation('common')
  const name = useId()
  const fieldset = useEarlyRadio(countries, country, chooseCountry)

  return (
    <fieldset ref={fieldset} className="flex rounded-control border border-control bg-surface p-1">
      <legend className="sr-only">{t('guides.country')}</legend>
      {countries.map((value) => (
        <label
          key={value}
          className="relative flex min-h-9 cursor-pointer items-center rounded-md px-3.5 font-medium transition-colors has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={value}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            checked={country === value}
            onChange={() => chooseCountry(value)}
          />
          {common(`country.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}
