import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../lib/button-link.tsx'
import { callOnceVisible } from '../../lib/call-once-visible.ts'
import type { SubscribePath } from './subscribe-path.tsx'

type PathProps = ComponentProps<typeof SubscribePath>

const LazyPath = lazy(async (): Promise<{ default: ComponentType<PathProps> }> => {
  try {
    return { default: (await import('./subscribe-path.tsx')).SubscribePath }
  } catch (error) {
    console.error('The home page could not ask whether Pro is sold', error)
    return { default: () => null }
  }
})

/**
 * Links to the checkout page if this deployment sells Pro, otherwise to the pricing page. Loads the API client only
 * when the reader scrolls to the link, because the rest of the home page does not need it.
 */
export function SubscribeLink() {
  const { t } = useTranslation('homeSections')
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [path, setPath] = useState<Parameters<PathProps['onPath']>[0]>('/pricing')
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return setSeen(true)
    return callOnceVisible(place.current, () => setSeen(true))
  }, [])
  return (
    <div ref={place}>
      <ButtonLink to={path}>{t('subscribe.now')}</ButtonLink>
      {isSeen && (
        <Suspense fallback={null}>
          <LazyPath onPath={setPath} />
        </Suspense>
      )}
    </div>
  )
}
