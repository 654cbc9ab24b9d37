import { actEnglishCategories, actMathCategories, actReadingCategories } from '../data/act.ts'
import { type DomainId, domainRows, type SectionId } from '../data/exams.ts'
import { satMathDomains, satReadingWritingDomains } from '../data/sat.ts'

/** A domain's share of its section, 0 to 1. */
interface DomainWeight {
  share: number
  /** False when the exam body publishes no weight, so that such domains share equally. */
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

/** Returns the weight of a domain in its section, from the exam facts. */
export function domainWeight(id: DomainId): DomainWeight {
  const weight = weights.get(id)
  if (!weight) throw new RangeError(`Unknown domain: ${id}`)
  return weight
}
