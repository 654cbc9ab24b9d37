import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { SelectField } from '@pathwise/ui/select-field'
import { Loading } from '@pathwise/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { QuestionText } from '../editor/question-text.ts'
import { Comparison } from './comparison.tsx'

interface CompareDialogProps {
  id: number
  /** Undefined while the dialog is closed. */
  text: QuestionText | undefined
  /** The revision to select initially. */
  revision: number
  onClose: () => void
}

export function CompareDialog({ id, text, revision, onClose }: CompareDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  return (
    <Dialog
      open={text !== undefined}
      onClose={onClose}
      title={t('compare.title')}
      width="full"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      {text && <CompareWithRevision id={id} text={text} start={revision} />}
    </Dialog>
  )
}

/**
 * Returns the select options for a question's revisions, newest first. While the revisions load, offers only the
 * selected one and the original.
 */
function useRevisionNames(id: number, selected: number): { value: string; label: string }[] {
  const { t } = useTranslation('questions')
  const { data = [] } = trpc.questions.revisions.useQuery({ id })
  const format = useFormat()
  const later = data
    .filter(({ number }) => number > 1)
    .map(({ number, author_id, author_name, created_at }) => ({
      value: String(number),
      label: t('compare.version', {
        number,
        author: author_name ?? author_id ?? t('statistics.formerEditor'),
        time: format.shortDateTime(created_at),
      }),
    }))
  const names = [...later, { value: '1', label: t('compare.original', { number: 1 }) }]
  const value = String(selected)
  if (names.some((name) => name.value === value)) return names
  return [{ value, label: t('compare.before', { number: selected }) }, ...names]
}

function CompareWithRevision({ id, text, start }: { id: number; text: QuestionText; start: number }) {
  const { t } = useTranslation('questions')
  const [number, setNumber] = useState(start)
  const names = useRevisionNames(id, number)
  const { data, isError } = trpc.questions.revision.useQuery({ id, number })
  return (
    <div className="grid gap-4">
      <div className="max-w-md">
        <SelectField
          label={t('compare.with')}
          options={names}
          value={String(number)}
          onChange={(value) => setNumber(Number(value))}
        />
      </div>
      {isError && <Alert tone="danger">{t('compare.failed')}</Alert>}
      {!data && !isError && <Loading label={t('compare.loading')} skeleton="h-96 w-full" />}
      {data && (
        <Comparison
          key={data.number}
          before={{ name: t('compare.before', { number: data.number }), text: data.content }}
          after={{ name: t('compare.now'), text }}
        />
      )}
    </div>
  )
}
