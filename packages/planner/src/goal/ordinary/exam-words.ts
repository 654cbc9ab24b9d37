/** A name as typed, and the text before and after it, in lower case and as typed. */
export interface Around {
  readonly before: string
  readonly after: string
  readonly typedBefore: string
  readonly typedAfter: string
  readonly said: string
}

const month = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|winter|\d)`

/** 'sat' as a verb: 'we sat with the counselor', 'he just sat his mock'. */
const satAfterSubject = /\b(?:i|he|she|we|they|who|just|never|already|kid|son|daughter|and|then) $/
const satBeforePlace = new RegExp(
  String.raw`^ (?:with|down|through|next|around|there|here|quietly|still|back|out|up|beside|his|her|my|our|their|a|an|(?:in|on|at|for) (?!(?:the )?${month}))\b`,
)

/** 'sat' as an abbreviation of Saturday: 'every sat', 'on sat at 10', 'sat morning'. */
const dayBefore =
  /\b(?:every|this|next|each|by|until|till|til|tmrw|tomorrow|fri|friday|sun|sunday|me|due|up)(?: &| and|\/| or|,)? $/
const onBefore = /\bon $/
const scoreOn =
  /(?:scores?|points?|[\d+]|above|over|more|up|plus|ish|better|well|good|high|higher|great|do|doing|did|focus|focused|work|working|improve|prep|help|perform|retake|ace|grade|math|reading|writing|english|section|perfect) on $/
const dayEnd = /^ ?(?:$|[,.;!?)]|\d{1,2}\/\d|(?:and|then|so|i|we|for|in the) )/
const dayTime =
  /^\.? ?(?:\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m)\b|at (?:\d{1,2}(?::\d\d)?(?!\d)|noon\b)|mornings?\b|afternoons?\b|evenings?\b|nights?\b|(?:&|and|\/) ?sun\b|the \d+(?:st|nd|rd|th))/

function isSatWord({ before, after, said }: Around): boolean {
  if (said === 'SAT') return false
  if (/^ (?:out|down|through|there|next to|beside|still|quietly|around)\b/.test(after)) return true
  if (satAfterSubject.test(before) && satBeforePlace.test(after)) return true
  if (dayTime.test(after)) return true
  if (onBefore.test(before) && scoreOn.test(before)) return false
  return (dayBefore.test(before) || onBefore.test(before)) && dayEnd.test(after)
}

/** 'act' as a verb: 'she has to act in the school play'. */
const actAfterVerb = /\b(?:to|must|should|will|would|can|could|cannot|can't|don't|didn't|i|we|they|you) $/
const actBeforeWay = new RegExp(
  String.raw`^ (?:(?:in|on|at) (?!(?:the )?${month})|as\b|like\b|out\b|up\b|upon\b|with (?!writing)|better\b|more\b|fast|quick|now\b|soon\b|right\b|mature|responsib|profession|normal|confident|together\b|and (?:sing|dance|direct))`,
)
const actBeforeScene = /^ ?(?:[iv]{2,3}\b|i\b(?= ?(?:$|[,.;:]|of\b|sc))|v\b|[1-5](?!\d)(?= ?,? ?(?:scene|sc\b|of\b)))/
/** 'act' in an idiom: 'my act is finally together' */
const together = /^ (?:[a-z]+ ){0,2}together\b/
/** 'act' as a law or a part of a show: 'the stamp act', 'the last act', 'a balancing act'. */
const actOfLaw =
  /\b(?:rights|stamp|air|water|sugar|tea|patriot|townshend|quebec|homestead|dawes|reform|voting|care|neutrality|sedition|espionage|exclusion|security|final|opening|balancing|third|second|circus|magic|clean up (?:his|her|my|their)|(?:his|her|my|their)) $/
const actScore = /^ ?(?:scores?|tests?|exams?|prep|goal|math|english|reading|science|composite|writing|retake|\d)/

function isActWord({ before, after, said }: Around): boolean {
  if (actBeforeScene.test(after) || together.test(after) || /^ of [a-z]/.test(after)) return true
  if (said === 'ACT') return false
  if (/(?:^|[.!?] )$/.test(before) && /^ (?:now|fast|quick|soon)(?! ?\d)/.test(after)) return true
  if (actAfterVerb.test(before) && actBeforeWay.test(after)) return true
  return actOfLaw.test(before) && !/\b(?:his|her|my|their) $/.test(before) && !actScore.test(after)
}

/**
 * Words next to 'AP' when it means the news agency or an apartment, and after 'IB' when it means investment banking.
 */
const agency = /^ (?:style|photos?|wire|stylebook|reporter|poll|news(?:room)?)\b/
const flatBefore = /\b(?:unit|bldg|building|floor|rent (?:an?|the|our)|renting (?:an?|the|our)) $/
const flatAfter = /^\.? ?(?:# ?\d|\d{3,4}[a-z]?\b|\d[abcf]\b)/
const bankAfter = /^ (?:analysts?|bank(?:er|ing)|recruit\w*|internships?|interviews?|desk)\b/
/** Mentions of Alberta or one of its courses. Only near these does 'diploma' refer to Alberta's diploma exams. */
const albertan =
  /\b30-[12]\b|(?:bio|biology|chem|chemistry|physics|ela|social|english|science) ?30\b|(?:물리|화학|생물|영어|케미스트리|피직스|바이오|物理|化学|化學|生物|英语|英語|社会|社會) ?30|alberta|앨버타|알버타|阿省|亚省|亞省|阿尔伯塔|阿爾伯塔|亚伯达|亞伯達/
/** Words that show that 'imo' refers to the math olympiad. Otherwise, it means 'in my opinion'. */
const contest = /math|olympiad|medal|gold|usamo|amc|qualif|team|train|contest/

/** Returns whether an exam's short name is used as an ordinary word. */
export function isExamWord(name: string, around: Around): boolean {
  const { before, after, said } = around
  switch (name) {
    case 'sat':
    case 'sats':
      return isSatWord(around)
    case 'act':
    case 'acts':
      return isActWord(around)
    case 'ap':
      return agency.test(after) || flatBefore.test(before) || flatAfter.test(after)
    case 'mat':
    case 'step':
      return said !== name.toUpperCase()
    case 'ib':
      return bankAfter.test(after)
    case '디플로마':
    case '省考':
    case '统考':
    case 'diploma':
    case 'diplomas':
      return !albertan.test(before) && !albertan.test(after)
    case 'imo':
      return said !== 'IMO' && !contest.test(before) && !contest.test(after)
    default:
      return false
  }
}
