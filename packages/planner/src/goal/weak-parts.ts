/** Words that mark the preceding section as weak: '科學最弱', '阅读是短板'. */
const weak =
  /^ ?(?:比[^,，。\d]{1,4}?)?(?:部分|점수)?(?:이|가|은|는|是|is)? ?(?:最|比较|比較|有[点點]|太|제일|가장|너무|my |the |his |her )?(?:[偏較较]?弱|差(?!不多|一点|一點|[了到 ]?\d)|短板|拉胯|不行|拖后腿|拖後腿|약해|약함|약점|보강|보완|문제(?! ?(?:없|풀|집|유형|를|은))|걱정|발목|낮(?!은)|低(?! ?\d)|weak|worst|lowest|slow)/

const weakest =
  /\b(?:mostly|mainly|especially|esp\.?|particularly|primarily|specifically) (?:in |on |for |the |my |her |his )*$|(?:特别是|特別是|尤其是?|主要是?) ?$|(?:특히|주로) ?$|\b(?:weakest|worst|lowest)(?: (?:section|part|area|one|subject))? (?:is|:|=) (?:my |the )?$|最[弱差低]的?(?:是|就是)?$|(?:제일|가장) (?:약한|낮은) (?:건|것은|과목은|섹션은|파트는) ?$/

/** Returns whether the text around a name marks it as the weakest section. */
export function isWeakPart(text: string, start: number, end: number): boolean {
  return weak.test(text.slice(end, end + 20)) || weakest.test(text.slice(0, start))
}

/** Matches a problem with the preceding section: 'science keeps dragging me down', '과학이 발목 잡아요', '科學老是拖我後腿'. */
const troubleAfter =
  // superlinear: a goal has at most 200 characters
  /^(?:(?!\b(?:and|but|class|grades?)\b)[^,.;，。；]){0,24}?(?:\b(?:drag|hold|kill|trip|wreck|ruin|hurt|struggl|suck|fail|lag)\w*|\b(?:bad|awful|terrible|trash|rough|weak|slow|hard|tough|low|stuck|budge|never|problem|issue|behind|mess|bottleneck|screw\w*|time|careless|mistakes?|only thing|under)\b|안 ?(?:돼|되|늘|올라|나와|움직|풀|읽|외|맞)|못 ?(?:풀|올|넘|읽)|[밀느약막떨처]려|느리|느려|약[하해]|부족|모자|발목|막[혀히]|제자리|정체|어려|어렵|힘들|올려야|낮|떨어|처져|걱정|망|실수|때문|깎|上不[去来來]|拖|卡|不[够夠]|不完|[读讀看]不|慢|差|弱|不行|不好|[烂爛]|粗心|拉[胯垮]|老是|[难難]|不[会會]|低|[错錯]|崩|瓶[颈頸]|[问問][题題])/
const school =
  /\b(?:class|grades?|homework|hw|teacher|report card|quiz|finals?|midterms?|gpa|course|at school)\b|수업|학교|내신|성적|숙제|과제|기말|중간고사|[课課]|成[绩績]|作[业業]|[学學]校|校[内內]|期[中末]|[补補]/

/** Returns whether the text after a name says that the student has a problem with it. */
export const isTrouble = (after: string) => troubleAfter.test(after)

/** Returns whether a goal is about a class or its marks. */
export const isAtSchool = (text: string) => school.test(text)

/** Returns whether a name is an activity, not a section: 'i like reading', 'reading more books'. */
export function isPastime(text: string, start: number, end: number): boolean {
  return (
    /\b(?:like|love|enjoy)s? $|喜[欢歡]$/.test(text.slice(0, start)) ||
    /^ (?:[a-z]+ )?(?:books?|novels)\b|^[를을는]? ?좋아/.test(text.slice(end))
  )
}
