import { languageNames, languages } from '@pathwise/i18n/languages'
import { Languages } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { rememberLanguage } from '../../lib/preferences.ts'
import { usePageHydration } from '../page-hydration.tsx'

/** Switches the language without a reload. Small screens show an icon under an invisible native select. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('shell')
  const { state } = useLocation()
  const [search, setSearch] = useSearchParams()
  // The selected language while its texts load. Without this state, React would reset the select to the old language.
  const [loading, setLoading] = useState<string>()
  const control = useRef<HTMLSelectElement>(null)
  const pageHydration = usePageHydration()

  // Update the language in the URL. Otherwise, a reload would restore the old language.
  const updateUrl = useRef<(language: string) => void>(undefined)
  useLayoutEffect(() => {
    updateUrl.current = (language) => {
      if (search.has('lang')) setSearch({ ...Object.fromEntries(search), lang: language }, { replace: true, state })
    }
  })

  async function changeLanguage(name: string | undefined) {
    const chosen = languages.find((language) => language === name)
    if (!chosen || chosen === (loading ?? i18n.language)) return
    setLoading(chosen)
    rememberLanguage(chosen)
    // Wait for hydration. If the language changed earlier, the new texts would not match the server-rendered markup,
    // and hydration would fail.
    await pageHydration
    // Update the URL before the texts load, because the user may open another page while they load.
    updateUrl.current?.(chosen)
    await i18n.changeLanguage(chosen)
    setLoading((latest) => (latest === chosen ? undefined : latest))
  }

  // If the user changes the select before hydration, React fires no change event, so check its value after hydration.
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
