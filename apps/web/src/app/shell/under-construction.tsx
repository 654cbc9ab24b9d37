import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The banner of the home page. */
export function UnderConstruction() {
  const { t } = useTranslation('shell')
  return (
    <section
      aria-label={t('underConstruction.title')}
      className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-sm text-warning"
    >
      <Construction aria-hidden="true" className="size-5 shrink-0" />
      <p>
        <strong className="font-semibold">{t('underConstruction.title')}</strong>
        <span className="max-sm:sr-only"> · {t('underConstruction.text')}</span>
      </p>
    </section>
  )
}
