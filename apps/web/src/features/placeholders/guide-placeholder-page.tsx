import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ComingSoon } from './coming-soon.tsx'
import { WayLink } from './way-link.tsx'

/** The last segment of a path as people read it; as it stands when its escapes are broken. */
export function lastSegment(pathname: string): string {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Any guide that is not written yet: names it by its address. */
export function GuidePlaceholderPage() {
  const { t } = useTranslation('placeholders')
  const { pathname } = useLocation()
  const canada = pathname.startsWith('/guides/ca/')
  return (
    <ComingSoon title={t('guide.title', { slug: lastSegment(pathname) })} text={t('guide.text')}>
      <WayLink way="examGuides" variant="primary" />
      <WayLink way={canada ? 'canadaGuides' : 'usGuides'} variant="secondary" />
    </ComingSoon>
  )
}
