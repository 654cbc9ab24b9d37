import type { Announcement } from '@pathwise/api/settings/settings.schemas'
import { isAnnouncedOn } from '@pathwise/api/settings/settings.vocabulary'
import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useLanguage } from '../../lib/use-language.ts'

/**
 * Renders the announcement above the page. The server finds the container by its attribute and replaces its content
 * (`web/announced.ts`), so both must produce the same markup.
 */
export function Banner() {
  return (
    <div data-banner="" className="print:hidden">
      <Notice />
    </div>
  )
}

// The server has validated the data, so a shallow check is enough. Zod would enlarge the initial download.
function isAnnouncement(given: unknown): given is Announcement {
  return typeof given === 'object' && given !== null && 'place' in given
}

/**
 * Returns the announcement that the server wrote into the page. Returns undefined if there is none, or during
 * prerendering.
 */
function readAnnouncement(): Announcement | undefined {
  const json = globalThis.document?.documentElement.dataset['announcement']
  const given: unknown = json && JSON.parse(json)
  return isAnnouncement(given) ? given : undefined
}

function Notice() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { pathname } = useLocation()
  const announcement = readAnnouncement()
  if (!isAnnouncedOn(pathname, announcement?.place ?? 'home')) return null
  const own = announcement?.texts?.[language]
  const { title, text } = own ?? { title: t('underConstruction.title'), text: t('underConstruction.text') }
  return (
    <section
      aria-label={title}
      className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-sm text-warning"
    >
      <Construction aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{title}</strong>
        <span className={own ? undefined : 'max-sm:sr-only'}>{` · ${text}`}</span>
      </p>
    </section>
  )
}
