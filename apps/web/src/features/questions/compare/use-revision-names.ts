import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { trpc } from '../../../lib/trpc.ts'

/** Returns select options for a question's revisions, newest first. Only the original is offered while loading. */
export function useRevisionNames(id: number): { value: string; label: string }[] {
  const { t } = useTranslation('questions')
  const { data = [] } = trpc.questions.revisions.useQuery({ id })
  const format = useFormat()
  const later = data
    .filter(({ number }) => number > 1)
    .map(({ number, author_name, created_at }) => ({
      value: String(number),
      label: t('compare.version', {
        number,
        author: author_name ?? t('compare.house'),
        time: format.shortDateTime(created_at),
      }),
    }))
  return [...later, { value: '1', label: t('compare.original', { number: 1 }) }]
}
