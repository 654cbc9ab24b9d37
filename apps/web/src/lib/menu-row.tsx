import { Link } from './link.tsx'

/** The classes of a menu row, which is at least 44 px high. */
export const menuRowStyle =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left transition-colors hover:bg-raised'

export function MenuRow({ to, text, onFollow }: { to: string; text: string; onFollow: () => void }) {
  return (
    <li>
      <Link to={to} onClick={onFollow} className={menuRowStyle}>
        {text}
      </Link>
    </li>
  )
}
