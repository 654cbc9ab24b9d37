import { satSections } from './data/sat.ts'
import { divideProportionally } from './focus/divide-proportionally.ts'
import { listSectionDomains, type SectionDomain } from './section-start.ts'

export interface ModuleFormat {
  readonly minutes: number
  readonly questions: number
  /** The domains with their question counts, in the order of the exam facts. */
  readonly domains: readonly (Omit<SectionDomain, 'share'> & { readonly questions: number })[]
}

const sections = { 'sat.reading-writing': satSections.value.rw, 'sat.math': satSections.value.math } as const

/** Returns the format of a section's first module. */
export function describeModule(section: keyof typeof sections): ModuleFormat {
  const { minutes, modules, questions } = sections[section]
  const inModule = questions / modules.length
  const domains = listSectionDomains(section)
  const parts = divideProportionally(
    domains.map(({ share }) => share),
    inModule,
  )
  return {
    minutes: modules[0] ?? minutes,
    questions: inModule,
    domains: domains.map(({ id, skills }, index) => ({ id, skills, questions: parts[index] ?? 0 })),
  }
}
