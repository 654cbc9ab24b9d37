import type { FileColumn } from '@pathwise/question-formats/findings.schemas'
import { columnNames } from '@pathwise/question-formats/table/columns.schemas'
import { SelectField } from '@pathwise/ui/select-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findField } from './finding-text.ts'

interface ColumnMappingProps {
  columns: readonly FileColumn[]
  disabled: boolean
  /** Called with the updated list of all columns when the user maps one of them to another field. */
  onChange: (columns: readonly FileColumn[]) => void
}

/** Returns a function that translates a column name. */
export function useColumnLabel() {
  const { t } = useTranslation(['questionFiles', 'questions'])
  return (name: string): string => {
    const [, kind, letter = ''] = /^(choice|feedback)_([a-z])$/.exec(name) ?? []
    const id = letter.toUpperCase()
    if (kind !== undefined) return t(`questionFiles:mapping.${kind === 'choice' ? 'choice' : 'feedback'}`, { id })
    if (name === 'as_typed') return t('questionFiles:mapping.asTyped')
    const field = findField(name)
    return field ? t(`questions:fields.${field}`) : name
  }
}

/** Lets the user change which field each table column is mapped to. */
export function ColumnMapping({ columns, disabled, onChange }: ColumnMappingProps) {
  const { t } = useTranslation('questionFiles')
  const label = useColumnLabel()
  // Does not close the list when the user maps the last column.
  const [isOpenAtFirst] = useState(() => columns.some(({ name }) => name === ''))
  const options = [
    { value: '', label: t('mapping.leaveOut') },
    ...columnNames.map((name) => ({ value: name, label: label(name) })),
  ]

  function assign(changed: number, name: string) {
    onChange(
      columns.map((column, index) => {
        if (index === changed) return { ...column, name }
        // A field can be mapped to only one column, so unmap the field's previous column.
        return column.name === name ? { ...column, name: '' } : column
      }),
    )
  }

  return (
    <details open={isOpenAtFirst} className="rounded-control border border-line px-4 py-2">
      <summary className="min-h-9 cursor-pointer py-1">
        <h4 className="inline font-semibold">{t('mapping.title')}</h4>
      </summary>
      <p className="text-sm text-muted">{t('mapping.lead')}</p>
      <div className="mt-3 mb-2 grid max-h-72 gap-3 overflow-y-auto p-1 sm:grid-cols-2">
        {columns.map((column, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a file's columns never change order
            key={index}
            label={column.header.trim() || t('mapping.untitled', { number: index + 1 })}
            disabled={disabled}
            options={options}
            value={column.name}
            onChange={(name) => assign(index, name)}
          />
        ))}
      </div>
    </details>
  )
}
