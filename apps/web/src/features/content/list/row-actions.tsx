import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** The space in pixels that the menu needs to open below its button. */
const room = 140

/** Opens a popover with a row's actions. The browser closes it on Escape or a click outside. */
export function RowActions({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const close = () => actions.current?.hidePopover()
    window.addEventListener('scroll', close, { once: true, passive: true })
    return () => window.removeEventListener('scroll', close)
  }, [open])

  const place = () => {
    if (!button.current || !actions.current) return
    const { top, bottom, right } = button.current.getBoundingClientRect()
    const { style } = actions.current
    const below = bottom + room < window.innerHeight
    style.right = `${document.documentElement.clientWidth - right}px`
    style.top = below ? `${bottom + 4}px` : 'auto'
    style.bottom = below ? 'auto' : `${window.innerHeight - top + 4}px`
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-muted scroll-mt-36 hover:bg-raised"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </button>
      <div
        ref={actions}
        id={id}
        popover="auto"
        className="inset-auto m-0 rounded-card border border-line bg-surface p-2 text-ink shadow-raised"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') place()
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className="grid min-w-40 gap-2">{children}</div>
      </div>
    </>
  )
}
