import type { ContentItem } from '@pathwise/api/content/content.schemas'
import { skillRows } from '@pathwise/planner/data/skills'
import { Badge } from '@pathwise/ui/badge'
import { useTranslation } from 'react-i18next'

/**
 * Shows the subjects and skills of an item. A server that still runs the previous version sends none for some items.
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
