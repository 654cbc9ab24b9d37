import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SheetLink as Sheet } from '../calendar/plan-days.ts'

/** Links to a study sheet that fits a task or an area. */
export function SheetLink({ path, title }: Sheet) {
  const { t } = useTranslation('plan')
  return (
    <div className="print:hidden">
      <Link to={path} className="inline-flex min-h-6 items-center text-accent underline underline-offset-2">
        {t('sheet', { title })}
      </Link>
    </div>
  )
}

/** Links to the set of practice problems of a task or an area. */
export function PracticeLink({ path, title }: Sheet) {
  const { t } = useTranslation('plan')
  return (
    <div className="print:hidden">
      <Link to={path} className="inline-flex min-h-6 items-center text-accent underline underline-offset-2">
        {t('practice', { title })}
      </Link>
    </div>
  )
}
