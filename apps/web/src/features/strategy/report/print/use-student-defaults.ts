import { useTranslation } from 'react-i18next'
import { useVisitor } from '../../../../lib/session/use-visitor.ts'
import type { Report } from '../../report.ts'
import type { StudentInfo } from './use-cover-print.ts'

/** Returns the known details for the cover: the grade, and the account name if the report is the student's own. */
export function useStudentDefaults({ context }: Report, isOwn: boolean): StudentInfo {
  const { t } = useTranslation('common')
  const visitor = useVisitor()
  const name = isOwn && visitor.kind === 'signed-in' ? visitor.user.name : null
  return { name: name ?? '', school: '', grade: t(`grade.${context.grade}`) }
}
