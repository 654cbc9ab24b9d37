import { useTranslation } from 'react-i18next'
import { trpc } from '../../lib/trpc.ts'

/** The version of the running build. Hidden while it is unknown or when the request fails. */
export function BuildVersion() {
  const { t } = useTranslation('shell')
  const { data } = trpc.system.version.useQuery(undefined, { staleTime: Infinity, retry: false })
  return <p className="mt-4 min-h-6 text-sm text-muted">{data && t('footer.version', { version: data.version })}</p>
}
