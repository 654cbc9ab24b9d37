import { useLocation } from 'react-router'
import { Link, type LinkProps } from './link.tsx'

interface NavLinkProps extends Omit<LinkProps, 'to' | 'className'> {
  to: string
  /**
   * Whether the link is current only on its own page. By default, it is also current on subpages, such as
   * `/guides/us/exams` for `/guides/us`.
   */
  end?: boolean
  className: string | ((state: { isActive: boolean }) => string)
}

/** A link that is marked as current while its page is open. */
export function NavLink({ to, end = false, className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const isActive = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      className={typeof className === 'string' ? className : className({ isActive })}
    />
  )
}
