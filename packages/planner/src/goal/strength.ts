import { findArea } from './courses.ts'
import { isExcepted, isOther } from './exception.ts'
import { gapBefore, near, type Walk } from './structure.ts'
import type { FieldToken, Token } from './token.ts'

/**
 * Matches the text after a strength that is contrasted with a weakness: '文科好理科差' ('good at humanities, weak in
 * science').
 */
export const contrasted =
  /^ ?[他她]?(?:[很挺还還]?(?:好|强|強)(?!差|弱)|(?:[还還]算?|就|都|[蛮蠻满滿很])*(?:可以|行|ok|okay|凑合|湊合|及格|[过過]得去|[应應]付得[来來]|能[应應]付)[啦吧了]?)[,，.。 ]*(?:[^,，。]{1,6}(?:差|弱|不好|不行|完全不|不[会會懂及]|上不去|[烂爛]|[惨慘]|糟|卡|崩|跟不上|[难難]|要[补補救]|拖|拉[胯垮])|[^,，。]{1,4}(?:一直|[总總老]是)|但?是?(?:[讨討][厌厭]|不喜[欢歡]))|^[은는도] ?되는데[ ,]/

/** Matches a score that is good enough: 'bio is at 91 which is ok', 'math is a 95 so that's fine'. */
const scoreFine =
  /^(?:'?s| is| are| was)?(?: at| an?| like| around| about)? \d{2,3}%?,? (?:(?:which|and that|so that|that|so it|it)(?:'?s| is)|so) (?:(?:already|pretty|really|totally|fine by me) )*(?:fine|ok|okay|good|solid|enough|great)\b|^(?:(?:现在|現在|已[经經])[考是有]?\d{2,3}分?(?:已[经經]|[还還])?|[考是]?\d{2,3}分?(?:已[经經]|[还還]))(?:[够夠]|可以|行|很好|不[错錯]|[稳穩])(?![吗嗎嘛么麼不])|^(?:은|는|이|가)? ?\d{2,3}점?(?:이?라|이니까)? ?(?:괜찮|충분|만족|됐)(?![가-힣]{0,3}(?:까|나요|가요))/
/** Matches a score that is enough, unlike the score of the next subject: '生物91就够，化学要95'. */
const scoreEnough = /^\d{2,3}分?就(?:[够夠]|行|可以)了?[,，] ?[^,，。\d]{1,6}[要得]/

/** Returns whether the goal says that a name needs no work: 'math is fine', '라이프사이언스는 끝났고'. */
export function needsNoWork(walk: Walk, { start, end }: Token, at: number): boolean {
  const next = walk.tokens[at + 1]
  // '生物要很好' and '수학을 잘하고 싶어요' are wishes.
  const isWish =
    next !== undefined &&
    (/[要得]$/.test(walk.text.lower.slice(end, next.start)) || /^ ?싶/.test(walk.text.lower.slice(next.end)))
  const after = walk.text.lower.slice(end)
  // In 'ACT 除了閱讀都很好', reading is the exception.
  if (isExcepted(walk.text.lower, start, end)) return false
  if (scoreFine.test(after) && walk.tokens.every(({ kind }) => kind !== 'exam')) return true
  return (
    next?.kind === 'mark' &&
    next.mark === 'fine' &&
    next.start - end <= near &&
    !isWish &&
    !isAmongChoices(walk, next, at)
  )
}

/** Returns whether a name is one of several to choose from: 'AB랑 BC 중에 뭐 들을까요'. */
function isAmongChoices(walk: Walk, { start, end }: Token, at: number): boolean {
  return (
    walk.text.lower.slice(start, end).startsWith('중에') &&
    /^ ?(?:랑|이랑|와|과|하고|나|이나|,) ?$/.test(gapBefore(walk, at))
  )
}

/** Returns whether the student only dislikes the subject of a course in the goal: '不喜欢历史但AP世界史要3分'. */
function isOnlyDisliked({ tokens }: Walk, { field }: FieldToken, at: number): boolean {
  const [last, next] = [tokens[at - 1], tokens[at + 1]]
  return (
    field.subject !== undefined &&
    ((last?.kind === 'mark' && last.mark === 'dislike-next') ||
      (next?.kind === 'mark' && next.mark === 'dislike-previous')) &&
    tokens.some(
      (one, place) =>
        one.kind === 'field' && tokens[place - 1]?.kind === 'exam' && findArea(one.field) === field.subject,
    )
  )
}

/** Returns whether a name is mentioned only as a strength: 'good at math but weak in physics', 'math is fine'. */
export function isStrength(walk: Walk, token: FieldToken, at: number): boolean {
  const { start, end } = token
  // In 'no AP Physics, any other science is fine', the family agrees to the other sciences.
  if (walk.excluded.length > 0 && isOther(walk.text.lower, start)) return false
  if (needsNoWork(walk, token, at)) return true
  if (isOnlyDisliked(walk, token, at)) return true
  if (scoreEnough.test(walk.text.lower.slice(end)) && walk.tokens[at + 2]?.kind === 'field') return true
  const text = walk.text.lower
  // In '영어보다 역사가 더 급해요', history is more urgent than English.
  if (/^보다는? (?![^,.!]{1,12}(?:[나까]요|\?))/.test(text.slice(end))) return true
  // 'leave reading alone' and '阅读保持' mean that the section needs no work.
  if (/\bleave (?:the )?$/.test(text.slice(0, start)) && /^ (?:alone|as)\b/.test(text.slice(end))) return true
  if (
    /^(?:不[動动变變]|保持|[維维]持)(?:$|[,，。])/.test(text.slice(end)) &&
    walk.placed.some(({ holder }) => holder.kind === 'section')
  )
    return true
  // In 'APES, never did enviro before', the second name is not another goal.
  if (
    /(?:[没沒](?:碰|接[触觸]|[学學]|修)[过過]|\bnever (?:did|took|had|done|studied) (?:any )?)$/.test(
      text.slice(0, start),
    ) &&
    walk.tokens.some((one) => one.kind === 'exam' || (one.kind === 'field' && one.field.implies !== undefined))
  )
    return true
  // '问题不是化学，是物理'
  if (/[问問][题題]不[是在]$/.test(text.slice(0, start))) return true
  // In 'switching to Physics 1 because of calc', calculus is only the reason.
  if (/\bbecause of (?:the |my |his |her )?$/.test(text.slice(0, start))) return true
  // In 'the ACT, because I like science', science is only the reason.
  if (
    /\b(?:because|bc|since|cuz|cause) (?:i|he|she) (?:really )?(?:like|love|enjoy)s? (?:the )?$/.test(
      text.slice(0, start),
    )
  )
    return true
  // In 'AP chem instead of regular chem', the regular course is not a goal.
  if (
    /\b(?:instead of|not|than|over|from) (?:just )?(?:reg|regular|normal|standard|on-level) $/.test(
      text.slice(0, start),
    )
  )
    return true
  if (contrasted.test(text.slice(end))) return true
  // In 'ap physics 1 or c? im ok at calc', calculus is only a strength.
  if (
    (walk.courses.length > 0 || walk.tokens.some((one) => one.kind === 'exam' || one.kind === 'local')) &&
    /(?:\b(?:i'?m|i am|he'?s|he is|she'?s|she is) |^|[.?!,;(-] ?)(?:already |pretty |really |quite )?(?:ok|okay|fine|decent|solid|good|great) (?:at|in|with) $/.test(
      text.slice(0, start),
    ) &&
    /^ ?(?:$|[.!?]|already|though)/.test(text.slice(end))
  )
    return true
  return (
    /(?<!not |not so |not very |get |be |become |getting )(?:good|great|strong|confident|decent|solid|fine|ok|okay|(?:does|doing|did|i do) (?:well|fine|ok|okay|great)) (?:at|in|with) $|\bcan (?:handle|do|manage) $/.test(
      text.slice(0, start),
    ) &&
    /^ ?,? ?(?:(?:but|though|just|only)\b|(?:and )?(?:weak|bad|poor|terrible|struggl|needs? |lost|fail|awful|horrible|behind|slow|clueless|hopeless)|[a-z]{4,12} (?:needs? |is (?:weak|bad|low|failing|rough)|isn'?t|sucks)|not (?:so|as|very|good|great)\b)/.test(
      text.slice(end),
    )
  )
}
