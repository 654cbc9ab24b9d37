import { defaultLanguage, type Language, languages } from '@pathwise/i18n/languages'
import { useTranslation } from 'react-i18next'

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return languages.find((language) => language === i18n.language) ?? defaultLanguage
}
