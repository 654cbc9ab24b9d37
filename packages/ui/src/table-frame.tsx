import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { ScrollRegion } from './scroll-region.tsx'

interface TableFrameProps {
  /** The table's accessible name. Visually hidden. */
  caption: string
  columns: readonly { readonly key: string; readonly label: string }[]
  children: ReactNode
  /** Content below the table, such as a message when it has no rows. */
  below?: ReactNode
  className?: string
}

/** A table that scrolls sideways when it is wider than the screen. */
export function TableFrame({ caption, columns, children, below, className }: TableFrameProps) {
  const id = useId()
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <ScrollRegion aria-labelledby={id} className="overflow-x-auto -outline-offset-3">
        <table className={clsx('w-full text-left', className)}>
          <caption id={id} className="sr-only">
            {caption}
          </caption>
          <thead className="bg-raised">
            <tr>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">{children}</tbody>
        </table>
      </ScrollRegion>
      {below}
    </div>
  )
}
