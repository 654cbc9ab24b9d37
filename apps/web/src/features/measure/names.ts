import type { measuredSections } from '@pathwise/api/assessments/assessments.vocabulary'
import { type DomainId, domainRows, type SectionId } from '@pathwise/planner/data/exams'
import type { SkillId } from '@pathwise/planner/data/skills'
import { useTranslation } from 'react-i18next'

export type MeasuredSection = (typeof measuredSections)[number]

export function findDomain(id: string | null): (typeof domainRows)[number] | undefined {
  return domainRows.find((row) => row.id === id)
}

/** Returns functions that translate section, domain and skill ids to names. */
export function useNames() {
  const { t } = useTranslation('strategy')
  const section = (id: SectionId) => t(`section.${id}`)
  const domain = (id: DomainId) => t(`domain.${id}`)
  return {
    section,
    domain,
    skill: (id: SkillId) => t(`skill.${id}`),
    /** Returns the name of what a run measures: one domain or the whole section. */
    run: (run: { section: SectionId; domain: DomainId | null }) =>
      run.domain === null ? section(run.section) : domain(run.domain),
  }
}
