import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { type ListPlace, wholeBank } from './list-place.ts'

/** The empty state of the question list. */
export function NoQuestions({ place, onChange }: { place: ListPlace; onChange: (change: Partial<ListPlace>) => void }) {
  const { t } = useTranslation('questions')
  const { archived, search, subject, grade, difficulty, problems } = place
  const emptyArchive = archived && !(search || subject || grade || difficulty || problems)
  return (
    <div className="rounded-control border border-dashed border-line px-4 py-8 text-center">
      <p className="font-semibold">{t(emptyArchive ? 'list.empty' : 'list.nothing')}</p>
      <p className="mt-1 text-muted">{t(emptyArchive ? 'list.emptyText' : 'list.nothingText')}</p>
      <Button variant="secondary" size="small" className="mt-4" onClick={() => onChange(wholeBank)}>
        {t('list.reset')}
      </Button>
    </div>
  )
}
