import type { Assigned, Score } from './score.ts'
import type { Structure } from './structure.ts'
import type { GoalText, Token } from './token.ts'

const raise =
  /raise|improve|boost|increase|bring up|higher|올리|올려|올릴|높이|提高|提升|拉高|拉到|[拉提救]回|补救|補救|提分|[涨漲]分|提一提|追[上回]|进步|進步/
/** 'is 94% enough?' is a question about a percentage and does not set a target. */
const isAsked = /\benough\b|(?:够|夠)(?:吗|嗎|不够|不夠)|충분(?:해|한가|할까)/

/** Questions about the average that a university requires: 'what GPA do I need', '绩点要多高'. */
const isRequirement =
  /\b(?:what|how high)\b[^,.;]{0,16}\b(?:gpa|average)\b|(?:gpa|[绩績][点點])[^,，。]{0,3}[要得][^,，。]{0,2}(?:多[少高]|几|幾)|(?:gpa|내신|학점|평점)[^,.]{0,6}(?:몇|얼마|어느 정도)/

/** Matches a grade for all subjects: '전과목 90점 이상', 'above 90 in all my classes'. */
const inAll =
  /(?:전 ?과목|모든 과목|全科|各科|每[科门門]|科科)(?:都|全|要|想|拿|考|上|[은는이가]|모두|다| )*\d{2}|\d{2}(?:\+|%| or (?:above|higher|more|better))* (?:or (?:above|higher) )?in (?:all|every)(?: of)?(?: (?:my|his|her|our))? (?:class|subject|course)/

/** Matches the mark of the subject before it, as in '數學才78'. That mark is not the average. */
const isMark = /^(?:[은는이가도은]|is|was|:|才|只有|考了?|拿了?|[ ,])*(?:only |just )?\d{2}/

/** Returns whether a number is the mark in a subject or topic: '85 in English', '90 in calc'. */
function isOfSubject(score: Token, tokens: readonly Token[], { programme }: Structure, { lower }: GoalText): boolean {
  const after = tokens[tokens.indexOf(score) + 1]
  return (
    after?.kind === 'field' &&
    after.field.programme !== (programme?.name ?? '') &&
    /^%? (?:in|for) (?:my )?$/.test(lower.slice(score.end, after.start))
  )
}

/** A mark that several subjects share: 'biology and chemistry, both should be mid 80s'. */
const isShared =
  // superlinear: a goal has at most 200 characters
  /\b(?:both|each(?: of them)?|all three|them both)\b[^.;]*\d|\ball \d\d|\d\d\+? (?:in|for) (?:both|each)|둘 ?다[^.]*\d|각각[^.]*\d|(?:[两兩][门門科个個]?)?都[要想得到提拉拿上考]*\d/

const isPossible =
  /能不能|有希望[吗嗎么]|有[戏戲][吗嗎么]|有[机機][会會][吗嗎么]|能?[上去申][^,，。]{1,14}[吗嗎么麼]|(?:can|could|do) (?:i|he|she|we) (?:still )?(?:get in|have a chance|make it)|갈 수 있(?:을까|나|어요)/

/** Matches text after a current average that makes it the target: 'my gpa is 3.6 and i don't want it to fall'. */
const isKept =
  /\b(?:keep(?:ing)?|maintain(?:ing)?|hold(?:ing)?) (?:it|that|this)\b|\b(?:don'?t|do not|doesn'?t|does not|won'?t|can'?t|cannot) (?:want|let|have|afford) (?:it|that|this) (?:to )?(?:fall|drop|slip|go down|tank)\b|\b(?:must|can|should|does|do|will) ?(?:not|n'?t) (?:drop|fall|slip|go down)\b|不(?:想|要|能|可以?|希望)?(?:[让讓](?:它|他|她))?(?:再)?(?:掉|下?降|下滑)|(?:안 ?떨어|떨어지지|떨어뜨리지|내려가지)/
/** Matches an average that precedes what the student has completed, and is therefore current: '3.85 GPA, took AP CSP'. */
const isRecord =
  /(?:\d gpa|gpa (?:of |is )?\d\.\d+),? (?:and )?(?:i |he |she |we |have |has |already )*(?:took|taken|finished|completed|passed)\b|gpa ?\d\.\d+[,，、 ]*(?:我|他|她|已[经經]|去年)*[^,，。]{0,12}(?:[修上学學考][过過完]了?)|gpa ?\d\.\d+[, ]*(?:ap|ib)[^,.]{1,12}(?:들었|끝냈|이수했)/
/** Matches an average that the student does not care about: '不用管GPA', 'forget my gpa'. */
const isIgnored =
  /(?:不用管|不管|[别別]管|不用理|不在乎|不用[顾顧])(?:我的|他的|她的)?(?:gpa|[绩績][点點]|平均)|(?:gpa|[绩績][点點])(?:就|先|都|也)?(?:不用管|不管|[别別]管|[无無]所[谓謂]|不重要|不在乎|[随隨]便)|\b(?:forget|ignore|never ?mind|nvm|screw|don'?t care|not worried|don'?t worry)(?: about)? (?:my |the |his |her )?gpa\b/

/** Returns the target grade average as written, or 'raise' or 'maintain'; null when the goal has none. */
export function readGpa(
  structure: Structure,
  assigned: readonly Assigned[],
  free: readonly Score[],
  tokens: readonly Token[],
  text: GoalText,
): string | null {
  const scores = assigned.filter(({ holder, score }) => holder.kind === 'gpa' && !score.now)
  const score = scores.at(-1)?.score
  // 'GPA 3.2能上UC Davis嗎' asks about the current average.
  if (
    score &&
    !score.wish &&
    structure.universities.length > 0 &&
    (isPossible.test(text.lower) || isAsked.test(text.lower))
  )
    return null
  if (score && !score.wish && isRecord.test(text.lower)) return null
  if (score) return score.said ?? score.digits
  const current = assigned.findLast(({ holder }) => holder.kind === 'gpa')?.score
  if (current && isKept.test(text.lower)) return current.said ?? current.digits
  const share = readShare(structure, tokens)
  if (share && !isAsked.test(text.lower)) return share
  if (structure.grades) return structure.grades
  // A number such as 3.7 that is not next to an exam is a grade point average.
  const points = free
    .filter(({ value, digits, now }) => !now && value >= 2 && value <= 5 && digits.includes('.'))
    .at(-1)
  if (points) return points.said ?? points.digits
  // 'McMaster health sciences 95+': the number is a grade average, because Canadian universities require one.
  const isMarkOfSubject = (score: Score) => {
    const token = tokens.find((one) => one === score)
    return token !== undefined && isOfSubject(token, tokens, structure, text)
  }
  const average = free.find((score) => !score.now && score.value >= 75 && score.value <= 100 && !isMarkOfSubject(score))
  if (
    average &&
    structure.universities.length > 0 &&
    structure.placed.length === 0 &&
    !(structure.subjects.length > 1 && isShared.test(text.lower)) &&
    structure.subjects.every(({ from }) => !isMark.test(text.lower.slice(from.end)))
  )
    return average.said ?? average.digits
  // '미적분 내신 대비' means preparing for a school exam in a subject.
  if (
    named(structure) > 0 &&
    /(?:물화생?|생화|수물화|국영수|과탐|수학|생물|물리|화학|영어|과학|국어|역사|사회) ?내신|내신 ?(?:수학|생물|물리|화학|영어|과학|국어|역사|사회|대비|준비|시험|기출)/.test(
      text.lower,
    )
  )
    return null
  // '全科90以上' states the target average.
  if (average && structure.placed.length === 0 && inAll.test(text.lower)) return average.said ?? average.digits
  if (!structure.placed.some(({ holder }) => holder.kind === 'gpa' && !holder.weak)) {
    const grades = readGrades(structure, text)
    // '學期成績進步到85' states the target average.
    const isWish = grades !== null || (isNothingElse(structure) && isAboutGrades.test(text.lower))
    return isWish && average ? (average.said ?? average.digits) : grades
  }
  // In '화학 기말 때문에 GPA 날아갈 판', the average is only what the exam affects.
  if (named(structure) > 0 && /때문에 (?:gpa|내신|학점)(?:가|이)? ?(?:날아|망|떨어|깎)/.test(text.lower)) return null
  const isOnlyToday = assigned.some(({ holder }) => holder.kind === 'gpa')
  // In '平時成績 70，diploma 想拿 82，有機要救', the student wants help with the exam, not with the average.
  const hasTarget = assigned.some(({ holder, score }) => holder.kind !== 'gpa' && !score.now)
  if (isOnlyToday && !raise.test(text.lower) && (hasTarget || !/\bhelp\b|도와|帮|幫|救/.test(text.lower))) return null
  if (isIgnored.test(text.lower)) return null
  if (structure.universities.length > 0 && isRequirement.test(text.lower)) return null
  if (
    !raise.test(text.lower) &&
    /keep|maintain|不要?掉|[别別]掉|不下滑|안 떨어|떨어지지|n't drop|from dropping|유지|保持|維持|维持/.test(text.lower)
  )
    return 'maintain'
  return 'raise'
}

/**
 * Reads an average such as '均分95%'. A percentage next to a university is the university's requirement if the goal names
 * nothing else.
 */
function readShare({ placed, universities, courses, subjects }: Structure, tokens: readonly Token[]): string | null {
  const isNamed = placed.some(({ holder }) => holder.kind === 'gpa')
  const others = placed.length + courses.length + subjects.length
  if (!isNamed && (others > 0 || universities.length === 0)) return null
  const said = tokens.flatMap((token) =>
    token.kind === 'result' &&
    token.of === 'percent' &&
    /^\D*(?:[6-9]\d(?:\.\d)?|100)\s*(?:%|퍼센트|프로)/.test(token.said)
      ? [token.said]
      : [],
  )
  return placed.some(({ holder }) => holder.kind === 'local' || holder.kind === 'exam') ? null : (said.at(-1) ?? null)
}

function named({ subjects, topics, courses }: Structure): number {
  return subjects.length + topics.length + courses.length
}

const isAboutGrades =
  /\b(?:grades|marks|(?:better|well) (?:in|at) (?:school|class|\d{1,2}th grade|grade \d{1,2}|middle school|high school)|school ?work|report card|[bcd][+-]?(?:'?s)? (?:average |student )?to (?:an? )?[ab])\b|成[绩績]|[学學][习習业業]成|功[课課]|[课課][业業]|[学學][习習](?=[学學]好|抓|搞|提|[进進]|[变變])|성적|학교 ?공부|학업|학점|공부(?:를|도|좀)? ?(?:더 |좀 )?잘(?!되)/

function isNothingElse(structure: Structure): boolean {
  return (
    named(structure) +
      structure.placed.filter(({ holder }) => holder.kind !== 'gpa' && holder.kind !== 'total').length ===
    0
  )
}

/** Returns 'raise' for a goal such as 'bring my grades up' that names nothing else to improve, otherwise null. */
function readGrades(structure: Structure, text: GoalText): string | null {
  const isGrades = isAboutGrades.test(text.lower)
  return isNothingElse(structure) &&
    isGrades &&
    (raise.test(text.lower) ||
      /better|\bup\b|\bwell\b|좋|오르|오를|상승|향상|잘 ?(?:하|할|해|봐|보|받)|변화|[变變]好|好起[来來]|好看|[变變到] ?a|\bto (?:an? )?[ab]\b|\b(?:mostly|more|all) a'?s\b|漂亮|上游|[顾顧学學]好|[想要][拿要]? ?a|好一[点點]|更好|[变變]優|好成[绩績]|上去|a로/.test(
        text.lower,
      ))
    ? 'raise'
    : null
}
