import { findTokenName } from '../excluded-names.ts'
import { isSameLevel } from '../excluded-topics.ts'
import type { Token } from '../token.ts'
import { type Clause, isListGap, type SplitGoal } from './clauses.ts'

/** Words between a rejecting word and its object. */
const objectGap =
  /^(?: ?(?:the|my|his|her|our|any|all|that|ap|ib|taking|doing|of|再|去|申请|了|考|学|读|念|申|上|修|选|报|练|背|温习?|补习?|复习|准备|做|的) ?){0,4} ?$/
/** Words between a name and the rejecting word after it. */
const subjectGap =
  /^(?:은|는|이|가|을|를|도)? ?(?:(?:다시|또|더|공부[는은]?|수강|수업|과목|과정|시험|신청|등록|반|시간표에서|올해|올해는|이번에|그냥|결국|이제|아예|일단|이미|is|was|got|has been|just|now|so|we|i|he|she|they|我们|早就|早|课|这学期|今年|这次|已经|也|都|就|先|这门|那门|我|全|是|她|他|孩子|女儿|儿子|娃|死|打死|绝对|肯定|真的|真|根本|其实|反正|自己|暂时|以后|啊|嘛|太[\p{Script=Han}]{1,3}?了?,?|더는?|더 ?이상|절대|죽어도|진짜|너무 [가-힣]{1,5}서) ?){0,4}$/u

/** A score that the student has, between the exam's name and the rejecting word: 'SAT已经1540不用再考'. */
const ownScore =
  /(?:\b(?:already|got|at|with|is|a) |已经?|都|有|考了?|拿了?|到|은|는|이미|[ 이]){0,6}\d{2,4}(?:\.\d)?(?:分|점)?(?:了|이?라서?|이니까?|이니|인데|[을를]? ?(?:받아서|받았으니까?|받았고|나와서))?(?: so| and)?/

/** A reason between a name and the rejecting word: '物理无聊不想学'. */
const reason =
  /^(?:[hs]l)?(?:太|很|好|又|真|都|全|也|已经)*(?:没问题|没压力|稳|无聊|没意思|没用|用不上|枯燥|难|累|烦|压力大|作业多)了?,?/

/** Words before a rejecting word that refer to a name in an earlier clause. */
const pronoun =
  /^(?: ?(?:다시|또|더|더는|바로|곧|금방|당장|马上|立刻|直接|but|so|and|that|it|this|they|she'?s?|he'?s?|we'?re|we|i'?m|i'?ll|i|so|they'?re|definitely|honestly|probably|just|finally|already|then|later|got|was|has|had|is|결국|그냥|그래서|일주일|[0-9일이삼]주|[0-9한두세] ?달|[0-9한두세] ?학기|만에|뒤에?|후에?|还是|后来|就|我|他|她|所以|已经|전|저는|난|나는|结果|最后|现在|也|都) ?){0,5} ?$/

/** What follows a Chinese word that rejects what was named before. Other text is its own object: '不用学竞赛'. */
const bareAfter = /^(?:[了啦吧啊呀的嘛它她他]|这个|那个|[一再]?次)*(?:$|[^\p{Script=Han}])/u
const isHan = /\p{Script=Han}$/u

/** Text around a rejecting word in a question, a condition or a negation. */
const unrealBefore =
  /该不该|能不能|可不可以|\b(?:should (?:i|he|she|we)|if (?:i|he|she|we)|(?:don'?t|doesn'?t|didn'?t|not|never|won'?t|can'?t|cannot)(?: (?:want|have|going|need) to| wanna| gonna)?) $|要$|不然|否则|要不|[没不别](?:想|要|会|能|愿意?|打算|舍得)?$|[离绕避躲分解打]$/
const unrealAfter =
  /^[^,.;]{0,40} alone\b|^[가-힣]{0,2}(?:까|지 ?[않말못]|면|기 ?싫)|^ ?안 ?[하할해]|^[^,，]{0,4}[吗么?？]/
/** Words that say what a university does not require. */
const needless = /^(?:不需要|필요|not needed|isn't needed)/
const indifferent = /matter|상관|无所谓/
const choice = /\bor\b|[이거]?나 |든지?|还是|或/
/** A refusal before the name of a test, a course or a university: 'she is not even applying to Harvard'. */
const refused =
  /\b(?:(?:nobody|no one|none of us|neither of us)(?: (?:in|of|from|at))?(?: [a-z]+){0,2}|never|not|(?:do|does|is|are|wo|ai)n'?t)\b(?! (?:if|when|only|just)\b)(?: (?:here|is|are|really|actually|even|ever|going|gonna|planning|on|to|be|bothering|with|in|want|wants|wanting|about|plan|plans|any more|anymore)){0,5} (?:apply|applying|consider|considering|choosing|pursuing|looking at|aiming for|interested in|going(?= to| for)|taking|take|retake|retaking|sitting|sit|writing|write|submitting|submit)(?: to| for)? (?:the |her |his |my |any )?$|(?:没有?人|没谁|谁[也都]不|从来不|并?没有?(?:要|想|打算))(?:要|想|会|打算)?(?:再|去)*(?:申请?|报考?|考|去|读|念|上)$/
/** Words of a refusal. A goal without any of them contains no refusal. */
const refusals = /\bn(?:o|ever)\b|\bnot\b|n't\b|\bno(?:body|ne)\b|\bneither\b|没|谁|从来/
const cancels = /cancel|취소|取消/

/** Returns the first name and the names joined to it, or the last name and the names joined to it. */
function listJoined(names: readonly Token[], lower: string, isForward: boolean): Token[] {
  const ordered = isForward ? names : names.toReversed()
  const found: Token[] = []
  for (const name of ordered) {
    const last = found.at(-1)
    if (last) {
      const gap = isForward ? lower.slice(last.end, name.start) : lower.slice(name.end, last.start)
      if (
        !isSameLevel(name, last) ||
        !isListGap(gap.replace(/^ ?[hs]l/, '')) ||
        (/[,，]/.test(gap) && name.kind === 'exam')
      )
        break
    }
    found.push(name)
  }
  return found
}

/** A clause without a name that can be between a name and its rejection: 'got a 3', 'hated it'. */
const skipped = /\d|\b(?:it|that|this|did|was)\b|너무|太|[요음임] $/

const isProgramme = ({ kind }: Token) => kind === 'programme'

/** Returns the clause that a pronoun refers to. Skips clauses such as 'got a 3' and 'hated it'. */
function findPrevious(text: string, before: readonly Clause[]): Clause | undefined {
  const last = before.findLast((one) => one.names.length > 0 || !skipped.test(text.slice(one.start, one.end)))
  // A pronoun refers to a course or exam rather than to a program: 'AP Bio is at the same time as robotics so that's
  // gone'.
  return last?.names.length && last.names.every(isProgramme)
    ? (before.findLast(({ names }) => names.some((name) => !isProgramme(name))) ?? last)
    : last
}

/** Returns the names that the student has given up: 'switched out of MCV4U', '法文停修了', '수강 취소했고'. */
export function listRejected({ simple: text, clauses }: SplitGoal, tokens: readonly Token[]): Token[] {
  const rejected = clauses.flatMap((clause, at) =>
    clause.words.flatMap(({ stance, start, end }): Token[] => {
      if (stance !== 'rejected-next' && stance !== 'rejected-previous') return []
      if (unrealBefore.test(text.slice(clause.start, start)) || unrealAfter.test(text.slice(end))) return []
      const names = clause.names.filter(({ kind }) => kind !== 'mark')
      if (stance === 'rejected-next') {
        const after = names.filter((name) => name.start >= end)
        const [first, second] = after
        if (!first || !objectGap.test(text.slice(end, first.start))) return []
        // In '不想数学拖后腿', the student rejects the difficulty, not the subject.
        if (clause.words.some((word) => word.stance === 'weak' && word.start >= first.end)) return []
        // In 'isn't taking AP Chem', only the course is rejected.
        if (first.kind === 'exam' && second?.kind === 'field' && second.start - first.end <= 1)
          return listJoined(after.slice(1), text, true)
        return listJoined(after, text, true)
      }
      if (stance === 'rejected-previous') {
        const before = names.filter((name) => name.end <= start)
        const last = before.at(-1)
        // In 'UBC不需要SAT', the university does not require the exam.
        const isPlace = last?.kind === 'university' || last?.kind === 'programme'
        if (isPlace && needless.test(text.slice(start, end))) return []
        // In 'SAT or ACT doesn't matter', the student accepts both.
        if (indifferent.test(text.slice(start, end)) && choice.test(text.slice(clause.start, start))) return []
        // In 'SAT不刷题', the student only rejects a way to study.
        if (last && /^不[背写刷]$/.test(text.slice(start, end)) && !bareAfter.test(text.slice(end))) return []
        if (last)
          return subjectGap.test(text.slice(last.end, start).replace(ownScore, '').replace(reason, ''))
            ? listJoined(before, text, false)
            : []
        // In 'AP Chem was the plan, but that got scrapped', the pronoun refers to an earlier clause. The pronoun can be
        // omitted, and a clause with only a number can come between: 'SAT考了两次，最高1440，不再考了'.
        const previous = findPrevious(text, clauses.slice(0, at))
        const hasObject =
          isHan.test(text.slice(start, end)) && !/了$/.test(text.slice(start, end)) && !bareAfter.test(text.slice(end))
        return previous && names.length === 0 && !hasObject && pronoun.test(text.slice(clause.start, start))
          ? listJoined(
              previous.names.filter(({ kind }) => kind !== 'mark'),
              text,
              false,
            )
          : []
      }
      return []
    }),
  )
  const canRefuse = refusals.test(text)
  for (const { start, names, words } of clauses) {
    const [first] = names
    if (!canRefuse) break
    const isLast = first && names.every((name) => name === first || (first.kind === 'exam' && name.kind === 'field'))
    if (!isLast || words.some(({ stance }) => stance === 'weak')) continue
    const before = text.slice(start, first.start)
    if (refused.test(before) && !/\b(?:if|why|should)\b/.test(before)) rejected.push(names.at(-1) ?? first)
  }
  if (rejected.length === 0) return []
  // A number alone does not replace what is given up: 'stopped SAT prep in March, restarting now, 1450'.
  const others = tokens.filter(
    (token) => !rejected.includes(token) && !['mark', 'result', 'number'].includes(token.kind),
  )
  const isSitting = ({ kind }: Token) =>
    kind === 'exam' && cancels.test(text) && others.every((one) => one.kind !== 'exam')
  // A name that is mentioned again later is still wanted. An earlier mention does not count.
  const isKept = (token: Token) => {
    const name = findTokenName(token, tokens)
    return others.some((one) => one.start > token.start && findTokenName(one, tokens) === name)
  }
  return others.length > 0 ? rejected.filter((token) => !isSitting(token) && !isKept(token)) : []
}
