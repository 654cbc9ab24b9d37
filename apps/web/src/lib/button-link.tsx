import { type ButtonLook, buttonStyle } from '@pathwise/ui/button'
import { clsx } from 'clsx'
import { Link, type LinkProps } from './link.tsx'

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={clsx(buttonStyle({ variant, size }), className)} />
}
