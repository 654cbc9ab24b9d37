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

/** Asks the API where the subscribe link leads, and calls `onPath` with the path. Renders nothing. */
export function SubscribePath(props: SubscribePathProps) {
  return (
    <ApiProvider>
      <Asked {...props} />
    </ApiProvider>
  )
}
