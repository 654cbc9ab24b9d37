import type { Meaning } from './token.ts'
import type { Thing } from './vocabulary/things.ts'

/** A name of a vocabulary entry. */
export interface Name {
  readonly thing: Thing
  readonly written: string
  /** The name in Simplified characters, for comparison. */
  readonly text: string
  /** Matches the number that must follow the name, such as a course number. The number is part of the name. */
  readonly number: RegExp | null
}

export interface Found {
  readonly meaning: Meaning
  readonly end: number
}

export const isGap = (character: string) => character === ' ' || character === '-'

/** Matches a name at a position. Returns the index after it, or -1 if the text does not match. */
function matchCharacters(name: string, text: string, at: number): number {
  // Korean compounds can be written with or without spaces.
  const isCompound = /^[가-힣]{4,}$/.test(name)
  let end = at
  for (const character of name) {
    if (isGap(character)) {
      while (isGap(text.charAt(end))) end += 1
      continue
    }
    if (isCompound && end > at && isGap(text.charAt(end))) end += 1
    if (text.charAt(end) !== character) return -1
    end += 1
  }
  return end
}

/** A unit that shows that the digit at the end of '물리 2' is not part of the name. */
const counted =
  /^ ?(?:weeks?|wks?|months?|mos?|days?|hours?|hrs?|times|years?|yrs?|주|달|번|회|일|월|시간|週|周|個月|个月|天|次|月|年|小時|小时|등급|학년|단원|과목|시간|개|장|年级|年級|章|单元|單元|班)/

/** Matches the letter of an IB language group before the level: '英语BHL'. */
const groupLetter = /[\p{Script=Han}\p{Script=Hangul}] ?[ab]$/u
const levelAfter = /^[hs]l(?![a-z])/

/** Returns whether a match of Latin letters or digits is part of a longer word or number. */
function isPart(name: string, text: string, at: number, end: number): boolean {
  const before = text.charAt(at - 1)
  const after = text.charAt(end)
  return (
    (/^[a-zà-ÿ]/.test(name) &&
      /[a-zà-ÿ]/.test(before) &&
      !(/^[hs]l$/.test(name) && groupLetter.test(text.slice(0, at)))) ||
    (/^\d/.test(name) && /[\d.]/.test(before)) ||
    // In '英语BHL', the level follows the name.
    (/[a-zà-ÿ]$/.test(name) && /[a-zà-ÿ]/.test(after) && !levelAfter.test(text.slice(end, end + 3))) ||
    // '컴퓨터 과외' means lessons, not a department.
    (/[가-힣]과$/.test(name) && /^(?:외|목|제|정)/.test(after)) ||
    // '생물과 화학' names two subjects.
    (/[가-힣]과$/.test(name) &&
      /^ (?:화학|물리|생물|수학|영어|역사|과학|사회|경제|통계|국어|지리|컴퓨터|유기|미적|기하|대수|세포|유전)/.test(
        text.slice(end),
      )) ||
    // '对数学没兴趣' does not name logarithms, but '指数对数学好' does.
    (name === '对数' && !text.slice(0, at).endsWith('指数') && /^[学英理列量据字位竞奥联归证袋应]/.test(after)) ||
    // '数学物理一般': the numeral starts another word.
    (/[一二]$/.test(name) && /^[般些样起直个次点下门科定切路月年周天级学对共塌团窍声句头手再向味旦带番]/.test(after)) ||
    // '數學科學' names mathematics and science.
    (/科$/.test(name) && after === '学' && !/^学[好会完透得]/.test(text.slice(end))) ||
    // '把听力学好' is about listening, not audiology.
    (/[一-鿿]{2}(?<!大)学$/.test(name) &&
      /^(?:好(?![难難复烦多可无累烂麻])|[会透得]|完(?!全))/.test(text.slice(end))) ||
    // In '하버드 대신' ('instead of Harvard'), 대 is not short for 'university'.
    (/대$/.test(name) && after === '신') ||
    // In '경제학 부터' ('from economics'), 부 does not mean 'department'.
    (/[가-힣]부$/.test(name) && after === '터') ||
    // '英文A+' is a grade.
    (after === '+' && /[^a-z]a$/.test(name)) ||
    (/\d$/.test(name) && (/^(?:\d|\.\d)/.test(text.slice(end, end + 2)) || counted.test(text.slice(end, end + 3))))
  )
}

/**
 * Matches a score. After 'act sci', a score shows that the name is the ACT section, not the program actuarial science.
 */
const score = /^\s?\d/
const gloss = /\s*\([^)]*\)/y
/** Matches the rest of a full university name after its short form: '학교' in '코넬대학교'. */
const school = /학교?(?![가-힣]*생)/y

/** Matches a name at a position, including a number or parenthetical note that belongs to it. */
export function matchName({ thing, text: name, number }: Name, text: string, at: number): Found | null {
  const end = matchCharacters(name, text, at)
  if (end < 0 || isPart(name, text, at, end)) return null
  const { meaning, glossed } = thing
  if (meaning.kind === 'programme' && name.startsWith('act ') && score.test(text.slice(end))) return null
  const isKorean = meaning.kind === 'university' && name.endsWith('대')
  const behind = number ?? (glossed ? gloss : isKorean ? school : null)
  if (!behind) return { meaning, end }
  behind.lastIndex = end
  const found = behind.exec(text)
  if (!number) return { meaning, end: found ? behind.lastIndex : end }
  if (!found?.[1] || meaning.kind !== 'local') return null
  return { meaning: { ...meaning, name: `${meaning.name} ${found[1].toUpperCase()}` }, end: behind.lastIndex }
}
