import { useTranslation } from 'react-i18next'
import { usePrintedLink } from './use-printed-link.ts'

/** Shows the QR code and URL of a shared report, only in print. */
export function PrintedLink({ shareId }: { shareId: string | undefined }) {
  const { t } = useTranslation('plan')
  const link = usePrintedLink(shareId, false)
  if (!link) return null
  return (
    <figure className="mt-4 hidden items-center gap-4 break-inside-avoid print:flex">
      <svg
        role="img"
        aria-label={t('cover.code')}
        viewBox={`0 0 ${link.size} ${link.size}`}
        shapeRendering="crispEdges"
        className="size-24 shrink-0 fill-black"
      >
        <path d={link.path} />
      </svg>
      <figcaption className="min-w-0 text-sm wrap-anywhere">
        {t('cover.openLink')}
        <br />
        {link.url}
      </figcaption>
    </figure>
  )
}
