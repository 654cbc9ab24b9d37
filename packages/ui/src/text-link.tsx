import { clsx } from 'clsx'

const sizes = {
  /** For a link in a sentence. */
  inline: '',
  /** At least 24 px tall, for a link next to text. */
  small: 'inline-flex min-h-6 items-center gap-1.5 font-medium',
  /** 44 px tall, for a link in its own row. */
  medium: 'inline-flex min-h-11 items-center gap-1.5 font-medium',
} as const

interface TextLinkLook {
  size?: keyof typeof sizes
  /** Underlines the link only on hover. For links that are recognizable without a line, such as those of a list. */
  quiet?: boolean
}

export function textLinkStyle({ size = 'inline', quiet = false }: TextLinkLook = {}): string {
  return clsx(
    'text-accent underline-offset-4 hover:text-accent-strong',
    quiet ? 'hover:underline' : 'underline',
    sizes[size],
  )
}
