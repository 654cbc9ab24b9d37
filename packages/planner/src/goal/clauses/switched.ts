import type { Token } from '../token.ts'
import { alternatives } from '../vocabulary/alternatives.ts'
import type { Clause, SplitGoal } from './clauses.ts'

/** Words for an earlier plan, advice or course. Korean words follow the name, and the others precede it. */
const planned =
  /\b(?:thought|thinking|gonna|going to|plan(?:ned|ning)?|signed (?:me |him |her )?up|enrolled|registered|supposed to|meant to|originally|initially|at first|started|began|was in|were in|put (?:me|him|her|us)|placed (?:me|him|her)|wanted|considered|tried|told (?:everyone|people|them)|said i'?d|recommend(?:s|ed)|suggest(?:s|ed)|push(?:es|ed|ing)|where (?:i|he|she|we) (?:had|did|took)|rejected by|got rejected|doesn'?t accept|(?:isn'?t|not|wasn'?t) for (?:me|him|her|us)|looked at)\b|려고? ?했|려다|려던|신청했|등록했|준비했|준비하다|다니다가|듣다가|듣고 있었|(?:들으|보|하|가)라[고는]|추천|권[했하]|처음[엔에]|원래|본래|本来|原来|原本|原先|起初|最初|一开始|报了|报名|选了|想过|考虑过|생각했|생각하다|打算|之前|[叫让]我|建议|推荐/u
/** Difficulties that make a student drop a course or an exam. */
const tooHard =
  /\b(?:scared|afraid) of\b|\bnot ready for\b|\bcan'?t handle\b|\b(?:too|so) (?:much|hard|heavy|difficult|expensive|stressful)\b|너무 (?:힘들|어려|빡세|비싸|벅[차찬])|太(?:难|贵|累|卷|重)|考砸|[学读]不下去/
/** Words of an exam for which the student has no time, so that any similar exam after it takes its place. */
const noTime = /\bno time (?:for|to)\b|没时间|没空|来不及|시간[이도]? ?없/
/** Words that show that both names are wanted. */
const all = /\b(?:both|too|also|each|as well)\b|둘 ?다|[가-힣]도 |[也都两]/
/** The number of characters before a name in which to look for words of a change. */
const reach = 40
/** Words of a change, before or after what the student now wants. */
const changedBefore =
  /\b(?:switch(?:ed|ing|es)?|chang(?:ed|ing|es)|mov(?:ed|ing|es)|swapp(?:ed|ing)|transferr(?:ed|ing))(?: (?:me|him|her|us|it|that|them|over|on|down|up|out|back|instead)){0,2} (?:(?:in)?to|for) (?:the |an? )?(?:ap |ib )?$|\b(?:settled on|went with|going with|ended up (?:in|with|taking|doing)|picked|chose|taking|doing|decided on|signed up for|enrolled in|back (?:on|to|with|in)) (?:the )?(?:ap |ib )?$|\bnow [a-z ]{0,16}(?:it'?s|(?:i|we|he|she)(?:'?m|'?re|'?s)?)(?: (?:all about|in|taking|doing|going for|aiming for|set on|want|wants|into))? (?:the )?(?:ap |ib )?$|\b(?:it'?s all about|set on|sold on|leaning towards?|(?:he|she|i|we)(?:'?m|'?s|'?re)? (?:in|taking|doing)) (?:the )?(?:ap |ib )?$|(?:^| )(?:저는|전|나는|지금은|이제는?|올해는?|그래서) (?:ap |ib )?$|(?:[改换转]|换成|换到|改成|转到|定|降到|降为|换回|最后选|最后还是|最后|最终还是|最终选|最终|那就|现在就?|只想|我想|我要)(?:了|成|到|为|考|修|选|上|学|读|念|报|申请?|去)* ?(?:ap|ib)?$/u
const changedAfter =
  /^ ?(?:instead\b|(?:\d+ )?it is\b|(?:fits?|suits?) |(?:train|now)\b|(?:[a-z]+ )?is (?:the|my|her|his|our) (?:dream|goal|plan|pick|one)\b|(?:이|가) ?더 ?(?:좋|낫|끌|맘)|就[够好行]|으?로 ?(?:돌아(?:왔|갔|가기로)|복귀)|and (?:(?:i|he|she|we) )?(?:fell in love|loved it)|(?:으?로|를|을) ?(?:마음을? ?|최종 ?|결국 ?|그냥 ?)?(?:바꿨|바꾸|바꿀|바꿈|갈아|옮|변경|전환|틀었|돌렸|정했|결정))/

/** Words of an addition, which replaces nothing: 'now AP Bio too'. */
const alsoAfter = /^ (?:too|also|as well)\b|^도(?![가-힣])/
const alsoBefore = /\balso\b|也/

const isCourse = (token: Token) =>
  token.kind === 'local' || (token.kind === 'field' && (token.field.ap ?? token.field.ib) !== undefined)

/** Returns whether one name can take the place of another: two courses, two universities or two similar exams. */
function canReplace(old: Token, next: Token): boolean {
  if (old.kind === 'exam') return next.kind === 'exam' && (alternatives[old.exam] ?? []).includes(next.exam)
  if (old.kind === 'field' && next.kind === 'field')
    return isCourse(old) && isCourse(next) && old.field !== next.field && old.field.ap !== next.field.ap
  if (old.kind === 'local' && next.kind === 'local') return old.name !== next.name
  return old.kind === 'university' && next.kind === 'university' && old.name !== next.name
}

const isSameExam = (one: Token, other: Token) => one.kind === 'exam' && other.kind === 'exam' && one.exam === other.exam

/** Returns the exams that are too hard or expensive, if an earlier clause names a similar exam: 'duolingo 120, toefl is too expensive'. */
function listLeft({ simple: text, clauses }: SplitGoal): Token[] {
  return clauses.flatMap((clause, at) =>
    clause.names.length > 0 &&
    clause.names.every(({ kind }) => kind === 'exam') &&
    tooHard.test(text.slice(clause.start, clause.end)) &&
    clause.words.every(({ stance }) => stance !== 'wish')
      ? clause.names.filter((name) =>
          clauses
            .slice(0, at)
            .some(({ names }) =>
              names.some((one) => canReplace(name, one) && !names.some((own) => isSameExam(own, name))),
            ),
        )
      : [],
  )
}

/**
 * Returns the names of a plan that a later clause replaces: 'signed up for AP Physics 1 but it's too much so I'm
 * switching to AP Bio'.
 */
export function listSwitched({ simple: text, clauses }: SplitGoal): Token[] {
  const left = tooHard.test(text) ? listLeft({ simple: text, clauses }) : []
  if (left.length > 0) return left
  const named = clauses.filter(({ names }) => names.length > 0)
  if (named.length < 2 || !(planned.test(text) || tooHard.test(text) || noTime.test(text))) return []
  const changes = clauses.flatMap((clause, at) =>
    clause.names.flatMap((name) =>
      !alsoAfter.test(text.slice(name.end)) &&
      !alsoBefore.test(text.slice(clause.start, name.start)) &&
      ((noTime.test(text.slice(0, clause.start)) && name.kind === 'exam') ||
        changedBefore.test(text.slice(Math.max(0, name.start - reach), name.start)) ||
        changedAfter.test(text.slice(name.end, name.end + 12)))
        ? [{ name, at }]
        : [],
    ),
  )
  if (changes.length === 0) return []
  const isPlan = (clause: Clause) => {
    const said = text.slice(clause.start, clause.end)
    return (
      planned.test(said) ||
      (noTime.test(said) && clause.names.every(({ kind }) => kind === 'exam')) ||
      (tooHard.test(said) && (clause.names.every(({ kind }) => kind === 'exam') || !all.test(text.slice(clause.end))))
    )
  }
  return clauses.flatMap((clause, at) => {
    const later = changes.filter((change) => change.at > at)
    // In Korean, the ending that shows the plan can be in a clause of its own: '들으려고 했는데'.
    const next = clauses[at + 1]
    const isPlanned = isPlan(clause) || (next?.names.length === 0 && isPlan({ ...clause, end: next.end }))
    return later.length > 0 && isPlanned
      ? clause.names.filter((name) => later.some((change) => canReplace(name, change.name)))
      : []
  })
}
