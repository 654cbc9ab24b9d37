import { useTranslation } from 'react-i18next'
import { trpc } from '../../../lib/trpc.ts'

/** What the versions of a question are called, the newest first; the original alone until they are known. */
export function useRevisionNames(id: number): { value: string; label: string }[] {
  const { t, i18n } = useTranslation('questions')
  const { data = [] } = trpc.questions.revisions.useQuery({ id })
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const later = data
    .filter(({ number }) => number > 1)
    .map(({ number, author_name, created_at }) => ({
      value: String(number),
      label: t('compare.version', {
        number,
        author: author_name ?? t('compare.house'),
        time: moment.format(new Date(created_at)),
      }),
    }))
  return [...later, { value: '1', label: t('compare.original', { number: 1 }) }]
}
