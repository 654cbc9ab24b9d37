import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SheetLink as Sheet } from '../calendar/plan-days.ts'

function TaskLink({ path, text }: { path: string; text: string }) {
  return (
    <div className="print:hidden">
      <Link to={path} className="inline-flex min-h-6 items-center text-accent underline underline-offset-2">
        {text}
      </Link>
    </div>
  )
}

/** Links to a study sheet that fits a task or an area. */
export function SheetLink({ path, title }: Sheet) {
  const { t } = useTranslation('plan')
  return <TaskLink path={path} text={t('sheet', { title })} />
}

/** Links to the set of practice problems of a task or an area. */
export function PracticeLink({ path, title }: Sheet) {
  const { t } = useTranslation('plan')
  return <TaskLink path={path} text={t('practice', { title })} />
}

/** Links to the timed modules of an exam section. */
export function ModuleLink({ path, title }: Sheet) {
  const { t } = useTranslation('plan')
  return <TaskLink path={path} text={t('module', { title })} />
}

/** Links to the problems that the student missed. */
export function MistakesLink() {
  const { t } = useTranslation('plan')
  return <TaskLink path="/practice/mistakes" text={t('mistakes')} />
}
