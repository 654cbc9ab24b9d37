import { useTranslation } from 'react-i18next'
import { ComingSoon } from './coming-soon.tsx'
import { linksOf, type PlaceholderName } from './placeholder-pages.ts'
import { WayLink } from './way-link.tsx'

/** Stands in for a page that a later release brings. */
export function PlaceholderPage({ name }: { name: PlaceholderName }) {
  const { t } = useTranslation('placeholders')
  return (
    <ComingSoon title={t(`pages.${name}.title`)} text={t(`pages.${name}.text`)}>
      {linksOf(name).ways.map((way, index) => (
        <WayLink key={way} way={way} variant={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </ComingSoon>
  )
}
