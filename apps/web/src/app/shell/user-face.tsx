import { CircleUserRound } from 'lucide-react'
import type { Visitor } from '../../lib/session/use-visitor.ts'

/** The first letter of a name, as a reader sees letters. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** Decoration of the menu's button: the initial of whoever is signed in, else a nameless face. */
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
