import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { skillRows } from '@pathwise/planner/data/skills'
import { Badge } from '@pathwise/ui/badge'
import { useTranslation } from 'react-i18next'

/**
 * The subjects and skills of a study sheet; renders nothing for other items. A server that still runs the previous
 * version sends no skills.
 */
export function SkillBadges({ skills = [] }: Partial<Pick<ContentItem, 'skills'>>) {
  const { t } = useTranslation('strategy')
  const rows = skillRows.filter(({ id }) => skills.includes(id))
  const subjects = [...new Set(rows.map(({ subject }) => subject))]
  return (
    <>
      {subjects.map((subject) => (
        <Badge key={subject} tone="info">
          {t(`subject.${subject}`)}
        </Badge>
      ))}
      {rows.map(({ id }) => (
        <Badge key={id}>{t(`skill.${id}`)}</Badge>
      ))}
    </>
  )
}
