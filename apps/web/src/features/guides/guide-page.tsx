import { useLocation } from 'react-router'
import { GuideArticle } from './guide-article.tsx'
import { guideExists, readGuideAddress } from './guide-files.ts'
import { MissingGuide } from './missing-guide.tsx'

/** The guide of the current path, or a "missing guide" page. */
export function GuidePage() {
  const { pathname } = useLocation()
  const address = readGuideAddress(pathname)
  if (!address) return null
  return guideExists(address) ? <GuideArticle address={address} /> : <MissingGuide {...address} />
}
