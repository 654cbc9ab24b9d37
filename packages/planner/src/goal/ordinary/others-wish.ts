import type { Token } from '../token.ts'
import { alternatives } from '../vocabulary/alternatives.ts'

/** Matches the start of what the parents want: 'my parents want Harvard', '我妈让我考1500', '부모님은 하버드를 원하시'. */
const parentsWish =
  /\b(?:(?:counsell?or|teacher|tutor|coach) (?:wants?|told|made|makes|pushe[sd])|(?:parents?|mom|mum|dad|mother|father|husband|wife) (?:wants?|forc(?:es?|ed)|makes?|made|push(?:es|ed)?|(?:is|are|keeps?) (?:forcing|making|telling)|signed|hopes? for|expects?|dreams? of|(?:is|are|keeps?) (?:pushing|asking)|says?|thinks?|told))\b|(?:爸爸?妈?|妈妈?|媽媽?|爸媽|父母|家长|家長|家里|家裡|老公|老婆|先生|太太|老[师師]|補習班|补习班|家教|[爷爺奶]奶?|外[公婆]|[顾顧][问問]|中介|教[练練])(?:都|一直|非|也|总|總|老|還|还)*(?:希望|期望|期待|盼|想|要|[觉覺]得|让|讓|叫|[逼迫]|[說说](?:[他她我]|孩子)?(?:一定|至少|最好|起[码碼])?(?:要|能|可以|考|[应應][该該]|[冲衝]|目[标標]|(?=\d)))|(?:엄마|아빠|부모님|어머니|아버지|학부모|남편|아내|와이프|선생님|쌤|카운슬러|상담사|코치|할머니|할아버지|학원|과외)(?:은|는|이|가|께서|께서는|에서|에서는|에선|에서도|쪽에서|쪽에선|쪽은|들은|들이)? /
/** Matches the start of what the student wants instead: 'but I', '我觉得', '저는'. */
const ownWish =
  /[.,;!，。；] ?(?:but )?(?:honestly |personally |actually )?i(?:'d|'m|'ll)?\b(?! have| got| scored)|\bbut i\b|\bbut (?:realistically|honestly|personally)\b|현실적으로|[,，]但?(?:[務务][實实]|[現现][實实])|[,，。；但可](?:是|拜[託托])?我[們们]?(?:自己|其实|其實|个人|個人)?(?:想|要|觉得|覺得|看|[认認][为為]|更|只|目标|目標|的目|(?:真的?|才|死[都也])不)|[.,;!] ?i think\b|(?:저는|전|나는|난|제가|학생은|본인은|아이는|애는|딸은|아들은) |(?:孩子|学生|學生|本人|女[儿兒]|[儿兒]子|[他她]|娃)(?:自己|本人)?(?:其实|其實)?(?:想|要|更|只|喜|[觉覺]得|[试試])|[.,;!] ?(?:but )?(?:he|she|they|the (?:kid|student)|[a-z]+ (?:him|her)self)(?:'d|'s)? (?:rather|wants?|prefers?|hopes?|is (?:aiming|hoping)|would)\b/

/** Matches the start of what the family agrees on: 'let's call it 1450', '吵到最后定1480', '결국 1480으로 정했어요'. */
const settled =
  /\b(?:let'?s (?:call it|say|go with|settle (?:on|for))|(?:settled|agreed|compromised|landed) (?:on|at))\b|최종|결국(?=[^,.]{0,16}(?:정했|합의|타협|하기로))|(?:最[后後]|[结結]果|[决決])定|折中|折衷|各退一步/
/**
 * Matches the start of the student's own wish when it precedes that of the parents: '학생 본인은 ACT 31 원함. 어머니는 34 원하심'.
 */
const ownBefore =
  /\b(?:himself|herself|student|(?:he|she) wants|i want|i'm aiming)\b|본인|학생은|저는|나는|本人|自己|[学學]生想|我想/

/** Words of a student who wants something in addition. */
const also = /\b(?:too|also|both|as well)\b|也|[还還]|都|도 /

/** Removes the scores that the parents want if the score that the student wants precedes them. */
function dropAfterOwn(lower: string, tokens: readonly Token[], from: number): Token[] {
  const isOwn =
    ownBefore.test(lower.slice(0, from)) && tokens.some(({ kind, start }) => kind === 'number' && start < from)
  return tokens.filter(({ kind, start }) => !(isOwn && kind === 'number' && start > from))
}

/**
 * Removes the scores, universities and exams that only the parents want if the student names others: 'My parents want
 * Harvard. I'd be happy with BU.'
 */
export function dropParentsWishes(lower: string, tokens: readonly Token[]): Token[] {
  const parents = parentsWish.exec(lower)
  if (!parents) return [...tokens]
  const from = parents.index
  const isApCourse = (token: Token) => {
    const exam = tokens[tokens.indexOf(token) - 1]
    return token.kind === 'field' && token.field.ap !== undefined && exam?.kind === 'exam' && exam.exam === 'AP'
  }
  const rest = lower.slice(from + parents[0].length)
  const own = settled.exec(rest) ?? ownWish.exec(rest)
  if (!own) return dropAfterOwn(lower, tokens, from)
  const to = from + parents[0].length + own.index
  const isReplaced = (token: Token) =>
    (token.kind === 'exam' &&
      tokens.some((one) => one.kind === 'exam' && one.start >= to && alternatives[token.exam]?.includes(one.exam))) ||
    // 'dad keeps pushing AP Physics but I want AP Bio'
    (token.kind === 'field' &&
      isApCourse(token) &&
      tokens.some((one) => one.start >= to && isApCourse(one)) &&
      !also.test(rest.slice(own.index)))
  const isParents = ({ start }: Token) => start >= from && start < to
  return tokens.filter((token) => {
    if (isParents(token) && isReplaced(token)) return false
    if (!isParents(token) || (token.kind !== 'number' && token.kind !== 'university')) return true
    return !tokens.some((one) => one.kind === token.kind && one.start >= to)
  })
}
