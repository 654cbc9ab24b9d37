import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'

interface DropZoneProps {
  disabled: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** An area onto which the user can drop a file. Its children must offer another way to select the file. */
export function DropZone({ disabled, onFile, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping requires a pointer; the file field inside is the keyboard alternative
    <div
      className={clsx(
        'rounded-control border border-dashed p-4 transition-colors',
        over ? 'border-accent bg-accent-soft' : 'border-control',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file && !disabled) onFile(file)
      }}
    >
      {children}
    </div>
  )
}
