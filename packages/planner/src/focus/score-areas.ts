import { actEnglishCategories, actMathCategories, actReadingCategories } from '../data/act.ts'
import { type DomainId, domainRows, type SectionId } from '../data/exams.ts'
import { satMathDomains, satReadingWritingDomains } from '../data/sat.ts'
import { type Phrase, phrase, term } from '../phrase.ts'
import { required } from '../required.ts'
import { type Area, haveSameName, isInPlanScope, sortForStudy } from './area.ts'
import { sectionScale, sectionStep } from './benchmark.ts'
import { isTaughtByGrade, meanExposure, type Student } from './exposure.ts'
import type { SectionPosition } from './target.ts'
import type { Track } from './track.ts'

type DomainRow = (typeof domainRows)[number]

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step
}

function explainArea(row: DomainRow, position: SectionPosition, lead: Area['lead'], learn: boolean): Phrase {
  const area = term(`domain.${row.id}`)
  const section = term(`section.${row.section}`)
  const { own } = position
  // A skill that has not been taught yet must be learned, even if the score is already high enough.
  if (position.target <= position.expected && !learn) return phrase(own ? 'why.keepOwn' : 'why.keep', { area, section })
  const { share, published } = domainWeight(row.id)
  const skill = term(`skill.${lead}`)
  const expected = roundTo(position.expected, sectionStep(row.section))
  const { target } = position
  const percent = Math.round(share * 100)
  if (learn && haveSameName(area.term, lead)) {
    return published
      ? phrase('why.weightSame', { area, section, share: percent })
      : phrase('why.equalSame', { area, section })
  }
  if (published && learn) return phrase('why.weightNew', { area, section, skill, share: percent })
  if (published)
    return phrase(own ? 'why.weightOwn' : 'why.weight', { area, section, expected, target, share: percent })
  return learn
    ? phrase('why.equalNew', { area, section, skill })
    : phrase(own ? 'why.equalOwn' : 'why.equal', { area, section, expected, target })
}

/**
 * Builds an area for each domain of a section. Levels are positions on the scale: `(score − lowest) / (highest −
 * lowest)`. The section's level is split in proportion to how much of each domain has been taught, so the weighted mean
 * equals the section's level.
 */
function listSectionAreas(
  position: SectionPosition,
  sectionShare: number,
  track: Track & { kind: 'score' },
  student: Student,
) {
  const [lowest, highest] = sectionScale(position.section)
  const place = (score: number) => (score - lowest) / (highest - lowest)
  const rows = domainRows.filter((row) => row.section === position.section)
  const met = rows.map((row) => meanExposure(row.skills, student))
  const mean = rows.reduce((sum, row, index) => sum + domainWeight(row.id).share * required(met[index]), 0)
  return rows.flatMap((row, index): Area[] => {
    const skills = sortForStudy(
      row.skills.filter((skill) => isInPlanScope(skill, track.sits, student)),
      student,
    )
    const lead = skills[0]
    if (!lead) return []
    const learn = !isTaughtByGrade(lead, student)
    return [
      {
        key: `domain.${row.id}`,
        subject: row.subject,
        exam: track.exam,
        section: row.section,
        course: null,
        skills,
        lead,
        stance: learn ? 'learn' : 'practise',
        weight: sectionShare * domainWeight(row.id).share,
        mastery: Math.min(1, (place(position.expected) * required(met[index])) / mean),
        target: place(position.target),
        own: position.own,
        why: explainArea(row, position, lead, learn),
      },
    ]
  })
}

/** Returns the areas of all sections. All sections have the same weight in a total or composite. */
export function listScoreAreas(track: Track & { kind: 'score' }, student: Student): Area[] {
  const { sections } = track.position
  return sections.flatMap((position) => listSectionAreas(position, 1 / sections.length, track, student))
}

/** A domain's share of its section, 0 to 1. */
interface DomainWeight {
  share: number
  /** False if the testing organization publishes no weights. All domains then have the same weight. */
  published: boolean
}

function findShare(section: SectionId, name: string): DomainWeight {
  if (section === 'sat.reading-writing' || section === 'sat.math') {
    const rows = section === 'sat.math' ? satMathDomains.value : satReadingWritingDomains.value
    const row = rows.find((domain) => domain.domain === name)
    if (!row) throw new RangeError(`The exam facts have no domain ${name}`)
    return { share: row.share_pct / 100, published: true }
  }
  if (section === 'act.science') return { share: 1, published: true }
  if (section === 'act.math') {
    const facts = actMathCategories.value
    if (name === 'Integrating Essential Skills') return { share: facts[name] / 100, published: true }
    if (!facts.phm_areas.includes(name)) throw new RangeError(`The exam facts have no category ${name}`)
    return { share: facts['Preparing for Higher Math'] / 100 / facts.phm_areas.length, published: false }
  }
  const names = section === 'act.english' ? actEnglishCategories.value : actReadingCategories.value
  if (!names.includes(name)) throw new RangeError(`The exam facts have no category ${name}`)
  return { share: 1 / names.length, published: false }
}

const weights = new Map<DomainId, DomainWeight>(domainRows.map((row) => [row.id, findShare(row.section, row.factName)]))

export function domainWeight(id: DomainId): DomainWeight {
  const weight = weights.get(id)
  if (!weight) throw new RangeError(`Unknown domain: ${id}`)
  return weight
}
