import { searchNames } from './lexicon.ts'
import { findCourseAfterNumber, findNextNumber } from './numbered.ts'
import { findGrades, findNumber, findResult } from './numbers.ts'
import type { GoalText, Meaning, Token } from './token.ts'

/**
 * Patterns for numbers that are not scores: dates, grades, durations, counts, ranks, and the maximum of a scale
 * ('/1600').
 */
const patterns: readonly RegExp[] = [
  /(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)\.?\s*\d{1,4}(?:st|nd|rd|th)?(?:,?\s*20\d\d)?(?!\d|\.\d)/y,
  /(?:grades?|gr\.?|class of|year|room|unit|chapter|ch\.?|age|level|papers?|페이퍼|modules?|units|chapters|semester|sem|term|period|lesson|quiz|part|week|day|(?<!(?:2nd|3rd|second|third|next|last|this) )(?:attempt|try))\s*\d{1,4}(?:\s*(?:-|to|and|&)\s*\d{1,2})?(?!\d|\.\d)/y,
  /(?<![a-z])g(?:9|1[0-2])(?![a-z0-9])/y,
  /20[2-4]\d(?!\d)\s*(?:년도|년|年度|年)?/y,
  /\d+(?:st|nd|rd|th)(?!\s*percentile)(?![a-z])(?:\s*grade)?/y,
  // superlinear: a goal has at most 200 characters
  /\d+\s*\+?\s*(?:months?|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|years?|yrs?|yo|courses?|classes|subjects|exams|tests|times|words|dollars|usd|bucks|people|students|kids|meters|metres|miles|km|kg|lbs?|pounds|questions|problems|pages|chapters|units|schools|books|videos|lessons|sessions|siblings|brothers|sisters|members|games|passages|essays|drafts|clubs|sports|mocks|practice tests|percent of|am|pm)(?![a-z])/y,
  /\d+\s*(?=(?:aps|(?:ap|ib|hl|sl|honou?rs) (?:courses|classes|exams|subjects|tests))(?![a-z]))/y,
  /\d+\s*(?:학년도?|개월|개|과목|주(?! ?\d)|시간|년|월|일|번|명|단원|회|문제|살|단어(?! ?암기)|등급|교시|학기|점\s*차|원(?!하|해|함)|만원|달러|미터|킬로|쪽|페이지|명|사람|권|편|시(?![험작가-힣]))/y,
  /\d+\s*(?:多)?(?:年級|年级|[個个](?![經经][\d要想拿考 ])|門|门|科(?![学學])|週|周|天|小時|小时|月|年|日|次|題|题|字|岁|歲|家|所|位|遍|章|課|课|倍|號|号|期|學期|学期|分鐘|分钟|點|点半|级(?!分)|級(?!分)|公尺|公里|公分|公斤|米|斤|元|块|塊|美元|美金|刀|人|頁|页|句|種|种|間|间|塊錢|万|萬)/y,
  /[一二三四五六七八九十]{1,2}年[级級]/y,
  /top\s*\d+(?!\s*%)(?:\s*(?:courses|schools|marks))?/y,
  /(?<![提最更很太较較])(?:高|国|國|初)[一二三123](?![\d])/y,
  /(?<![가-힣])(?:고|중|초) ?[1-6](?![\d점.])/y,
  /(?:(?<=[\d점分] ?)\/\s*(?:[459]\.0|4\.[35]|1600|1520|2400|800|400|160|150|120|100|[1-5]0|45|42|36|25|15|12|[4-9])(?![\d.]*\d)|(?:out of|of a possible)\s*\d+)/y,
  /(?:만점|滿分|满分)\s*\d{2,4}/y,
  // superlinear: a goal has at most 200 characters
  /\d+\s*점?\s*만점(?:에|중)|\d+\s*分?\s*[满滿]分(?=\D{1,4}\d)/y,
  // The lower of two targets: '冲5保4', '保100争105'.
  // superlinear: a goal has at most 200 characters
  /(?<=[冲衝争爭拼拚] ?\d{1,4}(?:\.5)?分?[，,]?)保底? ?\d{1,4}(?:\.5)?分?|保 ?\d{1,4}(?:\.5)?分?(?=[，, ]?[冲衝争爭拼拚] ?\d)/y,
  // superlinear: a goal has at most 200 characters
  /\d{3}\s*\+?\s*(?:(?:in|on|for)\s)?(?:each|every|both|per)\s(?:of the )?(?:sections?|parts?|halves|half)(?![a-z])/y,
  // A minimum score for every section: 'at least 30 in every ACT section', 'SAT每科都要700以上'.
  // superlinear: a goal has at most 200 characters
  /(?:at least )?\d{2}\+? (?:or (?:higher|above|more|better) )?(?:in|on) (?:each|every|all) (?:of the )?(?=act sections?)/y,
  /(?:每一?科|每[门門]|各科|[单單][项項科]|每[个個]?部分|전 ?영역|모든 영역|각 영역|영역별로?|섹션마다|섹션별로?|각 섹션|과목별로?)(?<=[sa][ac]t ?(?:每一?科|每[门門]|各科|[单單][项項科]|每[个個]?部分|전 ?영역|모든 영역|각 영역|영역별로?|섹션마다|섹션별로?|각 섹션|과목별로?)) ?(?:都|要|全|考|拿|上|到|은|는|이|에서|모두|다| )*\d{2,3}(?:\+|분|점|分)? ?(?:以上|이상)?/y,
  /(?:다|모두|전부)(?<=빼고는? ?(?:다|모두|전부)) ?\d+ ?(?:점 ?)?이상/y,
  /单项不低于\s*\d(?:\.\d)?|單項不低於\s*\d(?:\.\d)?|each band\s*\d(?:\.\d)?/y,
  // superlinear: a goal has at most 200 characters
  /(?:提高|提升|差|[涨漲长長]|[进進]步|增加|多考|多拿|加)\s*了?[个個]?\s*\d{1,3}\s*分(?!以上)|(?:再|想|能)(?:多?[提涨漲加长長]|[提拉]高|提升)\s*\d{1,3}(?!\d)\s*分?|提\s*\d{1,3}\s*分(?!以上)/y,
  // superlinear: a goal has at most 200 characters
  /\d{1,3}\s*점\s*(?:을|만|정도|이상|은|이)?\s*(?:더\s*)?(?:올리|오르|올려|상승|향상|높이|모자라|부족|남았)/y,
  /(?:by|another|up|gain|extra)\s+\d{1,3}(?:\s*(?:points?|pts?))?(?![\d/])/y,
  /\+\s?\d{2,3}(?:\s*(?:points?|pts?))(?![a-z])|(?<=[a-z가-힣\p{Script=Han}] )\+\d{1,3}(?!\d|\.\d)/uy,
  /\d{1,3}\s*(?:more|extra|additional)\s+(?:points?|pts?)(?![a-z])/y,
  // superlinear: a goal has at most 200 characters
  /\d{1,3}\s*(?:points?|pts?)\s*(?:more|higher|up|increase|improvement|gain|boost|short|shy|away|off)/y,
  // A date, unless it can be a score and its maximum: '10/4', '12/6', '3/14'.
  /(?<![\d/.])(?:(?:[6-9]|1[0-2])\/[1-5]|(?:[89]|1[0-2])\/[67]|1[0-2]\/[89]|(?:[1-9]|1[0-2])\/(?:11|13|14|1[6-9]|2[1-46-9]|31))(?![\d/]|\.\d)/y,
  // The day of an exam or a deadline: 'by 12/6'.
  /(?<=\b(?:by|on|before|until|till|due|is|test) )\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d|\.\d)/y,
  // superlinear: a goal has at most 200 characters
  /(?<=\ball )(?:my )?\d(?= (?:of|my)\b)/y,
  /[$€£¥₩]\s?\d[\d,.]*/y,
  /(?:#|no\.\s*)\d+/y,
  // superlinear: a goal has at most 200 characters
  /(?:토요일|토요|週六|周六|星期六|禮拜六|礼拜六)\s*\(?\s*sat\s*\)?/y,
  /(?<!\d{3} ?|\bnow ?|[\p{Script=Han}\p{Script=Hangul}] ?)\(sat\)(?! ?\d{3})/uy,
  /(?<=\d\.\d\d?\s?)(?:uw|w)(?![a-z])/y,
  // '모의고사' is usually a Korean exam. After the name of another exam or before an SAT score, it is a practice test.
  /모의고사(?<=(?:sat|act|토플|아이엘츠|듀오링고|ib |ap )[^,.]{0,12}모의고사)/y,
  /모의고사(?=(?:에서|는|은|로|가)?\s?(?:[4-9]\d|1[0-6]\d)0(?!\d))/y,
  // Chat abbreviations that contain a digit.
  /(?<![a-z])(?:b4|gr8|l8r|m8|w8|4ever|2day|2nite|2morrow|4 (?:my|me|the|college|uni))(?![a-z\d])/y,
  // '4' and '2' for 'for' and 'to': 'duolingo 130 4 northeastern', 'need 2 pass'.
  /(?<=\d )4(?= [a-z]{4})|(?<=\b(?:need|needs|want|wants|have|has|got|try|trying|going|how) )2(?= [a-z]{2})/y,
  // The year and type of an Ontario course: 'chem 4U'.
  /(?<![a-z\d])[34][um](?![a-z])/y,
  // '듣기' means 'to take' after a number, '수업', '과목' or an object particle. Elsewhere, it means 'listening'.
  /(?<=(?:\d|수업|과목|[을를]) ?)듣기/y,
  // superlinear: a goal has at most 200 characters
  /(?:starts?|begins?|ends?|opens?|closes?|wake up|until) at \d{1,2}(?![\d.]*\d)/y,
  /(?:mr|mrs|ms|miss|dr|prof)\.?\s+[a-z]+/y,
  // The number of vocabulary words to learn: '單字3000'.
  /(?<=(?:單字|单词|單詞|词汇|詞彙|字彙|단어|어휘|words|vocab)\s?)\d+/y,
  // A score for the remaining sections: '其他都30+', 'rest 30+'.
  /(?:其他|其余|其餘|剩下|[别別]的|另外)(?:的|都|全|各)*\s*\d+\+?|나머지(?:는|도|은)? ?(?:다 |모두 )?\d+(?:\.5)?|(?:the rest|the others|everything else|all the others)(?: is| are| at| above)* \d+(?:\.5)?/y,
  // An age: 'i'm 19'.
  /(?:i'?m|i am|he'?s|she'?s|(?<!(?:target|goal|aim|score|grade) )is|turning|turned) (?:[5-9]|1\d)(?=\s*(?:$|[,;)]|\.(?!\d)|and\b|now\b|yo\b|y\/o|lol|btw|rn\b|but\b|so\b|years?))/y,
  /(?<=\b(?:homeschooled|junior|senior|sophomore|freshman|student|boy|girl|son|daughter), )1[1-9](?=,)/y,
  // A score that the student does not expect: 'not going for 1600', '不求1600', '1600까진 안 바라고'.
  /(?:not|n't|never) (?:going for|aiming for|trying for|asking for|expecting|need|needing|have to get|have to score|after|looking for) (?:an? )?(?:perfect )?\d+/y,
  /(?:不求|不指望|不奢望|不敢想|不敢奢望|不強求|不强求|不用|不必|不需要|用不着|用不著) ?(?:[考拿到] ?)?\d{1,4}(?:\.\d{1,2})? ?[分+]?/y,
  // superlinear: a goal has at most 200 characters
  /\d+ ?점?(?:까지는|까지|까진|까지도|은|는)? ?(?:안 ?바라|못 ?바라|바라지도|바라진|무리고|무리지만|욕심 없|필요 ?없)/y,
  // The number after a single letter, as in a league or a grade: 'd1', 'g2'.
  /(?<=(?<![a-z])[a-z])\d{1,2}(?![\d.]|\s*[分점])/y,
]

/** Returns the length of the date, grade or other non-score expression at a position, or 0 if there is none. */
function skipNoScore(text: string, at: number): number {
  for (const pattern of patterns) {
    pattern.lastIndex = at
    if (pattern.test(text)) return pattern.lastIndex - at
  }
  return 0
}

/** Verbs that the segmenter joins: '想念設計' means 'want to study design', not 'miss design'. */
const verbs = /^(?:想念|[想要去][学學读讀]|[补補考修报報选選对對是].|有力)$/

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Returns a function that checks whether a Chinese name crosses word boundaries in a text ('无法学好' does not contain 法学).
 * A name within a single word, or one that consists of several whole words, is accepted.
 */
function findStraddling(text: string): (start: number, end: number) => boolean {
  if (!/\p{Script=Han}/u.test(text)) return () => false
  const words = [...segmenter.segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
    segment,
  }))
  // '我想念設計' means 'I want to study design', not 'I miss design'.
  return (start, end) =>
    /^\p{Script=Han}/u.test(text.slice(start)) &&
    words.some(
      (word) =>
        !(verbs.test(word.segment) && word.start === start - 1) &&
        word.start < start &&
        word.end > start &&
        word.end < end,
    )
}

const inWord = (text: string, at: number) =>
  at > 0 && /[a-z]/.test(text.charAt(at - 1)) && /[a-z]/.test(text.charAt(at))

/** Endings and words that can precede a Korean name without a space: '수학이랑화학', '기초영어'. */
const beforeName =
  /(?:[이랑과와고도나의은는가을를로에서만말다해점요]|기초|심화|고등|중등|통합|일반|선택|대학|미국|한국|전체|고급|학교|내신|현재|목표|지금|우리|캐나다|온타리오)$/

/**
 * Returns whether a Korean name at a position would start in the middle of another word ('포기하고' does not contain 기하).
 */
function inKoreanWord(text: string, at: number, from: number): boolean {
  if (at === from || !/[가-힣]/.test(text.charAt(at)) || !/[가-힣]/.test(text.charAt(at - 1))) return false
  return !beforeName.test(text.slice(from, at))
}

/** '生物化學都要加強' names two subjects, not the program biochemistry. */
const twoSubjects =
  /^生物化[学學] ?(?:都|先|[要得][好加补補]|[很不太]|差|弱|[两兩][门門科]|[双雙]|成[绩績]|分[数數]|[物数數英历歷地经經])/

/** Matches verbs such as 'improve' before school subjects: '要加強生物化學'. */
const strengthen = /(?:加[强強]|[补補]習?|提高|提升|[学學]好|[顾顧]好|搞定|救) ?$/
const bioChem = /^生物化[学學](?![^,，。]{0,2}(?:系|[专專][业業]))/

const isTopic = (meaning: Meaning) =>
  meaning.kind === 'field' && !meaning.field.ap && !meaning.field.ib && meaning.field.topic !== undefined
const isCourse = (meaning: Meaning) => meaning.kind === 'field' && (meaning.field.ap ?? meaning.field.ib) !== undefined

/** Scores of ACT sections: 'math 28 english 30 science 24'. */
const actScores = /\b(?:math|english|reading|science) (?:1[3-9]|2\d|3[0-6])(?!\d)/g

/** Provincial course areas with the same names as ACT sections. */
const sectionAreas: ReadonlySet<string> = new Set(['mathematics', 'english', 'science'])

/**
 * Splits a goal into tokens from left to right, using the longest matching name at each position. Skips unknown text.
 */
export function lex({ lower, said }: GoalText): Token[] {
  const tokens: Token[] = []
  const straddles = findStraddling(lower)
  const findName = searchNames(lower)
  let at = 0
  // In '不想学医', 学 is part of the program's name (学医), so the negation ends before it.
  const shorten = ({ meaning, end }: { readonly meaning: Meaning; readonly end: number }, start: number) =>
    meaning.kind === 'mark' &&
    /[学學]$/.test(lower.slice(start, end)) &&
    findName(end - 1, false, ({ kind }) => kind === 'programme')
      ? end - 1
      : end
  const isActList = (lower.match(actScores) ?? []).length >= 3
  /** The index after the last skipped expression, such as a date or a grade. */
  let passed = -1
  while (at < lower.length) {
    if (inWord(lower, at)) {
      at += 1
      continue
    }
    const more = findNextNumber(lower, at, tokens.at(-1)) ?? findCourseAfterNumber(lower, at)
    if (more) {
      tokens.push(more)
      at = more.end
      continue
    }
    const grades = findGrades(lower, said, at) ?? findResult(lower, said, at)
    const skipped = grades ? 0 : skipNoScore(lower, at)
    const last = tokens.at(-1)
    // 'ACT science 30' names a section and its score, not a provincial course numbered 30.
    const beside =
      last?.kind === 'exam' && last.label !== 'Alberta Diploma Exam' && /^ ?$/.test(lower.slice(last.end, at))
    const inAct = isActList || tokens.some((token) => token.kind === 'exam' && token.exam === 'ACT')
    const after = last?.end ?? 0
    const graded =
      grades || inKoreanWord(lower, at, after)
        ? null
        : findName(at, !beside || /^[a-z]{3}\d[a-z]/.test(lower.slice(at)))
    const isSection =
      inAct &&
      graded?.meaning.kind === 'local' &&
      sectionAreas.has(graded.meaning.area) &&
      // 'MHF4U' is a course code.
      !/^[A-Z]{3}\d/.test(graded.meaning.name)
    // 'AP生物化學' names two courses, not the program biochemistry.
    const inExam = last?.kind === 'exam' && (last.exam === 'AP' || last.exam === 'IB') && beside
    const isCourses =
      graded?.meaning.kind === 'programme' &&
      (inExam ||
        (last?.kind === 'mark' && (last.mark === 'hl' || last.mark === 'sl') && at - last.end <= 3) ||
        twoSubjects.test(lower.slice(at)) ||
        (strengthen.test(lower.slice(0, at)) && bioChem.test(lower.slice(at))))
    // 'AP化学平衡' names a course and one of its topics.
    const course = inExam && graded && isTopic(graded.meaning) ? findName(at, false, isCourse) : null
    const candidate =
      course ??
      (isSection || isCourses ? findName(at, false, ({ kind }) => !isCourses || kind !== 'programme') : graded)
    // A name directly after another name cannot start inside a word. This check is needed because the segmenter does
    // not recognize short university names.
    // The segmenter joins 也 to the negation in '也不用'.
    const guarded =
      candidate?.meaning.kind !== 'university' && at !== after && at !== passed && !/[也都]/.test(lower.charAt(at - 1))
    const name = candidate && guarded && straddles(at, candidate.end) ? null : candidate
    // A name takes precedence over a non-score expression at the same position (such as the month 'May') if it is
    // longer.
    if (skipped > 0 && (!name || name.end - at <= skipped)) {
      at += skipped
      passed = at
      continue
    }
    const found = grades ?? (name ? { ...name, start: at, end: shorten(name, at) } : findNumber(lower, said, at))
    if (!found) {
      at += 1
      continue
    }
    tokens.push({ ...found.meaning, start: Math.max(found.start, tokens.at(-1)?.end ?? 0), end: found.end })
    at = found.end
    // In 'AP化学动力学', the course is part of the topic's name: 动力学 alone is mechanics, but here it is kinetics.
    if (course && graded && graded.end > at) {
      tokens.push({ ...graded.meaning, start: at, end: graded.end })
      at = graded.end
    }
  }
  return tokens
}
