import { listNames, splitNames } from '../names.ts'
import { universitiesAbroad } from './abroad.ts'
import { ontarianUniversities } from './ca-ontario.ts'
import { otherCanadianUniversities } from './ca-other.ts'
import type { University } from './university.ts'
import { californianUniversities } from './us-california.ts'
import { middleAtlanticUniversities } from './us-middle-atlantic.ts'
import { midwesternUniversities } from './us-midwest.ts'
import { newEnglandUniversities } from './us-new-england.ts'
import { southernUniversities } from './us-south.ts'
import { westernUniversities } from './us-west.ts'

/**
 * Includes the research universities of the 2025 Carnegie Classification
 * (https://carnegieclassifications.acenet.edu/institutions/), each state's flagship university, the members of
 * Universities Canada (https://univcan.ca/universities/member-universities/) and Ontario's public colleges.
 */
export const universities: readonly University[] = [
  ...californianUniversities,
  ...westernUniversities,
  ...midwesternUniversities,
  ...newEnglandUniversities,
  ...middleAtlanticUniversities,
  ...southernUniversities,
  ...ontarianUniversities,
  ...otherCanadianUniversities,
  ...universitiesAbroad,
]

const englishEnd = /^(.{4,}) university$/
const englishStart = /^university of (.+)$/
const korean = /^([가-힣]{2,6}?)대?$/
const hasOwnEnd = /(?:대학|학교|공대|음대|텍)$/

/** Returns a name combined with each way of writing 'university': 'boston u', 'univ of utah', '코넬대', '코넬대학교'. */
function addVariants(name: string): string[] {
  const named = englishEnd.exec(name)?.[1]
  if (named !== undefined) return [name, `${named} u`, `${named} uni`, `${named} univ`]
  const placed = englishStart.exec(name)?.[1]
  if (placed !== undefined) return [name, `u of ${placed}`, `univ of ${placed}`, `uni of ${placed}`]
  const short = korean.exec(name)?.[1]
  if (short === undefined || hasOwnEnd.test(short)) return [name]
  return [name, `${short}대`, `${short}대학`, `${short}대학교`, `${short} 유니버시티`, `유니버시티 오브 ${short}`]
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

/** Returns all names of a university: its full name, its short forms, and its names by campus. */
export function nameUniversity({ name, ambiguous, city, ...names }: University): string[] {
  const full = name.toLowerCase()
  // 'savannah college of art n design'
  const joined = full.includes(' and ') ? [full.replace(' and ', ' & '), full.replace(' and ', ' n ')] : []
  const own = ambiguous ? [] : [full, ...joined]
  return [...[...own, ...listNames(names)].flatMap(addVariants), ...splitNames(city).flatMap(campusNames)]
}
