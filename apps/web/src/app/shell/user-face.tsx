import { CircleUserRound } from 'lucide-react'
import type { Visitor } from '../../lib/session/use-visitor.ts'

/** Returns the first grapheme of a name, in upper case. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** The icon of the menu button: the user's initial, or a generic face for a visitor. */
export function UserFace({ visitor }: { visitor: Visitor }) {
  const name = visitor.kind === 'signed-in' ? visitor.user.name?.trim() : undefined
  if (!name) return <CircleUserRound aria-hidden="true" className="size-6" />
  return (
    <span
      aria-hidden="true"
      className="flex size-8 items-center justify-center rounded-full bg-accent text-sm font-semibold text-on-accent"
    >
      {initial(name)}
    </span>
  )
}
