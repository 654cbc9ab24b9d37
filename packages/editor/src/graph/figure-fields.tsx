import { readFigureJson } from '@pathwise/rich-text/figure'
import { isPlane } from '@pathwise/rich-text/figure-draft'
import { useEffect, useRef } from 'react'
import type { FigureAttributes } from '../schema/figure.ts'
import { OtherFields } from './other-fields.tsx'
import { PlaneFields } from './plane-fields.tsx'
import './graph.css'

interface FigureFieldsProps {
  /** Undefined for a new graph. */
  stored: FigureAttributes | undefined
  onSave: (figure: FigureAttributes) => void
  onClose: () => void
}

/** The form for a figure: all fields of a graph or scatterplot, otherwise only alt text and caption. */
export function FigureFields({ stored, ...actions }: FigureFieldsProps) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The dialog opened before this code was loaded, so focus the first field now.
    holder.current?.querySelector<HTMLElement>('select, input')?.focus()
  }, [])
  const read = stored && readFigureJson(stored.figure)
  const figure = read && 'figure' in read ? read.figure : undefined
  const shared = { caption: stored?.caption ?? '', ...actions }
  return (
    <div ref={holder}>
      {figure && !isPlane(figure) ? (
        <OtherFields {...shared} figure={figure} />
      ) : (
        <PlaneFields {...shared} figure={figure} />
      )}
    </div>
  )
}
