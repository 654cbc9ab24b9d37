import { useTranslation } from 'react-i18next'

export function Brand() {
  const { t } = useTranslation('common')
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          d="M9 25c0-6 14-5 14-11 0-4-5-5-8-5"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-on-accent"
        />
        <circle cx="10" cy="9" r="3" className="fill-on-accent" />
      </svg>
      {t('brand')}
    </span>
  )
}
