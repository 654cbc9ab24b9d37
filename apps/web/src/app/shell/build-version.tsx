import { useTranslation } from 'react-i18next'
import { trpc } from '../../lib/trpc.ts'

/** The running build. Nothing is shown while it is unknown: nobody comes for it, and a failure here harms nobody. */
export function BuildVersion() {
  const { t } = useTranslation('shell')
  const { data } = trpc.system.version.useQuery(undefined, { staleTime: Infinity, retry: false })
  return <p className="mt-4 min-h-6 text-sm text-muted">{data && t('footer.version', { version: data.version })}</p>
}
