import { listUnchosen } from './choice.ts'
import type { FieldToken, Token } from './token.ts'
import { alternatives } from './vocabulary/alternatives.ts'

const fromBefore = /\b(?:switch|mov|chang)\w{0,3} from (?:the )?$|[从從]$/
/** Words around a course that the student leaves for another: 'dropped from AP Chem to honors chem'. */
const leaves =
  /\b(?:switch|mov|chang|drop|went|go|transfer|downgrad|bump)\w{0,4}(?: (?:down|out|over|back|away))? (?:from|of) (?:the )?(?:ap |ib )?$/
const leftAfter =
  /\b(?:switch|mov|chang|drop|transfer|downgrad)\w* (?:down |over |up |back )?(?:in)?to [^,.;]{2,30} from (?:ap |ib )?$/
/** Words around a course that another one replaces: 'replaced AP Lit with AP Lang'. */
const replacedBefore = /\b(?:replac|swap|substitut)\w* (?:the |my )?(?:ap |ib )?$/
const replacedAfter = /^ ?(?:hl |sl |class |course )?(?:with|by|for) /
const arrives = /^ ?(?:hl |sl |class |course )?(?:back |down |over )?(?:in)?to (?!an? \d)/
const toBetween = /^ ?(?:over )?to (?:the )?$|^ ?[转轉改换換](?:考|成|到|为|為|去考)? ?$/
/** Matches the text between the old and the new exam or course if it consists of a verb such as '换到' or '改成'. */
const exchanged = /^ ?(?:hl|sl)? ?(?:[换換轉转]|[换換][到成为為]|[转轉][到成]|改|改成|改[为為]|改[选選考修]) ?$/
/** Matches the text between the old and the new exam: '토플이 안나와서 듀오링고로 갈아탔어요'. */
const causeParticle = /^(?:에서|이|가|은|는|을|를)? ?[^,.]{0,10}$/
/** Matches the text between the old and the new exam: 'SAT考不好改走ACT', 'bombed the SAT so switching to ACT'. */
const changeBetween =
  /^[^,，。]{1,6}[，,]? ?(?:改|[换換轉转])(?:走|考|成|到|[为為]|[选選]|去考|[读讀]|念)? ?$|^[^.;!?]{0,30}\b(?:switch|mov|chang|pivot)\w* (?:over )?to (?:the )?$/
const courseCause = /^(?:에서|이|가|은|는|을|를)? ?[^,.\d]{0,14}$/
/** Matches the text between two names if the student wants both: '화학이랑 생물로 가기로 했어요'. */
const both = /^ ?(?:이랑|랑|와|과|하고|및|그리고|,|&) ?$/
const intoAfter = /^(?:으?로) ?(?:바(?!꿀까)|갈아|전환|옮|변경|내려|낮|갔|가기로)/

/** Words of an earlier plan before and after its exam or course: 'was gonna take the ACT', '本來要考ACT', '원래 ACT'. */
const plannedBefore =
  /\b(?:gonna|going to|planning|planned|plan was|thinking|thought|supposed to|originally|initially|at first|first|considered|considering|started with|abandon(?:ed|ing)?|wanted (?:me|him|her|us)(?: to)?|(?:counsell?or|mom|dad|parents|teacher|tutor|coach) (?:said|says|suggest\w*|recommend\w*|pushed)|tried)\b(?: (?!to\b|not\b)[a-z']+){0,4} (?:to )?(?:(?:take|do|write|try) )?(?:(?:the|my|an?) )?(?:ap |ib )?$|(?:本[来來]|原本|原先|原[来來]|原[计計][划劃]|一?[开開]始|最初|起初|起先|之前|[要叫让讓]我|考[虑慮][过過])(?:是|都|[说說])?(?:想着?|要|打算|[计計][划劃]|[准準][备備]|考[虑慮]|在|[说說]要)?(?:要|去)?(?:[考报報选選修学學读讀念上][名了]?)? ?(?:ap|ib)? ?$|(?:원래|처음엔|처음에는?|애초에|애초엔|당초)(?:는|은)? ?(?:ap|ib)? ?$/
const plannedAfter = /^ (?:was|were) (?:the|my|our) (?:original |first |initial )?plan\b/
/** Matches the text between the earlier and the new plan: ' but nah, ', '，後來改', '였는데 지금은 '. */
const turned =
  /^[^;!?。；]{0,30}(?:\b(?:but|now|nah|nope|instead|chang\w+|decid\w+|going with|went with|switch\w*|doing|taking|pivot\w*|settled|picked|chose|hated)\b|[改换換转轉选選]|[变變]卦|取消|既然|[后後][来來]|[决決]定|[现現]在|如今|最[后後]|[还還]是|算了|다가|는데|지만|그냥|결국|지금은?|이제는?)[^;!?。；\d]{0,16}$|^ ?,? (?:and )?(?:taking|doing|going with) (?:the |ap |ib )*$/
const replacing = /^(?: (?:it is|instead)\b|으?로 ?(?:결정|정했|변경)|好了|吧)/
/** Matches an intention that was not carried out: 'ACT 칠까 하다가'. */
const intended =
  /^(?:을|를|은|는|도)? ?(?:시험 ?)?[가-힣]{0,4}(?:다더니|다고 ?(?:하더니|했다가))[^.!?\d]{0,20}$|^(?:을|를|은|는|도)? ?(?:시험 ?)?[가-힣]{0,3} ?(?:려다가?|려고? ?했(?:는데|지만|다가|으나)|려던 ?거|까 ?(?:(?:고민 ?|생각 ?)?하다가?|했(?:는데|지만|다가)|생각했(?:는데|지만)))(?![가-힣]*싶)[^.!?\d]{0,12}$/

/** Returns whether a later exam or course takes the place of an earlier plan: '本來要考ACT，後來改SAT'. */
function isPlanReplaced(token: Token, next: Token, text: string): boolean {
  const isAlternative =
    token.kind === 'exam' && next.kind === 'exam'
      ? (alternatives[token.exam] ?? []).includes(next.exam)
      : token.kind === 'field' && next.kind === 'field' && isCourse(token) && isCourse(next)
  // In 'was planning on AP Chem, now AP Bio too', the second course replaces nothing.
  if (!isAlternative || /^ (?:too|also|as well)\b/.test(text.slice(next.end))) return false
  const between = text.slice(token.end, next.start)
  if (intended.test(between)) return true
  return (
    (plannedBefore.test(text.slice(0, token.start)) || plannedAfter.test(between)) &&
    (turned.test(between) || (replacing.test(text.slice(next.end)) && between.length <= 20))
  )
}

/** Matches the text between an exam and its correction: 'did i type ACT? sorry, i meant SAT', '토플이요. 아 아니 아이엘츠'. */
export const corrects =
  /(?:\bi mean(?:t)?(?: to (?:say|type|write))?|sorry,? no|no,? sorry|no,? wait|wait,? no|my bad|(?:^|[.,!?…-] ?)(?:no,? )?actually(?:,? no)?|correction:?|typo,?|make that|oops|whoops|scratch that)\b(?:,? (?:lol|haha|it'?s|i'?m (?:talking about|taking|doing)|the|no))*[,:]? ?(?:the )?$|잘못 ?(?:썼|말했|적었|쳤|입력했|얘기했)[가-힣]*[,. ]*$|(?:^|[^가-힣])(?:아,? ?)?아니(?:다|요|야|지|네)?[,.! ]*(?:(?:잠깐만?|잠시만|그게|그거 말고|제가 말한 ?건|내 말은|다시|죄송|미안)[,. ]*)*$|(?:打[错錯]了?|[说說][错錯]了?|[写寫][错錯]了?|口[误誤]|[更纠糾]正|不[对對]|[应應][该該]?是)[,. ]*(?:我?(?:[是想要]*[说說講讲指]的?是?|意思是)|[应應][该該]?是|是)?(?:ap|ib)? ?$/

/** Matches the text between a mistaken name and its correction: '토플이라고 적은 건 실수고요, 아이엘츠'. */
const mistaken =
  /^[^.;!?]{0,24}(?:실수|오타|잘못 ?(?:썼|적|말|친|쓴|입력)|\b(?:typo|by mistake|by accident|autocorrect|wrong (?:test|exam|one))\b|[笔筆][误誤]|打[错錯]|[写寫][错錯]|手滑|[说說][错錯])[^\d]{0,24}$/

const isCourse = ({ field }: FieldToken) => field.ap !== undefined || field.ib !== undefined

/** Returns whether the text before the next exam or course corrects this one: 'ACT… wait no, PSAT', 'AP Bio. 아니 AP Chem'. */
function isCorrected(token: Token, next: Token, after: Token | undefined, text: string): boolean {
  const between = text.slice(token.end, next.start)
  if (!corrects.test(between.slice(-60)) && !(token.kind === 'exam' && mistaken.test(between))) return false
  if (token.kind === 'exam') return next.kind === 'exam' && next.label !== token.label
  const course = next.kind === 'exam' ? after : next
  return token.kind === 'field' && course?.kind === 'field' && isCourse(token) && isCourse(course)
}

/**
 * Returns the exams and courses that the student is switching from or did not choose: 'from ACT to SAT', 'ACT에서 SAT로 바꿨어요', 'AA SL
 * 换到 AI SL'.
 */
export function listReplaced(tokens: readonly Token[], text: string): Token[] {
  const things = tokens.filter((token) => token.kind !== 'mark')
  const replaced = things.filter((token, at) => {
    const next = things[at + 1]
    const after = things[at + 2]
    if (token.kind === 'field' && leaves.test(text.slice(0, token.start)) && arrives.test(text.slice(token.end)))
      return true
    if (token.kind === 'field' && leftAfter.test(text.slice(0, token.start))) return true
    if (
      token.kind === 'field' &&
      replacedBefore.test(text.slice(0, token.start)) &&
      replacedAfter.test(text.slice(token.end))
    )
      return true
    const isBeforeExam = token.kind === 'field' && next?.kind === 'exam' && after?.kind === 'field'
    if ((token.kind !== 'exam' && token.kind !== 'field') || (next?.kind !== token.kind && !isBeforeExam) || !next)
      return false
    if (token.kind === 'exam' && next.kind === 'exam' && token.label === next.label) return false
    if (isCorrected(token, next, after, text)) return true
    if (isPlanReplaced(token, isBeforeExam && after ? after : next, text)) return true
    const between = text.slice(token.end, next.start)
    if (both.test(between)) return false
    if (token.kind === 'field')
      return (
        exchanged.test(between) ||
        (next.kind === 'field' &&
          isCourse(token) &&
          isCourse(next) &&
          courseCause.test(between) &&
          intoAfter.test(text.slice(next.end)))
      )
    return (
      (fromBefore.test(text.slice(0, token.start)) && toBetween.test(between)) ||
      exchanged.test(between) ||
      changeBetween.test(between) ||
      (causeParticle.test(between) && intoAfter.test(text.slice(next.end)))
    )
  })
  return [...replaced, ...listUnchosen(tokens, text)]
}
