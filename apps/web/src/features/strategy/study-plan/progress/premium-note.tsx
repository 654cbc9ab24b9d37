import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../lib/button-link.tsx'

/** Explains that a paid plan includes more, and links to the pricing page. */
export function PremiumNote({ text }: { text: string }) {
  const { t } = useTranslation('studyWeeks')
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{text}</p>
      <ButtonLink to="/pricing" variant="secondary" size="small">
        {t('compare')}
      </ButtonLink>
    </div>
  )
}
