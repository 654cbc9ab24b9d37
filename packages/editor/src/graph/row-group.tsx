import { Button } from '@pathwise/ui/button'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

interface RowGroupProps {
  legend: string
  hint: string
  addLabel: string
  /** Undefined when the maximum number of rows is reached. */
  onAdd: (() => void) | undefined
  children: ReactNode
}

/** Groups form rows, and shows a button that adds a row and focuses it. Each row must have the class `graph-row`. */
export function RowGroup({ legend, hint, addLabel, onAdd, children }: RowGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const add = () => {
    onAdd?.()
    requestAnimationFrame(() => {
      const rows = group.current?.querySelectorAll('.graph-row') ?? []
      Array.from(rows).at(-1)?.querySelector('input')?.focus()
    })
  }
  return (
    <fieldset ref={group} tabIndex={-1} className="graph-group">
      <legend>{legend}</legend>
      <p className="graph-hint">{hint}</p>
      {children}
      {onAdd && (
        <Button variant="secondary" size="small" onClick={add} className="graph-add">
          <Plus aria-hidden="true" className="size-5" />
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}

/** Moves focus to the group, because the button disappears with its row. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button
      variant="quiet"
      aria-label={label}
      title={label}
      className="graph-remove"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('fieldset[tabindex]')?.focus()
        onRemove()
      }}
    >
      <X aria-hidden="true" className="size-5" />
    </Button>
  )
}
