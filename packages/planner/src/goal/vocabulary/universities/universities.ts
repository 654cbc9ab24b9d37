import { listNames, splitNames } from '../names.ts'
import { universitiesAbroad } from './abroad.ts'
import { ontarianUniversities } from './ca-ontario.ts'
import { otherCanadianUniversities } from './ca-other.ts'
import type { University } from './university.ts'
import { californianUniversities } from './us-california.ts'
import { middleAtlanticUniversities } from './us-middle-atlantic.ts'
import { midwesternUniversities } from './us-midwest.ts'
import { newEnglandUniversities } from './us-new-england.ts'
import { southAtlanticUniversities } from './us-south-atlantic.ts'
import { southCentralUniversities } from './us-south-central.ts'
import { westernUniversities } from './us-west.ts'

/**
 * Includes the R1 universities of the 2025 Carnegie Classification (https://carnegieclassifications.acenet.edu/), each
 * state's flagship university, members of Universities Canada
 * (https://univcan.ca/about-universities-canada/our-members/) and Ontario's public colleges. A test compares the R1
 * universities and the members with copies of the two lists. The copies were not compared with the linked pages.
 */
export const universities: readonly University[] = [
  ...californianUniversities,
  ...westernUniversities,
  ...midwesternUniversities,
  ...newEnglandUniversities,
  ...middleAtlanticUniversities,
  ...southAtlanticUniversities,
  ...southCentralUniversities,
  ...ontarianUniversities,
  ...otherCanadianUniversities,
  ...universitiesAbroad,
]

const englishEnd = ' university'
const englishStart = 'university of '
const korean = /^([가-힣]{2,6}?)대?$/
const hasOwnEnd = /(?:대학|학교|공대|음대|텍)$/

/** Adds a name and each way of writing 'university' with it: 'boston u', 'univ of utah', '유니버시티 오브 워싱턴'. */
function addVariants(name: string, names: string[]): void {
  names.push(name)
  const code = name.charCodeAt(0)
  if (code < 128) {
    const named = name.endsWith(englishEnd) ? name.slice(0, -englishEnd.length) : ''
    if (named.length >= 4) names.push(`${named} u`, `${named} uni`, `${named} univ`)
    if (!name.startsWith(englishStart)) return
    const placed = name.slice(englishStart.length)
    names.push(`u of ${placed}`, `univ of ${placed}`, `uni of ${placed}`)
    return
  }
  const short = code >= 0xac00 ? korean.exec(name)?.[1] : undefined
  if (short === undefined || hasOwnEnd.test(short)) return
  names.push(`${short}대`, `${short}대학교`, `유니버시티 오브 ${short}`)
}

const campusNames = (city: string) => [
  `加州大學${city}分校`,
  `加州大學${city}`,
  `加大${city}分校`,
  `加大${city}`,
  `uc ${city}`,
  `uc ${city}分校`,
  `加州${city}`,
  `加州${city}分校`,
  `${city}加大`,
  `${city}加州大學`,
  `${city}分校`,
  `${city}校區`,
]

const marks = /\p{M}|[.,]/gu

/**
 * Returns a full name with and without its accents and punctuation: 'university of california davis', 'st johns
 * university'.
 */
function listForms(full: string): string[] {
  if (/^[a-z &-]*$/.test(full)) return [full]
  const spaced = full.replaceAll('–', ' ')
  const plain = spaced.normalize('NFD').replaceAll(marks, '')
  return [...new Set([full, spaced, plain].flatMap((form) => [form, form.replaceAll("'", '')]))]
}

/** Returns all names of a university: its full name, its short forms, and its names by campus. */
export function nameUniversity({ name, ambiguous, city, ...names }: University): string[] {
  const full = name.toLowerCase()
  // Families also write 'and' as '&' or 'n': 'savannah college of art n design'.
  const joined = full.includes(' and ') ? [full.replace(' and ', ' & '), full.replace(' and ', ' n ')] : []
  const own = ambiguous ? [] : [...listForms(full), ...joined]
  const all: string[] = []
  for (const one of own) addVariants(one, all)
  for (const one of listNames(names)) addVariants(one, all)
  for (const one of splitNames(city)) all.push(...campusNames(one))
  return all
}
