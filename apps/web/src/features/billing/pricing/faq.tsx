import { useTranslation } from 'react-i18next'

const questions = ['change', 'payment', 'trial'] as const

export function Faq() {
  const { t } = useTranslation('pricing')
  return (
    <section aria-labelledby="faq-title" className="mt-12">
      <h2 id="faq-title" className="text-2xl font-bold tracking-tight">
        {t('faq.title')}
      </h2>
      <dl className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {questions.map((name) => (
          <div key={name} className="border-t border-line pt-4">
            <dt className="text-lg font-semibold">{t(`faq.${name}.question`)}</dt>
            <dd className="mt-1 text-muted">{t(`faq.${name}.answer`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
