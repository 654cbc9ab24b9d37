import { useEffect } from 'react'
import { ApiProvider } from '../../lib/api-provider.tsx'
import { useSubscribePath } from '../../lib/use-subscribe-path.ts'

interface SubscribePathProps {
  onPath: (path: ReturnType<typeof useSubscribePath>) => void
}

function Asked({ onPath }: SubscribePathProps) {
  const path = useSubscribePath()
  useEffect(() => onPath(path), [onPath, path])
  return null
}

/** Calls `onPath` with the path of the subscribe link, according to the API. Renders nothing. */
export function SubscribePath(props: SubscribePathProps) {
  return (
    <ApiProvider>
      <Asked {...props} />
    </ApiProvider>
  )
}
