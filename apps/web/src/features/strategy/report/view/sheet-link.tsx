import { textLinkStyle } from '@pathwise/ui/text-link'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../../lib/link.tsx'
import type { SheetLink as Sheet } from '../calendar/plan-days.ts'
import { PrintedAddress } from '../print/printed-address.tsx'

interface TaskLinkProps {
  path: string
  text: string
  /** Whether to print the URL. If false, the printed page omits the whole link. */
  isPrinted?: boolean
}

function TaskLink({ path, text, isPrinted = false }: TaskLinkProps) {
  return (
    <div className={isPrinted ? undefined : 'print:hidden'}>
      <Link to={path} className={clsx(textLinkStyle({ size: 'small' }), 'print:hidden')}>
        {text}
      </Link>
      {isPrinted && <PrintedAddress to={path} />}
    </div>
  )
}

export function SheetLink({ path, title }: Sheet) {
  const { t } = useTranslation('plan')
  return <TaskLink path={path} text={t('sheet', { title })} isPrinted />
}

export function PracticeLink({ path, title }: Sheet) {
  const { t } = useTranslation('plan')
  return <TaskLink path={path} text={t('practice', { title })} />
}

export function UntimedLink({ path, title }: Sheet) {
  const { t } = useTranslation('plan')
  return <TaskLink path={path} text={t('untimed', { title })} isPrinted />
}

export function ModuleLink({ path, title }: Sheet) {
  const { t } = useTranslation('plan')
  return <TaskLink path={path} text={t('module', { title })} isPrinted />
}

export function MistakesLink() {
  const { t } = useTranslation('plan')
  return <TaskLink path="/practice/mistakes" text={t('mistakes')} isPrinted />
}
