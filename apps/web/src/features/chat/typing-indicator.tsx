import { useTranslation } from 'react-i18next'

const dots = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'] as const

/** Shows that a reply is pending. */
export function TypingIndicator() {
  const { t } = useTranslation('chat')
  return (
    <li className="flex">
      <span className="sr-only">{t('typing')}</span>
      <span aria-hidden="true" className="flex gap-1.5 rounded-card bg-raised px-4 py-4">
        {dots.map((delay) => (
          <span key={delay} className={`size-2 animate-bounce rounded-full bg-muted ${delay}`} />
        ))}
      </span>
    </li>
  )
}
