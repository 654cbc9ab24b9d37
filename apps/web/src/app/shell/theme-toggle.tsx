import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { chooseTheme, useTheme } from '../../lib/theme.ts'
import { iconButtonStyle } from './icon-button.ts'

/** Toggles dark mode. The system theme applies until the first press. */
export function ThemeToggle() {
  const { t } = useTranslation('shell')
  const dark = useTheme() === 'dark'
  const Icon = dark ? Moon : Sun
  return (
    <button
      type="button"
      aria-pressed={dark}
      aria-label={t('darkMode')}
      title={t('darkMode')}
      className={iconButtonStyle}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
