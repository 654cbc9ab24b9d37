import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The home page's banner. */
export function UnderConstruction() {
  const { t } = useTranslation('shell')
  return (
    <>
      <Construction aria-hidden="true" className="size-5 shrink-0" />
      <p>
        <strong className="font-semibold">{t('underConstruction.title')}</strong>
        <span className="max-sm:sr-only"> · {t('underConstruction.text')}</span>
      </p>
    </>
  )
}
