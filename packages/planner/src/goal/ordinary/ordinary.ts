import type { GoalText, Token } from '../token.ts'
import type { Field } from '../vocabulary/field.ts'
import { simplify } from '../vocabulary/simplify.ts'
import { type Around, isExamWord } from './exam-words.ts'
import { isOtherWord } from './field-words.ts'
import { isLetterGrade } from './letter-grades.ts'
import { isUniversityWord } from './university-words.ts'

/** Professions that also appear in goals as people whom a family visits: 'taking our dog to the vet'. */
const visited = new Set(
  'vet|a vet|doctor|nurse|dentist|orthodontist|pharmacist|lawyer|accountant|architect|pilot|meds|dental'.split('|'),
)
const visitBefore =
  /\b(?:the|our|my|his|her|their|see|see a|seeing a|visit|visiting|this|school|local|adhd|take|takes|taking|on) $/
const visitAfter =
  /^(?:'s\b|s? (?:appointments?|visits?|bills?|clinics?|office|said|says|told|check ?up|note|insurance)\b)/

/** A relative's profession: 'my mom is a nurse'. */
const relativeIs =
  /\b(?:mom|mum|mother|dad|father|parents?|brother|sister|aunt|uncle|cousin|friend|roommate)s? (?:is|are|was|were|does|did|studie[sd]|teaches|works in|majors? in|majored in) (?:an? |in |doing |studying )*$/

/** A law of science: 'newton's 2nd law', 'snells law'. */
const ofScience =
  /(?:'s|s'|(?<!\b(?:wants|likes|loves|does|is|as|studies|prefers|chose|says|vs))(?<=[a-z]s)|\b(?:first|second|third|zeroth|gas|hooke|lenz|power|sine|cosine|rate|snell|gauss|ohm|boyle|coulomb|hess|faraday|conservation|family|martial|[0-3](?:st|nd|rd|th)?)) $/

// superlinear: a goal has at most 200 characters
const relativeDoes =
  /(?:爸爸?|妈妈?|媽媽?|父母|哥哥?|姐姐?|姊姊?|爷爷|叔叔)(?:们|們)?(?:都|也)?(?:是|在)?(?:[学學做当當读讀搞教]|从事|從事)?$/
const koreanRelative = /(?:아빠|엄마|부모님|언니|누나|오빠|형|삼촌|이모)(?:는|은|가|이|께서)? ?$/
const koreanIs = /^ ?(?:이세요|이셔|세요|이에요|예요|이라|라서|인데|이고|이신데|전공이|출신|하세요|하시)/

/** Text before and after an activity that conflicts with a course: 'AP Bio is at the same time as robotics'. */
const clashBefore =
  /\b(?:same (?:time|period|block) as|clash(?:es|ed|ing)? with|conflict(?:s|ed|ing)? with|overlaps?(?:ped|ping)? with) (?:my |his |her |our |the )?$/
const clashAfter =
  /^(?: ?(?:club|team|practice|동아리|팀|시간|社[团團]?|[队隊]|[训訓][练練]|比[赛賽]))?(?:이랑|랑|하고|과|와)? ?(?:시간이? ?)?(?:겹|부딪|[冲衝]突|撞)/

function isVisit(name: string, { before, after }: Around): boolean {
  if (relativeDoes.test(before) || (koreanRelative.test(before) && koreanIs.test(after))) return true
  return relativeIs.test(before) || (visited.has(name) && (visitBefore.test(before) || visitAfter.test(after)))
}

/** Token kinds whose short names can also be ordinary words. */
const kinds: ReadonlySet<Token['kind']> = new Set(['exam', 'programme', 'university', 'field'])
/** The number of characters before and after a name that are checked to determine its meaning. */
const nearby = 60
/** The length of the longest name that can also be an ordinary word: 'concentrations'. */
const longest = 14

// superlinear: a goal has at most 200 characters
const othersDo =
  /(?:(?:친구|언니|오빠|누나|형|동생|애|룸메)(?:들)?(?:은|는|이|가)? ?(?:다 |모두 |전부 )?|(?:同[学學]|朋友|室友|同桌|哥|姐|姊|弟|妹|别人|別人|大家|全班)[们們]?(?:都|全)?(?:在)?[考学學读讀念上选選卷刷]? ?|\b(?:friends?|everyone|everybody|classmates?|brother|sister)\b[^,.;]{0,16}\b(?:takes?|taking|does|do|doing|did|took) (?:the )?|\b(?:friend|classmate|roommate|cousin|brother|sister) (?:just )?(?:got|scored|has) (?:an? )?\d{1,4} on (?:the )?)$/
const selfAfter =
  /^[^.;我]{0,10}(?:(?:는데|지만|고)[, ]*(?:저|나|난|전)|我)|^ ?\d{0,4} ?(?:저는|난|나는|전) |^ ?\d{1,4}[,，]我|^[^.;]{0,12}\bmeanwhile i\b|^[^.;]{0,16}\b(?:but|so|and) i\b|^[;,.] ?[a-z]+ (?:prefers|wants|likes)\b/

/** Returns whether only other people take an exam: '同學都考SAT 我想考ACT'. */
const isOthers = ({ before, after }: Around): boolean => othersDo.test(before) && selfAfter.test(after)

const languages: ReadonlySet<string> = new Set([
  'korean',
  'chinese',
  'japanese',
  'french',
  'spanish',
  'german',
  'italian',
])
const motherTongue =
  /(?:\b(?:first|native|home|mother|second|heritage) (?:language|tongue) (?:is|:)|\bspeaks? (?:only )?|\bfluent in|\bbilingual in|母[语語]是?|모국어는?|在家(?:都|只|主要|一直)?[说說講讲]|會說|会说) ?$/

const atHome = /\bat home\b|\ben casa\b|집에서|在家|家[里裡中]/
const spoken = /speak|talk|\bhabl|\bsolo\b|쓰|써|말하|대화|[说說讲講]/

/** Returns whether a language is spoken at home: 'we speak Spanish at home', '家里讲中文'. */
function isHomeLanguage(before: string, after: string): boolean {
  const end = /[,.;!?。；]/
  const said = `${before.split(end).at(-1)}\n${after.split(end, 1)[0]}`
  return atHome.test(said) && (spoken.test(said) || /^[ ,.;!?]*\n at home/.test(said))
}

const nationBefore =
  /\b(?:i'?m|i am|we'?re|we are|she is|he is|family is|parents are|both) (?:half |also |originally |ethnically )?$/
const nationAfter =
  /^(?:[- ](?:american|canadian))? (?:(?:speaking|immigrant|international) )?(?:parents?|moms?|mums?|dads?|mothers?|fathers?|famil(?:y|ies)|students?|girls?|boys?|kids?|immigrants?|americans?|canadians?|speakers?)\b/

/** Returns whether a subject only describes a person: '물리 선생님', 'first language is Korean'. */
function isPerson({ subject, topic }: Field, before: string, after: string, isOnly: boolean): boolean {
  if (topic === 'reading' && /^ \d+ (?:books|novels|pages)\b/.test(after)) return true
  // In 'spanish speaking mom', 'speaking' does not refer to a section of a test.
  if (topic === 'speaking' && /(?:ish|ese|ean|ench|man|ian)[ -]$/.test(before) && nationAfter.test(after)) return true
  if (subject === undefined || /(?:ap|ib|honou?rs) ?$/.test(before)) return false
  return (
    // A subject before a word such as 'teacher' describes a person. If the goal mentions nothing else, the student
    // wants to study the subject: '物理老師叫我補習'.
    (!isOnly &&
      /^ ?(?:선생님|쌤|샘|학원|[补補]習班|补习班|家教|教[师師]|老[师師]|(?:teacher|professor|prof|coach)s?\b)/.test(
        after,
      )) ||
    (/^ ?tutors?\b/.test(after) && /\b(?:my|his|her|our|their|the) $/.test(before)) ||
    (languages.has(subject) && (nationBefore.test(before) || nationAfter.test(after))) ||
    ((languages.has(subject) || subject === 'english') &&
      !/^ (?:more|better|well|fluent|confident|with confidence)/.test(after) &&
      (motherTongue.test(before) ||
        (languages.has(subject) && isHomeLanguage(before, after)) ||
        /^(?:가|이|는|은)? ?(?:제 |아이 )?모국어/.test(after) ||
        /^ (?:is|was) (?:not )?(?:my|his|her|our|their) (?:first|second|third|native) lan/.test(after)))
  )
}

const schoolSystems: ReadonlySet<string> = new Set(['DSE', 'A-Level', 'GCSE', '高考', '中考'])

/** `simple` is the text in Simplified characters. */
function isOrdinary(text: GoalText, simple: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !kinds.has(token.kind) || token.end - token.start > longest) return false
  const { start, end } = token
  const name = simple.slice(start, end)
  const other = token.kind === 'field' ? isOtherWord(name, simple, start, end) : null
  if (other !== null) return other
  if (
    token.kind === 'field' &&
    isPerson(
      token.field,
      text.lower.slice(Math.max(0, start - 20), start),
      text.lower.slice(end, end + 40),
      !tokens.some(
        (one) => one !== token && (one.kind === 'field' || one.kind === 'local' || one.kind === 'programme'),
      ),
    )
  )
    return true
  const around = {
    before: text.lower.slice(Math.max(0, start - nearby), start),
    after: text.lower.slice(end, end + nearby),
    typedBefore: text.said.slice(Math.max(0, start - nearby), start),
    typedAfter: text.said.slice(end, end + nearby),
    said: text.said.slice(start, end),
  }
  // If the goal mentions nothing else after an exam that others take, the student wants the same exam: '哥哥SAT
  // 1480,我要1490'.
  const hasOwn = tokens.some(
    (one) =>
      one.start > end && (one.kind === 'exam' || one.kind === 'field' || (one.kind === 'mark' && one.mark === 'gpa')),
  )
  // In 'DSE转加拿大', the student is leaving the named school system.
  const left = /^ ?[转轉](?!考)/.test(around.after) && schoolSystems.has(token.kind === 'exam' ? token.label : '')
  const isReplaced =
    tokens[at + 1]?.kind === 'exam' && /^ ?[转轉][考成到为為]?$/.test(text.lower.slice(end, tokens[at + 1]?.start))
  if (left && !isReplaced) return true
  if (token.kind === 'field' && /^c'?s$/.test(name) && isLetterGrade(around)) return true
  if (token.kind === 'exam') return isExamWord(name, around) || (hasOwn && isOthers(around))
  if (
    token.kind === 'field' &&
    token.field.programme &&
    (relativeDoes.test(around.before) || relativeIs.test(around.before))
  )
    return true
  if (token.kind === 'programme' && (clashBefore.test(around.before) || clashAfter.test(around.after))) return true
  if (token.kind === 'programme') return isVisit(name, around) || (name === 'law' && ofScience.test(around.before))
  // In '토론토 아니면 맥길', only a filler is between the names.
  const isFiller = (one: Token | undefined) => one?.kind === 'mark' && one.mark === 'filler'
  const neighbors = {
    before: tokens[isFiller(tokens[at - 1]) ? at - 2 : at - 1],
    after: tokens[isFiller(tokens[at + 1]) ? at + 2 : at + 1],
    start,
    end,
  }
  return token.kind === 'university' && isUniversityWord(name, around, neighbors)
}

/** Removes tokens for short names that are used as ordinary words: 'sat' for Saturday, 'brown rice', 'to the vet'. */
export function dropOrdinary(text: GoalText, tokens: readonly Token[]): Token[] {
  const simple = simplify(text.lower)
  return tokens.filter((_, at) => !isOrdinary(text, simple, tokens, at))
}
