import { buttonStyle } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** A banner that links to the paid plans. */
export function SubscribeBanner() {
  const { t } = useTranslation('homeSections')
  return (
    <section
      aria-labelledby="subscribe-title"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-accent-soft px-6 py-8 sm:px-10"
    >
      <div className="max-w-2xl min-w-0 flex-1 basis-80">
        <h2 id="subscribe-title" className="text-2xl font-bold tracking-tight">
          {t('subscribe.title')}
        </h2>
        <p className="mt-1">{t('subscribe.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/pricing" className={buttonStyle({ variant: 'secondary' })}>
          {t('subscribe.pricing')}
        </Link>
        <Link to="/checkout?plan=pro" className={buttonStyle()}>
          {t('subscribe.now')}
        </Link>
      </div>
    </section>
  )
}
