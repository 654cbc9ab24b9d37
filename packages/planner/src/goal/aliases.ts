import type { CourseId } from '../data/courses.ts'
import type { Exam } from '../data/exams.ts'
import type { Subject } from '../data/skills.ts'

/** The meaning of a word or phrase in a goal. */
export type Meaning =
  | { kind: 'exam'; exam: Exam }
  /** An exam that we do not plan for. It takes the numbers and negations next to it. */
  | { kind: 'other-exam' }
  | { kind: 'subject'; subject: Subject }
  | { kind: 'course'; course: CourseId }
  /** An IB mathematics course whose level is in the next token. */
  | { kind: 'ib-math'; variant: 'aa' | 'ai' }
  | { kind: 'level'; level: 'hl' | 'sl' }
  | { kind: 'program'; subjects: readonly Subject[] }
  /** Excludes the exam after it (`not-next`) or before it (`not-previous`). */
  | { kind: 'not-next' }
  | { kind: 'not-previous' }
  /** Ends the scope of a negation. */
  | { kind: 'clause' }
  /** Recognized without effect, so that its parts are not read as something else. */
  | { kind: 'filler' }

const rows: readonly [Meaning, string][] = [
  [{ kind: 'exam', exam: 'SAT' }, 'sat|digital sat|psat|sats'],
  [{ kind: 'exam', exam: 'ACT' }, 'act|acts'],
  [{ kind: 'exam', exam: 'AP' }, 'ap|aps|advanced placement'],
  [{ kind: 'exam', exam: 'IB' }, 'ib|ibdp|international baccalaureate|국제 바칼로레아|國際文憑|国际文凭'],
  [
    { kind: 'exam', exam: 'OUAC' },
    'ouac|ontario universities|ontario university|온타리오 대학|安大略省大學|安大略大學|安大略省大学|安大略大学',
  ],
  [
    { kind: 'other-exam' },
    '수능|내신|모의고사|高考|學測|学测|指考|分科測驗|중간고사|기말고사|toefl|ielts|gre|gmat|토플|託福|托福|雅思|gpa',
  ],
  [
    { kind: 'course', course: 'ap.calculus-bc' },
    'ap calc bc|ap calculus bc|calc bc|calculus bc|bc calc|bc calculus|미적분 bc|微積分 bc|微积分 bc|微積分bc|微积分bc',
  ],
  [
    { kind: 'course', course: 'ap.calculus-ab' },
    'ap calc ab|ap calculus ab|calc ab|calculus ab|ab calc|ab calculus|ap calc|ap calculus|미적분 ab|微積分 ab|微积分 ab|微積分ab|微积分ab',
  ],
  [{ kind: 'course', course: 'ap.precalculus' }, 'ap precalc|ap precalculus|ap pre-calculus'],
  [{ kind: 'course', course: 'ap.statistics' }, 'ap stats|ap stat|ap statistics|ap 통계|ap 統計|ap 统计|ap統計|ap统计'],
  [
    { kind: 'course', course: 'ap.physics-c-mechanics' },
    'physics c|physics c mechanics|physics c: mechanics|physics c mech|물리 c|物理 c|物理c',
  ],
  [
    { kind: 'course', course: 'ap.physics-c-electricity' },
    'physics c em|physics c e&m|physics c: e&m|physics c electricity and magnetism|physics c: electricity and magnetism',
  ],
  [{ kind: 'course', course: 'ap.physics-1' }, 'physics 1|물리 1|物理 1|物理1'],
  [{ kind: 'course', course: 'ap.physics-2' }, 'physics 2|물리 2|物理 2|物理2'],
  [
    { kind: 'course', course: 'ap.english-literature' },
    'ap lit|ap literature|ap english lit|ap english literature|english literature',
  ],
  [{ kind: 'course', course: 'ap.english-language' }, 'ap lang|ap english language|ap english lang'],
  [{ kind: 'course', course: 'ap.us-history' }, 'apush|ap us history|us history|미국사|美國史|美国史'],
  [{ kind: 'course', course: 'ap.world-history' }, 'ap world|ap world history|world history|세계사|世界史'],
  [
    { kind: 'ib-math', variant: 'aa' },
    'math aa|maths aa|aa|analysis and approaches|수학 aa|數學 aa|数学 aa|數學aa|数学aa',
  ],
  [
    { kind: 'ib-math', variant: 'ai' },
    'math ai|maths ai|applications and interpretation|수학 ai|數學 ai|数学 ai|數學ai|数学ai',
  ],
  [{ kind: 'level', level: 'hl' }, 'hl|higher level'],
  [{ kind: 'level', level: 'sl' }, 'sl|standard level'],
  [
    { kind: 'subject', subject: 'mathematics' },
    'math|maths|mathematics|algebra|geometry|calculus|precalculus|trigonometry|statistics|수학|대수|기하|미적분|확률과 통계|數學|代數|幾何|微積分|数学|代数|几何|微积分',
  ],
  [{ kind: 'subject', subject: 'physics' }, 'physics|물리|물리학|物理'],
  [{ kind: 'subject', subject: 'chemistry' }, 'chemistry|chem|화학|化學|化学'],
  [{ kind: 'subject', subject: 'biology' }, 'biology|bio|생물|생명과학|生物'],
  [
    { kind: 'subject', subject: 'english' },
    'english|reading|writing|grammar|essay|essays|vocabulary|literature|영어|독해|문법|작문|에세이|英文|英語|英语|閱讀|阅读|寫作|写作',
  ],
  [{ kind: 'subject', subject: 'history' }, 'history|역사|한국사|歷史|历史'],
  [{ kind: 'program', subjects: ['physics', 'chemistry', 'biology'] }, 'science|sciences|stem|과학|科學|科学|自然科'],
  [
    { kind: 'program', subjects: ['mathematics', 'physics', 'chemistry'] },
    'engineering|공학|공대|工程|工學院|工学院|理工',
  ],
  [
    { kind: 'program', subjects: ['mathematics', 'physics'] },
    'computer science|software|컴퓨터공학|컴퓨터 공학|資訊工程|資工|计算机',
  ],
  [
    { kind: 'program', subjects: ['biology', 'chemistry', 'mathematics'] },
    'medicine|nursing|life science|life sciences|health science|health sciences|pre-med|의대|의예|간호|생명과학부|醫學|護理|医学|护理',
  ],
  [
    { kind: 'program', subjects: ['mathematics', 'english'] },
    'business|commerce|economics|경영|경제|商科|商學院|商学院|經濟|经济',
  ],
  [{ kind: 'program', subjects: ['english', 'history'] }, 'humanities|arts|law|인문|인문학|법학|人文|法律'],
  [
    { kind: 'not-next' },
    "not|no|instead of|rather than|without|don't want|do not want|don't need|skip|不考|不是|不要|不想考|而不是|不用考|不準備|不准备",
  ],
  [{ kind: 'not-previous' }, '말고|대신|대신에|아니라|아니고|빼고|안 보고|보지 않고'],
  [
    { kind: 'filler' },
    'i sat|not only|not sure|not just|no less than|not good at|act as|act on|act now|不只|不僅|不仅|不是很',
  ],
  [{ kind: 'clause' }, ',|;|.|but|而是|改考|、|。|，|하지만'],
]

/** Every alias with its meaning, longest first, so that 'calc bc' is matched before 'calc'. */
export const aliases: readonly (readonly [string, Meaning])[] = rows
  .flatMap(([meaning, words]) => words.split('|').map((word) => [word, meaning] as const))
  .toSorted(([one], [other]) => other.length - one.length)
