import { Button } from '@pathwise/ui/button'
import { clsx } from 'clsx'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { AttributeFields, type FieldsProps } from '../attributes/attribute-fields.tsx'
import { StudentView } from '../preview/student-view.tsx'
import type { QuestionText } from './question-text.ts'

const sideViews = ['attributes', 'phone', 'wide'] as const
export type SideView = (typeof sideViews)[number]

export function SideSwitch({ view, onChoose }: { view: SideView; onChoose: (view: SideView) => void }) {
  const { t } = useTranslation('questions')
  return (
    <fieldset aria-label={t('beside.label')} className="flex flex-wrap gap-1">
      {sideViews.map((one) => (
        <Button
          key={one}
          size="small"
          className="px-2!"
          variant={one === view ? 'secondary' : 'quiet'}
          aria-pressed={one === view}
          onClick={() => onChoose(one)}
        >
          {t(`beside.${one}`)}
        </Button>
      ))}
    </fieldset>
  )
}

/** Shows the attribute fields in small type, so that they fit into the side panel. */
export function AttributePanel({ fields, disabled }: { fields: FieldsProps; disabled: boolean }) {
  return (
    <fieldset
      disabled={disabled}
      className="grid min-w-0 grid-cols-2 gap-3 [&_:is(input,select,textarea)]:text-sm [&_label]:mb-0.5 [&_label]:text-sm [&>*]:col-span-full @3xl/question:[&>*]:col-span-full"
    >
      <AttributeFields {...fields} />
    </fieldset>
  )
}

/** Previews the question as students see it. Deferred, so that rendering does not slow down typing. */
export function LivePreview({ text, isPhone }: { text: QuestionText; isPhone: boolean }) {
  const { t } = useTranslation('questions')
  const shown = useDeferredValue(text)
  return (
    <section
      aria-label={t('preview.title')}
      className={clsx('min-w-0 rounded-card border border-line bg-surface p-4', isPhone && 'w-80 max-w-full')}
    >
      <StudentView text={shown} />
    </section>
  )
}
