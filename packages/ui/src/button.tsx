import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

const variants = {
  primary: 'bg-accent text-on-accent enabled:not-aria-disabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border border-control bg-surface text-ink enabled:not-aria-disabled:hover:bg-raised [a&]:hover:bg-raised',
  quiet: 'text-accent enabled:not-aria-disabled:hover:bg-accent-soft [a&]:hover:bg-accent-soft',
  danger: 'border border-danger bg-surface text-danger enabled:not-aria-disabled:hover:bg-danger-soft',
} as const

const sizes = {
  /** 44 px tall, for a page's main actions. */
  medium: 'min-h-11 px-5 py-2 text-base',
  /** 36 px tall, for actions in a card or row. */
  small: 'min-h-9 px-3.5 py-1 text-sm',
  /** 44 px tall with small text, for actions in a card or row that are used on touch screens. */
  compact: 'min-h-11 px-3.5 py-1 text-sm',
} as const

export interface ButtonLook {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
}

/** Returns the CSS classes of a button. Links use them to look like buttons. */
export function buttonStyle({ variant = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return clsx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control text-center font-semibold transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
  )
}

/**
 * `busy` ignores clicks, and with them the submission of the button's form, shows a spinner and sets `aria-busy`. A busy
 * button keeps the focus, which it would lose if it had the attribute `disabled`. To mark a button as busy without
 * ignoring clicks, set only `aria-busy`.
 */
export function Button({
  variant,
  size,
  busy = false,
  disabled = false,
  type = 'button',
  className,
  children,
  onClick,
  'aria-busy': ariaBusy,
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || ariaBusy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={clsx(buttonStyle({ variant, size }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
