import { findNumeral } from './numerals.ts'
import type { Meaning } from './token.ts'

type Result = Extract<Meaning, { kind: 'result' }>

interface Found {
  readonly meaning: Meaning
  readonly start: number
  readonly end: number
}

const suffix =
  /\+(?!\d)|-?ish(?![a-z])|(?<=\d{3}|(?:low|mid|high|upper|lower)[- ]\d0)'?s(?![a-z])|(?:점)?대?\s*(?:초반|중반|후반)(?:대)?|점?\s?정도|점?\s?쯤|\s*(?:or (?:higher|above|more|better|up|over)|plus(?= ?(?:$|[,.;!?)]|on\b|in\b|by\b|for\b|please\b|this\b|next\b|before\b))|and (?:above|up)(?![a-z])|(?:at )?minimum(?![a-z])|at (?:the )?least(?![a-z]| (?:an? )?\d))|\s?(?:점|분)?\s*(?:이상|점대|대(?=\s|$|로|를))|\s?[级級]?分?\s*(?:以上|左右|上下|起跳|起步|起(?![码碼来來])|往上|朝上|出头|出頭|附近|打底)/y
const prefix =
  /(?:between (?:an? )?|at least (?:an? )?|over (?:an? )?|above (?:an? )?|more than (?:an? )?|north of |minimum (?:of )?|(?<!ssat |[a-z])(?:low|mid|high|upper|lower)(?:[- ]to[- ](?:high|mid|upper))?[- ]|close to |near |nearly |almost |beyond |above a |no(?:t)? (?:lower|less|fewer|worse) than (?:an? )?|not (?:below|under) (?:an? )?|about |around |최소 ?|적어도 ?|못해도 ?|최소한 ?|至少 ?|最少 ?|超过 ?|超過 ?|不能低于 ?|不能低於 ?|不要低于 ?|不要低於 ?|[别別]低[于於] ?|不低于 ?|不低於 ?|(?<![-=]|\d ?)>=? ?|≥ ?|起码 ?|起碼 ?|最低 ?|不少于 ?|不少於 ?|大于 ?|大於 ?|高于 ?|高於 ?)$/
const range =
  /\s*(?:-|–|~|〜|(?: to (?=\d))|\bor\b(?: an?\b)?|(?:점|분)?(?:이?나(?= )| ?또는| ?혹은)|分?或者?|(?<=between \d+(?:\.\d+)? )and\b|至|(?<=\d)到(?=\d))\s*(\d{1,2},\d{3}|\d+(?:\.\d+)?)(?![\d]|\s*(?:months?|주|개|시간|번|과목|학년|일|年|月|次|天|周|週|小[时時]|[级級](?!分)|[个個门門科]))/y
const unit =
  /\s*(?:점|분(?=[\s,]|$)|[级級]?分(?!以上|左右|上下|起跳|起步|往上|朝上|出头|出頭|附近|打底|钟|鐘)|points?(?![a-z])|pts?(?![a-z])|(?<=\d)'?e?s(?![a-z]))/y

function findEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** Returns whether the number at a position follows 'from' and is therefore the current score: 'from 1180'. */
function isStart(text: string, at: number): boolean {
  return /(?:from|从|從)\s*(?:an? |a score of |sat ?|act ?)?$/.test(text.slice(Math.max(0, at - 14), at))
}

/** Reads a number together with its qualifiers: '1500+', 'at least 1450', '1450-1500', '4 or 5'. */
export function findNumber(text: string, said: string, at: number): Found | null {
  if (/\d/.test(text.charAt(at)) && /[\d.]/.test(text.charAt(at - 1))) return null
  const first = findNumeral(text, at)
  if (!first) return null
  const before = prefix.exec(text.slice(0, at))?.[0] ?? ''
  let { value, end } = first
  let inexact = before !== ''
  range.lastIndex = end
  const second = isStart(text, at) ? null : range.exec(text)
  const other = Number((second?.[1] ?? '').replaceAll(',', ''))
  // '1300 to 1500' goes from a current score to a target, but '1450 to 1500' is a range of target scores.
  const isWay =
    (/ to /.test(second?.[0] ?? '') && (value < 400 || other - value > 50)) ||
    // '托福90到105' goes from a current score to a target, but '6.5到7' is a range of target scores.
    (/到/.test(second?.[0] ?? '') && value < 10 && other - value >= (Number.isInteger(value) ? 2 : 1)) ||
    // '雅思6到6.5' goes from a current score to a target.
    (/到/.test(second?.[0] ?? '') && /(?:雅思|ielts) ?$/.test(text.slice(0, at))) ||
    // 'GPA 3.4到3.7' goes from the current average to the target.
    (/[到至]/.test(second?.[0] ?? '') && value < 5 && /(?:gpa|[绩績][点點])[^,，。]{0,6}$/.test(text.slice(0, at))) ||
    (/[到至]/.test(second?.[0] ?? '') && value >= 20 && other - value >= (value < 60 ? 3 : value < 400 ? 10 : 60))
  if (second && !isWay && other > value && other < value * 3 && /^\d/.test(text.slice(at))) {
    value = other
    end = range.lastIndex
    inexact = true
  }
  const after = findEnd(suffix, text, end)
  if (after > end) {
    inexact = true
    end = after
  }
  const start = at - before.length
  const text_ = said.slice(start, end).trim()
  return {
    meaning: { kind: 'number', value, digits: said.slice(at, first.end), said: inexact ? text_ : null, now: false },
    start,
    end: after > first.end && inexact ? end : findEnd(unit, text, end),
  }
}

/** Patterns for results that start with a digit: '90%', '3A*'. */
const numberResults: readonly [RegExp, Result['of']][] = [
  [
    /\d+(?:\.\d+)?\s*(?:%(?!\s*(?:avg|average|gpa|평균))|퍼센타일|백분위|퍼센트|퍼(?![가-힣])|프로(?![가-힣])|percent(?![a-z])|百分位)(?:\+|\s?(?:以上|이상|or (?:higher|above|more|better)))?/y,
    'percent',
  ],
  [
    /\d+(?:st|nd|rd|th)?\s*percentiles?(?![a-z])(?:\+|\s?(?:or (?:higher|above|more|better|up)|and (?:above|up))(?![a-z]))?/y,
    'percent',
  ],
  // superlinear: a goal has at most 200 characters
  [/(?<=percentile[^.;]{1,30})\d+(?:st|nd|rd|th)(?! ?(?:grade|percentile))(?![a-z])/y, 'percent'],
  [/\d등급(?:대)?/y, 'letters'],
  // superlinear: a goal has at most 200 characters
  [/\d\s*[个個]?\s*a\s?\*(?:['’]?s)?/y, 'letters'],
  [/\d[个個]?a(?:\+{1,2})?(?![a-z\d])/y, 'letters'],
]

const wordResults: readonly [RegExp, Result['of']][] = [
  [
    /(?:top\s*|(?<![目以之提当當考])前\s*|상위\s*)\d+(?:\.\d+)?\s*(?:%|퍼센트|프로(?![가-힣])|percent(?![a-z]))(?:\s?(?:이상|以上))?/y,
    'percent',
  ],
  [
    /(?:gold|silver|platinum|bronze)(?![a-z])|[金银銀铜銅]级|(?:铂金|鉑金|白金)[级級]?|[金銀銅]級|金[奖獎牌]|銀[獎牌]|골드|실버|브론즈|플래티넘/y,
    'medal',
  ],
  // A round of an olympiad: 'USABO 세미파이널'.
  // superlinear: a goal has at most 200 characters
  [
    /(?<=(?:usabo|usnco|usapho|f=ma|olympiad|올림피아드|奥赛|奧賽|奥林匹|奧林匹)[^,.;，。]{0,14})(?:semi-?finals?(?:ists?)?(?![a-z])|semis(?![a-z])|(?:national )?finalists?(?![a-z])|세미 ?파이널|준결승|半[决決][赛賽])/y,
    'medal',
  ],
  // A percentile rank: 'PR95'.
  [/pr ?\d{2}(?:\+|\s?以上)?(?![\d.])/y, 'percent'],
  [/(?<=amc.{0,12})(?:distinguished )?honou?r roll(?![a-z])/y, 'medal'],
  [
    // superlinear: a goal has at most 200 characters
    /(?<=(?:euclid|contest|cemc|csmc|amc|[竞競][赛賽]|[欧歐][几幾]里得|유클리드|대회)[^.;。]{0,16})(?:certificates?(?: of distinction)?(?![a-z])|[证證][书書])/y,
    'medal',
  ],
  // superlinear: a goal has at most 200 characters
  [/grade (?<=gcses?[^,.]{0,40}grade )\d/y, 'level'],
  // superlinear: a goal has at most 200 characters
  [/level (?<=eqao[^,.]{0,20}level )[1-4]/y, 'level'],
  [/a\*a\*a\*?/y, 'letters'],
  // superlinear: a goal has at most 200 characters
  [/(?<=usaco[^。]{0,14})(?:金|[银銀]|[铜銅])/y, 'medal'],
  [/(?<=amc.{0,12})(?:아너 ?롤|디스팅션)/y, 'medal'],
  // Results of Taiwan's exams: '頂標', 'B++'.
  [/[頂顶前均後后底][標标]/y, 'letters'],
  // superlinear: a goal has at most 200 characters
  [/(?<=[会會]考[^,，。]{0,12})(?<![a-z])[abc]\+{0,2}(?![a-z+])/y, 'letters'],
  // superlinear: a goal has at most 200 characters
  [/(?<=a[- ]?(?:levels?|레벨)[^,，。]{0,30}[\p{Script=Han}\p{Script=Hangul}] ?)[ab](?![a-z*\d])/uy, 'letters'],
  // A-Level grades: 'A*AA', 'AAB', 'A*'.
  [/(?<![a-z])(?:(?=[ab*]{0,7}\*)(?:[ab]\*?){1,4}|aaa|aab|abb|bbb)(?![a-z*\d])/y, 'letters'],
  [
    /(?<![目以之提当當考]|高[一二三]|出[国國]|[毕畢][业業]|[开開入升][学學]|[暑寒]假|[月底]|生日|[圣聖][诞誕]|[过過春][年节節]|[结結]束|截止|[学學]期)前\s*\d+(?:\s*名)?(?![\d%月年天周])/y,
    'percent',
  ],
]

const results = [...numberResults, ...wordResults]

/** Words before a percentage that make it a minimum. */
const atLeast =
  /(?:at least (?:an? |the )?|minimum (?:of )?|above |over |최소한? ?|적어도 ?|至少 ?|最少 ?|起码 ?|起碼 ?|不低[于於] ?)$/

/** Reads a target result that is not a plain number: 'top 1 %', 'gold', '3个A*'. */
export function findResult(text: string, said: string, at: number): Found | null {
  if (/\d/.test(text.charAt(at)) && /[\d.]/.test(text.charAt(at - 1))) return null
  for (const [pattern, of] of /\d/.test(text.charAt(at)) ? results : wordResults) {
    pattern.lastIndex = at
    if (pattern.test(text)) {
      const end = pattern.lastIndex
      const least = of === 'percent' ? (atLeast.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? '') : ''
      const start = at - least.length
      return { meaning: { kind: 'result', said: said.slice(start, end).trim(), of }, start, end }
    }
  }
  return null
}

const grades =
  /내신(?: ?평균)?\s*(?:올|전과목 ?)?\d(?:\.\d+)?\s*등급(?:대)?(?!\s*(?:에서|인데|이지만|나와|나오는|밖에|이라))|straight a'?s?(?![a-z])|all a'?s(?![a-z])|전과목\s*a(?![a-z])|(?:an? )?a(?:'?s)? in (?:every|all)(?: (?:of )?my)? (?:class(?:es)?|subjects?|courses?)(?![a-z])|올\s?(?:a(?![a-z])|에이)|[全直]\s?a\+?(?![a-z])|(?:全科|各科|科科|每科|門門|门门|全部)(?:都)?(?:拿|攞|是)?\s?a\+?(?![a-z])|전교\s*\d+등|(?<=내신 ?\d(?:\.\d)?등급대?(?:에서|인데|이지만|이라)[^,.]{0,8})\d등급|(?<!amc.{0,12})honou?r roll(?![a-z])|valedictorian(?![a-z])/y

/** Reads a target grade average that is expressed in words. */
export function findGrades(text: string, said: string, at: number): Found | null {
  const end = findEnd(grades, text, at)
  return end > at ? { meaning: { kind: 'grades', said: said.slice(at, end) }, start: at, end } : null
}
