import type { Field } from '../field.ts'

/** AP courses in mathematics, the sciences and computing. Some are also topics. */
export const apSciences: readonly Field[] = [
  {
    of: 'mathematics',
    topic: 'calculus',
    ap: 'AP Calculus AB',
    apGuess: true,
    en: 'calculus|calc|calculus 1|calc 1|calculus i|differential calculus|integral calculus|intro calc|intro to calculus|calc stuff',
    ko: '미적분|미적|캘|캘크|캘큘러스|칼큘러스|칼쿨러스|칼쿨|칼크|캘쿨|캘큘|캘클|칼큘|미분과 적분|미적분학',
    zh: '微積分|高等微積分|微積',
  },
  {
    of: 'mathematics',
    topic: 'probability and statistics',
    programme: 'statistics',
    ap: 'AP Statistics',
    en: 'probability and statistics|statistics and probability|statistics|stats|stat|prob and stats|prob & stats|probability & statistics|intro stats|statistic|prob and stat|prob/stats',
    ko: '확률과 통계|확통|통계|스탯|스탯츠|스태틱스|스태티스틱스|스테티스틱스|확률통계|통계적 추정|스탯 과목|통계학 과목',
    zh: '機率與統計|機率和統計|概率与统计|概率和统计|概率统计|統計|统计学|統計與概率|概統|統計部分|機率統計|統計圖表|統計推論',
  },
  {
    of: 'mathematics',
    topic: 'probability and statistics',
    ap: 'AP Statistics',
    unit: true,
    en: 'probability|permutations and combinations|permutations|combinatorics|confidence intervals|hypothesis tests|hypothesis testing|normal distribution|standard deviation|conditional probability|data analysis|regression|linear regression|chi square|chi-square|inference|inferential statistics|sampling|box plots|mean median mode|histograms|z scores|binomial distribution|bayes|random variables|sampling distributions|significance tests|scatter plots|two way tables|counting principle',
    ko: '확률|순열과 조합|순열|정규분포|표준편차|조건부확률|신뢰구간|가설검정|확률분포|이항분포|자료의 해석|평균과 분산|도수분포표|대푯값|산포도|회귀분석|카이제곱|카이제곱 검정|표본분포|표집분포|확률변수|기댓값|상관관계',
    zh: '機率|概率|排列組合與機率|常態分佈|正態分布|標準差|條件機率|條件概率|信賴區間|置信區間|假設檢定|假設檢驗|二項分布|期望值|迴歸|回歸分析|隨機變數|抽樣|分布列|貝氏定理|卡方檢驗|卡方檢定|卡方|抽樣分布|抽樣分配|相關係數|散點圖|箱型圖|p值|推論統計|統計推斷',
  },
  // In Taiwan, this is also the name of a university program.
  {
    of: 'mathematics',
    topic: 'probability and statistics',
    ap: 'AP Statistics',
    programme: 'statistics',
    zh: '統計學',
  },
  {
    of: 'mathematics',
    topic: 'precalculus',
    ap: 'AP Precalculus',
    en: 'precalculus|pre calculus|precalc|pre calc|pre cal|precal|pre-cal',
    ko: '프리칼큘러스|프리칼크|프리칼쿨|프리캘|프리 칼|프리캘큘러스|프리 칼큘러스',
    zh: `
      預備微積分|微積分預備|微積分先修|初等微積分|微积分初步|準微積分|先修微積分|預科微積分|微積分基礎|微積分前導
      微積分準備|基礎微積分|初級微積分|預微積分|預備微積|前微積分`,
  },
  {
    implies: 'AP',
    ap: 'AP Calculus BC',
    en: 'calculus bc|calc bc|bc calculus|bc calc|bc cal|cal bc',
    ko: `
      캘크 bc|캘큘 bc|캘큘 비씨|칼큘 bc|캘큘러스 bc|미적분 bc|미적 bc|칼 비씨|칼큘러스 bc|칼쿨 bc|캘비씨|캘크비씨|비씨 칼|캘큘러스 비씨
      칼큘러스 비씨|칼bc|칼비|칼비씨|캘비|캘 비씨|캘 bc|캘빅|칼빅|캘비시|칼비시`,
    zh: '微積分 bc|微積 bc|calculus bc課',
  },
  {
    implies: 'AP',
    ap: 'AP Calculus AB',
    en: 'calculus ab|calc ab|ab calculus|ab calc|cal ab|ab cal',
    ko: `
      캘크 ab|캘큘 ab|캘큘 에이비|칼큘 ab|캘큘러스 ab|미적분 ab|미적 ab|칼에이비|칼 에이비|칼큘러스 ab|칼쿨 ab|캘에이비|캘큘러스 에이비
      칼큘러스 에이비|칼ab|캘 ab|캘에비|칼에비`,
    zh: '微積分 ab|微積 ab',
  },
  { implies: 'AP', ap: 'AP Environmental Science', en: 'apes' },
  { implies: 'AP', ap: 'AP Calculus BC', en: 'ap bc' },
  { implies: 'AP', ap: 'AP Calculus AB', en: 'ap ab' },
  { implies: 'AP', ap: 'AP Computer Science A', en: 'ap java|ap cs java', ko: 'ap 컴공 a|ap 자바' },
  { implies: 'AP', ap: 'AP Computer Science Principles', zh: 'ap 計概' },
  {
    implies: 'AP',
    ap: 'AP Physics C: Mechanics',
    en: 'ap mech|ap mechanics|ap physics mechanics',
    ko: 'ap 역학|ap 물리 역학|물리 c 메카닉|피씨 메카닉|피씨 메카닉스|피직스 c 역학|피직스 c 메캐닉스',
    zh: 'ap 力學|ap 物理力學|物理c機械|物理 c 機械|c力學|c機械',
  },
  {
    implies: 'AP',
    ap: 'AP Physics C: Electricity and Magnetism',
    en: 'ap em|ap physics electricity|e and m|phys c e and m|physics c e and m|emag|physics c emag|phys c emag|c em|c e&m',
    ko: 'ap 전자기|ap 전자기학|물리 c 전기자기|물리c 전기자기|전기자기|전기자기학|이앤엠|피직스 c 이앤엠',
    zh: 'ap 電磁|ap 電磁學|ap 物理電磁',
  },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP Physics 1',
    apAlso: 'AP Physics 2',
    en: 'physics 1 and 2|physics 1 & 2|physics 1/2|physics 1, 2|physics 1+2',
    ko: '물리 1, 2|물리 1·2|물리 1이랑 2',
    zh: `
      物理 1 和 2|物理 1、2|物理 1 跟 2|物理 1/2|物理 1 與 2|物理 1&2|物理 1+2|物理一和二|物理一二|物理 1 2|物 1 物 2
      物理 1 同 2|物理 1 還有 2|物理 1,2`,
  },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP Physics 1',
    en: 'physics 1|physics i|phys 1|phys1|physics one',
    ko: '물리 1|피직스 1',
    zh: '物理 1|物理一|物 1',
  },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP Physics 2',
    en: 'physics 2|physics ii|phys 2|phys2',
    ko: '물리 2|피직스 2',
    zh: '物理 2|物理二|物 2',
  },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP Physics C: Mechanics',
    apGuess: true,
    en: 'physics c|phys c',
    ko: '물리 c|피직스 c|피직스 씨|피직스씨|물리 씨',
    zh: '物理 c|物 c',
  },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP Physics C: Mechanics',
    en: `
      physics c mechanics|physics c: mechanics|physics c mech|physics c (mechanics)|physics mech|phys c mech
      phys c: mech|phys c mechanics|physics c: mech|mech c|c mech|c: mech`,
    ko: '물리 c 역학|물리 c: 역학|피직스 c 메카닉|피직스 c 메카닉스|피직스 c 메크|피직스c 역학|물리 c 메카닉스',
    zh: '物理 c 力學|物理 c(力學)|物 c 力學|物 c 力|物理 c 力|物理 c: 力學|力學 c',
  },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP Physics C: Electricity and Magnetism',
    en: `
      physics c e&m|physics c: e&m|physics c em|physics c: electricity and magnetism
      physics c electricity and magnetism|e&m|e & m|phys c e&m|phys c em|phys c: e&m|c: e&m|physics em`,
    ko: '물리 c 전자기|물리 c 전자기학|물리 c: 전자기|피직스 c 전자기|피직스 c 이엠|피직스 c e&m|물리 c e&m',
    zh: `
      物理 c 電磁|物理 c 電磁學|物理 c(電磁學)|物 c 電磁|物 c 電磁學|物 c 電|物理 c 電|物理 c: 電磁|物理 c:電磁學
      物理 c 電學|電磁 c|電磁學 c|物理 c 電與磁`,
  },
  {
    implies: 'AP',
    ap: 'AP Computer Science A',
    en: 'computer science a|comp sci a|csa|ap csa|apcsa|cs a|comp sci-a|compsci a|cs-a|comp science a|java csa|cs-a java',
    ko: '컴퓨터 과학 a|컴싸 a|컴퓨터 사이언스 a|컴사 a|컴사이언스 a|씨에스에이|컴퓨터과학 a|컴퓨터사이언스 a|컴싸 에이|컴사 에이|씨에스 에이|cs 에이',
    zh: '计科 a|計算機科學 a|計算機 a|資訊科學 a|電腦科學 a|資訊a|電腦 a|計算機課a|計算機科學a課|資工a|資工 a|資訊科學a',
  },
  {
    implies: 'AP',
    ap: 'AP Computer Science Principles',
    en: 'computer science principles|comp sci principles|csp|ap csp|apcsp|cs principles|compsci principles|comp science principles|csp class',
    ko: '컴싸 principles|컴사 principles|컴싸 프린시플|컴싸 프린서플|컴퓨터 과학 principles|컴싸 p|컴사 p|컴퓨터 과학 p|컴퓨터과학 p|컴공 p|컴퓨터 과학 원리|컴싸 원리|컴퓨터사이언스 원리|컴퓨터 사이언스 프린시플|씨에스피|컴퓨터과학 프린시플|컴퓨터과학 프린시플스|컴퓨터 과학 프린시플|컴싸 프린시플|컴싸 프린시플스|컴싸 프린서플|컴싸 프린서플스|컴사 프린서플|컴사 프린서플스|컴퓨터 사이언스 프린서플|컴퓨터 사이언스 프린서플스|cs 프린서플|cs 프린서플스|컴퓨터사이언스 프린시플|컴퓨터 사이언스 프린시플스|컴퓨터과학 원리|컴사 프린시플|cs 프린시플|cs 프린시플스',
    zh: `
      計算機科學原理|計算機原理|資訊科學原理|電腦科學原理|電腦原理|資訊原理|資訊科學原則|計原|計算機科學概論
      計算機概論|電腦科學概論|計算機導論|計算機科學原則|cs原理|計算機原理課|計算機科學原理課|資工原理|資工概論`,
  },
  {
    bound: true,
    ap: 'AP Cybersecurity',
    en: 'cybersecurity|cyber security|cyber',
    ko: '사이버시큐리티|사이버 보안|사이버보안',
    zh: '資安(cybersecurity)|資安|資訊安全|网络安全|網路安全|信息安全|網路資安|網安',
  },
  { bound: true, besideCalculus: true, ap: 'AP Calculus AB', en: 'ab' },
  { bound: true, besideCalculus: true, ap: 'AP Calculus BC', en: 'bc' },
]
