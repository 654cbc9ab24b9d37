import { clsx } from 'clsx'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

const widths = {
  narrow: 'w-[min(32rem,calc(100vw-2rem))]',
  medium: 'w-[min(40rem,calc(100vw-2rem))]',
  wide: 'w-[min(48rem,calc(100vw-2rem))]',
  full: 'w-[min(72rem,calc(100vw-2rem))]',
} as const

export interface DialogProps {
  open: boolean
  /** Called on Escape, and by the cancel button of a ConfirmDialog. */
  onClose: () => void
  title: string
  description?: ReactNode
  /** The buttons at the end of the dialog. The primary button comes last. */
  actions?: ReactNode
  width?: keyof typeof widths
  className?: string
  children?: ReactNode
}

/** A modal dialog. The native element traps focus, and restores it on close. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  width = 'narrow',
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  // A passive effect would close an unmounted dialog after its removal, when the browser can no longer restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        // React also calls this handler when a dialog or a file input inside this dialog is canceled.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget: dialog }) => {
        // On repeated Escape, browsers close the dialog even if the page prevents it and `open` stays true.
        if (open && !dialog.open) dialog.showModal()
      }}
      className={clsx(
        'm-auto max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card border border-line',
        'bg-surface p-6 text-ink shadow-raised',
        widths[width],
        className,
      )}
    >
      {open && (
        <>
          <h2 id={`${id}-title`} className="text-xl font-bold">
            {title}
          </h2>
          {description && (
            <div id={`${id}-description`} className="mt-2 text-muted">
              {description}
            </div>
          )}
          {children && <div className="mt-5">{children}</div>}
          {actions && (
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">{actions}</div>
          )}
        </>
      )}
    </dialog>
  )
}
