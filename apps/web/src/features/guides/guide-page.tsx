import { buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { GuideArticle } from './guide-article.tsx'
import { type Country, guideExists, readGuideAddress } from './guide-files.ts'

/** The guide of the current path, or a "missing guide" page. */
export function GuidePage() {
  const { pathname } = useLocation()
  const address = readGuideAddress(pathname)
  if (!address) return null
  return guideExists(address) ? <GuideArticle address={address} /> : <MissingGuide {...address} />
}

/** Decodes a path segment. Returns it unchanged when its escapes are invalid. */
function toReadable(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The page for an unknown guide. Shows its slug and links to the guide lists. */
function MissingGuide({ country, slug }: { country: Country; slug: string }) {
  const { t } = useTranslation('guides')
  return (
    <>
      <PageHeading title={t('missing.title', { slug: toReadable(slug) })} lead={t('missing.text')} />
      <div className="flex flex-wrap gap-3">
        <Link to={`/guides/${country}`} className={buttonStyle()}>
          {t(country === 'ca' ? 'page.allCa' : 'page.allUs')}
        </Link>
        <Link to="/guides/us/exams-admissions" className={buttonStyle({ variant: 'secondary' })}>
          {t('examGuides')}
        </Link>
      </div>
    </>
  )
}
