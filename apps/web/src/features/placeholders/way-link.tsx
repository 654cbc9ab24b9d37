import { type ButtonLook, buttonStyle } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ways } from './placeholder-pages.ts'

/** A button-like link to one of the main places. */
export function WayLink({ way, variant }: { way: keyof typeof ways; variant: NonNullable<ButtonLook['variant']> }) {
  const { t } = useTranslation('placeholders')
  return (
    <Link to={ways[way]} className={buttonStyle({ variant })}>
      {t(`links.${way}`)}
    </Link>
  )
}
