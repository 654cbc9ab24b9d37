import { buttonStyle } from '@pathwise/ui/button'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ComingSoon } from './coming-soon.tsx'
import { linksOf, type PlaceholderName } from './placeholder-pages.ts'
import { WayLink } from './way-link.tsx'

/** Stands in for a page that a later release brings. */
export function PlaceholderPage({ name }: { name: PlaceholderName }) {
  const { t } = useTranslation('placeholders')
  const { ways, officialSite } = linksOf(name)
  return (
    <ComingSoon title={t(`pages.${name}.title`)} text={t(`pages.${name}.text`)}>
      {ways.map((way, index) => (
        <WayLink key={way} way={way} variant={index === 0 ? 'primary' : 'secondary'} />
      ))}
      {officialSite && (
        <a href={officialSite} rel="noreferrer" className={buttonStyle({ variant: 'quiet' })}>
          {t('links.officialSite')}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </ComingSoon>
  )
}
