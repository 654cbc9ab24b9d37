import { languageNames, languages } from '@pathwise/i18n/languages'
import { Languages } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { rememberLanguage } from '../../lib/preferences.ts'

/** Switches the language without a reload. On small screens only its icon shows; the platform's list opens all the same. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('shell')
  const { state } = useLocation()
  const [search, setSearch] = useSearchParams()
  // While the texts load: without it, React would set the control back to the old language.
  const [loading, setLoading] = useState<string>()
  const control = useRef<HTMLSelectElement>(null)

  async function changeLanguage(name: string | undefined) {
    const chosen = languages.find((language) => language === name)
    if (!chosen || chosen === i18n.language) return
    setLoading(chosen)
    rememberLanguage(chosen)
    await i18n.changeLanguage(chosen)
    setLoading(undefined)
    // An address that asks for a language would bring that one back with the next reload.
    if (search.has('lang')) setSearch({ ...Object.fromEntries(search), lang: chosen }, { replace: true, state })
  }

  // A prerendered page can be used before hydration, and React reports no change event for that.
  const adoptEarlyChoice = useRef(() => changeLanguage(control.current?.value))
  useEffect(() => void adoptEarlyChoice.current(), [])

  return (
    <div className="relative flex h-11 items-center rounded-control hover:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-accent max-sm:w-11 max-sm:justify-center">
      <Languages aria-hidden="true" className="pointer-events-none size-5 sm:absolute sm:left-2.5" />
      <select
        ref={control}
        aria-label={t('language')}
        value={loading ?? i18n.language}
        className="h-full cursor-pointer rounded-control bg-transparent outline-none max-sm:absolute max-sm:inset-0 max-sm:opacity-0 sm:pr-1 sm:pl-9 [&>option]:bg-surface"
        onChange={(event) => changeLanguage(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </div>
  )
}
