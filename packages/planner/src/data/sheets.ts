import type { Language } from '@pathwise/i18n/languages'
import type { SkillId } from './skills.ts'

/** A study sheet of the shipped library, where it fits. */
export interface Sheet {
  /** The name of its file in `packages/seed/content/<language>`. */
  readonly slug: string
  /** The beginning of its title, without formulas. */
  readonly title: string
  /** The skills that it explains. */
  readonly skills: readonly SkillId[]
  /** The slugs of the guides that list it. */
  readonly guides: readonly string[]
  /** The kind of weekend task that it helps with. */
  readonly task?: 'review' | 'timed'
}

const examGuides = ['exams-admissions', 'sat', 'act', 'ap']

/** The study sheets of each language. A test compares them with the library. */
export const sheets: Readonly<Record<Language, readonly Sheet[]>> = {
  en: [
    {
      slug: 'binary-search-traced',
      title: 'Binary search, traced line by line',
      skills: [],
      guides: ['cs-engineering'],
    },
    {
      slug: 'claim-evidence-commentary',
      title: 'Claim, evidence, commentary',
      skills: ['english.literary-analysis', 'english.evidence', 'english.essay-writing'],
      guides: ['english'],
    },
    {
      slug: 'comparing-scholarship-offers',
      title: 'Comparing scholarship offers and writing a short essay for one',
      skills: [],
      guides: ['scholarship-finances'],
    },
    { slug: 'completing-the-square', title: 'Completing the square', skills: ['math.quadratics'], guides: ['math'] },
    {
      slug: 'exam-day-time-budget',
      title: 'Exam day with a time budget',
      skills: [],
      guides: examGuides,
      task: 'timed',
    },
    { slug: 'function-transformations', title: 'Moving graphs', skills: ['math.functions'], guides: ['math'] },
    { slug: 'hardy-weinberg', title: 'Hardy–Weinberg', skills: ['biology.evolution'], guides: ['science'] },
    {
      slug: 'limiting-reactant',
      title: 'Limiting reactants with a before–change–after table',
      skills: ['chemistry.stoichiometry'],
      guides: ['science'],
    },
    { slug: 'price-elasticity', title: 'Price elasticity', skills: [], guides: ['economics-social'] },
    {
      slug: 'product-quotient-chain-rules',
      title: 'Product, quotient, chain',
      skills: ['math.limits-derivatives'],
      guides: ['math'],
    },
    {
      slug: 'projectile-motion-two-columns',
      title: 'Projectile motion',
      skills: ['physics.kinematics'],
      guides: ['science'],
    },
    {
      slug: 'reading-a-primary-source',
      title: 'Four questions to ask a primary source',
      skills: ['history.source-analysis'],
      guides: ['social-studies'],
    },
    { slug: 'spaced-practice-week', title: 'Spaced practice', skills: [], guides: ['personal-skills'], task: 'review' },
    {
      slug: 'standard-deviation-and-z-scores',
      title: 'Standard deviation and z-scores',
      skills: ['math.statistics'],
      guides: ['math'],
    },
    {
      slug: 'unit-circle-and-radians',
      title: 'The unit circle and radians without cramming',
      skills: ['math.trigonometry'],
      guides: ['math'],
    },
  ],
  ko: [
    {
      slug: 'conditional-probability-tables',
      title: '조건부확률, 표를 그리면 보여요',
      skills: ['math.probability'],
      guides: ['math'],
    },
    {
      slug: 'dihybrid-cross-probability',
      title: '두 쌍의 대립유전자, 16칸 대신 곱하기',
      skills: ['biology.genetics'],
      guides: ['science'],
    },
    {
      slug: 'discriminant-with-parameter',
      title: '판별식으로 근의 개수 세기',
      skills: ['math.quadratics'],
      guides: ['math'],
    },
    {
      slug: 'english-essay-sentences',
      title: '한국어로 생각하고 영어로 쓸 때 고칠 문장 다섯 가지',
      skills: ['english.essay-writing', 'english.grammar-usage'],
      guides: ['english'],
    },
    {
      slug: 'exam-command-words',
      title: '시험 당일, 영어 지시어를 읽는 법과 시간 나누기',
      skills: [],
      guides: examGuides,
      task: 'timed',
    },
    { slug: 'free-body-diagrams', title: '자유물체도부터 그려요', skills: ['physics.forces'], guides: ['science'] },
    {
      slug: 'historical-causes',
      title: '역사 글쓰기, 원인을 세 층으로 나누기',
      skills: ['history.causation-argument'],
      guides: ['social-studies'],
    },
    {
      slug: 'inverse-functions',
      title: '역함수, 거꾸로 되짚어 가는 함수',
      skills: ['math.functions'],
      guides: ['math'],
    },
    {
      slug: 'optimization-with-derivatives',
      title: '미분으로 푸는 최적화 문제, 네 단계',
      skills: ['math.limits-derivatives'],
      guides: ['math'],
    },
    {
      slug: 'real-interest-and-compounding',
      title: '복리와 물가, 내 돈은 정말 늘었을까',
      skills: [],
      guides: ['economics-social'],
    },
    {
      slug: 'recursion-call-stack',
      title: '재귀 함수, 자기 자신을 부르고도 멈추는 이유',
      skills: [],
      guides: ['cs-engineering'],
    },
    {
      slug: 'scholarship-recommendation-letters',
      title: '장학금 준비, 활동 정리와 추천서 부탁하기',
      skills: [],
      guides: ['scholarship-finances'],
    },
    {
      slug: 'sine-law-cosine-law',
      title: '사인법칙과 코사인법칙, 무엇을 언제 쓸까',
      skills: ['math.trigonometry'],
      guides: ['math'],
    },
    {
      slug: 'titration-and-ph',
      title: '중화 적정과 pH, 몰수로 생각하기',
      skills: ['chemistry.acids-bases'],
      guides: ['science'],
    },
    {
      slug: 'wrong-answer-notebook',
      title: '오답 노트, 예쁘게 말고 쓸모 있게',
      skills: [],
      guides: ['personal-skills'],
      task: 'review',
    },
  ],
  'zh-TW': [
    { slug: 'acids-bases-ph-and-titration', title: '酸與鹼', skills: ['chemistry.acids-bases'], guides: ['science'] },
    {
      slug: 'atomic-structure-electrons-isotopes',
      title: '原子結構',
      skills: ['chemistry.atomic-structure'],
      guides: ['science'],
    },
    { slug: 'binary-search', title: '二分搜尋', skills: [], guides: ['cs-engineering'] },
    {
      slug: 'biochemistry-macromolecules-enzymes',
      title: '生物化學',
      skills: ['biology.biochemistry'],
      guides: ['science'],
    },
    { slug: 'biodiversity-classification', title: '生物多樣性', skills: ['biology.diversity'], guides: ['science'] },
    {
      slug: 'body-systems-structure-function',
      title: '人體的器官系統',
      skills: ['biology.body-systems'],
      guides: ['science'],
    },
    {
      slug: 'causation-argument-in-layers',
      title: '歷史因果論證',
      skills: ['history.causation-argument'],
      guides: ['social-studies'],
    },
    {
      slug: 'cells-structure-and-transport',
      title: '細胞的構造與功能',
      skills: ['biology.cells'],
      guides: ['science'],
    },
    { slug: 'central-ideas-scope', title: '主旨與細節', skills: ['english.central-ideas'], guides: ['english'] },
    { slug: 'chemical-bonding-shape-polarity', title: '化學鍵', skills: ['chemistry.bonding'], guides: ['science'] },
    {
      slug: 'chemical-reactions-balance-and-net-ionic',
      title: '化學反應',
      skills: ['chemistry.reactions'],
      guides: ['science'],
    },
    { slug: 'circuits-series-and-parallel', title: '電路', skills: ['physics.circuits'], guides: ['science'] },
    {
      slug: 'circular-motion-and-gravitation',
      title: '圓周運動與萬有引力',
      skills: ['physics.circular-motion-gravitation'],
      guides: ['science'],
    },
    { slug: 'comparing-two-texts', title: '雙文比較', skills: ['english.comparing-texts'], guides: ['english'] },
    { slug: 'completing-the-square', title: '配方法', skills: ['math.quadratics'], guides: ['math'] },
    {
      slug: 'complex-numbers-and-vectors',
      title: '複數與向量',
      skills: ['math.complex-numbers-vectors'],
      guides: ['math'],
    },
    {
      slug: 'coordinate-geometry-lines-and-circles',
      title: '坐標幾何',
      skills: ['math.coordinate-geometry'],
      guides: ['math'],
    },
    { slug: 'definite-integrals-and-area', title: '積分', skills: ['math.integrals'], guides: ['math'] },
    { slug: 'ecology-energy-and-populations', title: '生態學', skills: ['biology.ecology'], guides: ['science'] },
    { slug: 'electric-and-magnetic-fields', title: '電場與磁場', skills: ['physics.fields'], guides: ['science'] },
    { slug: 'electrochemistry-cells', title: '電化學', skills: ['chemistry.electrochemistry'], guides: ['science'] },
    {
      slug: 'english-argument-paragraph',
      title: '英文議論段落',
      skills: ['english.essay-writing', 'english.evidence'],
      guides: ['english'],
    },
    { slug: 'enthalpy-hess-and-calorimetry', title: '反應熱', skills: ['chemistry.energetics'], guides: ['science'] },
    { slug: 'exam-day-routine', title: '考試當天', skills: [], guides: examGuides, task: 'timed' },
    { slug: 'functions-input-output-inverse', title: '函數', skills: ['math.functions'], guides: ['math'] },
    { slug: 'gas-laws-one-equation', title: '氣體', skills: ['chemistry.gases'], guides: ['science'] },
    {
      slug: 'gene-expression-codons-mutations',
      title: '基因表現',
      skills: ['biology.gene-expression'],
      guides: ['science'],
    },
    { slug: 'genetics-cross-probability', title: '遺傳學', skills: ['biology.genetics'], guides: ['science'] },
    { slug: 'geometry-similarity-and-circles', title: '幾何', skills: ['math.geometry'], guides: ['math'] },
    { slug: 'grammar-usage-six-checks', title: '英文文法', skills: ['english.grammar-usage'], guides: ['english'] },
    {
      slug: 'half-life-and-logarithms',
      title: '半衰期與對數',
      skills: ['math.exponentials-logarithms'],
      guides: ['math'],
    },
    { slug: 'hardy-weinberg', title: '哈溫平衡', skills: ['biology.evolution'], guides: ['science'] },
    {
      slug: 'history-source-reading',
      title: '讀史料',
      skills: ['history.source-analysis'],
      guides: ['social-studies'],
    },
    { slug: 'homeostasis-feedback-loops', title: '恆定性', skills: ['biology.homeostasis'], guides: ['science'] },
    { slug: 'inequalities-sign-and-test-points', title: '不等式', skills: ['math.inequalities'], guides: ['math'] },
    { slug: 'inference-logical-completion', title: '推論', skills: ['english.inference'], guides: ['english'] },
    { slug: 'limiting-reactant', title: '限量試劑', skills: ['chemistry.stoichiometry'], guides: ['science'] },
    {
      slug: 'linear-equations-one-none-infinite',
      title: '一次方程式',
      skills: ['math.linear-equations'],
      guides: ['math'],
    },
    {
      slug: 'linear-functions-slope-in-context',
      title: '線型函數',
      skills: ['math.linear-functions'],
      guides: ['math'],
    },
    {
      slug: 'literary-analysis-detail-to-meaning',
      title: '文學分析',
      skills: ['english.literary-analysis'],
      guides: ['english'],
    },
    {
      slug: 'matter-density-and-units',
      title: '物質與測量',
      skills: ['chemistry.matter-measurement'],
      guides: ['science'],
    },
    {
      slug: 'measurement-uncertainty-and-graphs',
      title: '測量與單位',
      skills: ['physics.measurement'],
      guides: ['science'],
    },
    { slug: 'modern-physics-photons-and-nuclei', title: '近代物理', skills: ['physics.modern'], guides: ['science'] },
    { slug: 'momentum-and-impulse', title: '動量與衝量', skills: ['physics.momentum'], guides: ['science'] },
    { slug: 'newtons-laws-free-body-diagrams', title: '力與運動定律', skills: ['physics.forces'], guides: ['science'] },
    { slug: 'optics-refraction-and-lenses', title: '光學', skills: ['physics.optics'], guides: ['science'] },
    {
      slug: 'optimization-with-derivatives',
      title: '導數的應用',
      skills: ['math.limits-derivatives'],
      guides: ['math'],
    },
    {
      slug: 'organic-functional-groups-isomers',
      title: '有機化學',
      skills: ['chemistry.organic'],
      guides: ['science'],
    },
    {
      slug: 'periodic-trends-pull-and-shells',
      title: '元素的週期性',
      skills: ['chemistry.periodic-trends'],
      guides: ['science'],
    },
    {
      slug: 'photosynthesis-and-respiration',
      title: '光合作用與呼吸作用',
      skills: ['biology.energy-metabolism'],
      guides: ['science'],
    },
    { slug: 'polynomials-factors-and-zeros', title: '多項式', skills: ['math.polynomials'], guides: ['math'] },
    { slug: 'price-elasticity', title: '需求的價格彈性', skills: [], guides: ['economics-social'] },
    { slug: 'projectile-motion', title: '拋體運動', skills: ['physics.kinematics'], guides: ['science'] },
    {
      slug: 'rational-expressions-and-equations',
      title: '分式',
      skills: ['math.rational-expressions'],
      guides: ['math'],
    },
    {
      slug: 'ratios-percentages-which-base',
      title: '比例與百分率',
      skills: ['math.ratios-percentages'],
      guides: ['math'],
    },
    {
      slug: 'reaction-rates-and-equilibrium',
      title: '反應速率與化學平衡',
      skills: ['chemistry.kinetics-equilibrium'],
      guides: ['science'],
    },
    { slug: 'rhetorical-synthesis-from-notes', title: '資料統整', skills: ['english.synthesis'], guides: ['english'] },
    { slug: 'scholarship-application-file', title: '獎學金申請', skills: [], guides: ['scholarship-finances'] },
    {
      slug: 'scientific-inquiry-designing-experiments',
      title: '科學探究',
      skills: ['biology.scientific-inquiry'],
      guides: ['science'],
    },
    {
      slug: 'sentence-boundaries-punctuation',
      title: '英文斷句',
      skills: ['english.sentence-boundaries'],
      guides: ['english'],
    },
    { slug: 'sequences-and-series', title: '數列與級數', skills: ['math.sequences-series'], guides: ['math'] },
    {
      slug: 'solutions-concentration-and-dilution',
      title: '溶液',
      skills: ['chemistry.solutions'],
      guides: ['science'],
    },
    { slug: 'spaced-review-schedule', title: '間隔複習', skills: [], guides: ['personal-skills'], task: 'review' },
    { slug: 'standard-deviation', title: '標準差', skills: ['math.statistics'], guides: ['math'] },
    {
      slug: 'systems-of-equations-elimination',
      title: '聯立方程式',
      skills: ['math.systems-of-equations'],
      guides: ['math'],
    },
    {
      slug: 'text-structure-and-purpose',
      title: '文章結構與目的',
      skills: ['english.text-structure'],
      guides: ['english'],
    },
    { slug: 'thermal-heat-and-gas', title: '熱學', skills: ['physics.thermal'], guides: ['science'] },
    { slug: 'transitions-logic-first', title: '轉折詞', skills: ['english.transitions'], guides: ['english'] },
    { slug: 'two-way-tables-and-probability', title: '機率與雙向表', skills: ['math.probability'], guides: ['math'] },
    { slug: 'unit-circle', title: '單位圓', skills: ['math.trigonometry'], guides: ['math'] },
    { slug: 'waves-interference-and-standing-waves', title: '波動', skills: ['physics.waves'], guides: ['science'] },
    { slug: 'words-in-context', title: '上下文詞義', skills: ['english.words-in-context'], guides: ['english'] },
    { slug: 'work-and-energy-bookkeeping', title: '功與能量', skills: ['physics.energy'], guides: ['science'] },
  ],
  'zh-CN': [
    { slug: 'acid-base-ph', title: '酸碱与 pH', skills: ['chemistry.acids-bases'], guides: ['science'] },
    { slug: 'conditional-probability-bayes', title: '条件概率', skills: ['math.probability'], guides: ['math'] },
    {
      slug: 'english-sentence-boundaries',
      title: '英文断句',
      skills: ['english.sentence-boundaries'],
      guides: ['english'],
    },
    { slug: 'exam-time-budget', title: '考试时间分配', skills: [], guides: examGuides, task: 'timed' },
    {
      slug: 'geometric-sequences-savings',
      title: '等比数列与存钱',
      skills: ['math.sequences-series'],
      guides: ['math'],
    },
    {
      slug: 'history-causation-essay',
      title: '历史论文写“原因”',
      skills: ['history.causation-argument'],
      guides: ['social-studies'],
    },
    { slug: 'law-of-sines-and-cosines', title: '解三角形', skills: ['math.trigonometry'], guides: ['math'] },
    {
      slug: 'linear-systems-word-problems',
      title: '二元一次方程组',
      skills: ['math.systems-of-equations'],
      guides: ['math'],
    },
    { slug: 'mistake-notebook', title: '错题本', skills: [], guides: ['personal-skills'], task: 'review' },
    { slug: 'newtons-second-law', title: '牛顿第二定律', skills: ['physics.forces'], guides: ['science'] },
    { slug: 'punnett-squares-chi-square', title: '遗传与卡方检验', skills: ['biology.genetics'], guides: ['science'] },
    { slug: 'recursion-call-stack', title: '递归', skills: [], guides: ['cs-engineering'] },
    { slug: 'riemann-sums-to-integrals', title: '定积分', skills: ['math.integrals'], guides: ['math'] },
    { slug: 'scholarship-budget-and-thank-you', title: '奖学金这笔账', skills: [], guides: ['scholarship-finances'] },
    { slug: 'supply-demand-tax', title: '供给、需求与税', skills: [], guides: ['economics-social'] },
    { slug: 'comparing-two-texts', title: '双篇对比阅读', skills: ['english.comparing-texts'], guides: ['english'] },
    {
      slug: 'text-structure-and-purpose',
      title: '篇章结构与写作意图',
      skills: ['english.text-structure'],
      guides: ['english'],
    },
    { slug: 'words-in-context', title: '语境词义', skills: ['english.words-in-context'], guides: ['english'] },
    {
      slug: 'exponentials-and-logarithms',
      title: '指数与对数',
      skills: ['math.exponentials-logarithms'],
      guides: ['math'],
    },
    { slug: 'evidence-that-fits-the-claim', title: '找证据', skills: ['english.evidence'], guides: ['english'] },
    {
      slug: 'reading-literature-closely',
      title: '文学分析',
      skills: ['english.literary-analysis'],
      guides: ['english'],
    },
    { slug: 'function-notation-and-transformations', title: '函数', skills: ['math.functions'], guides: ['math'] },
    { slug: 'limits-and-derivatives', title: '极限与导数', skills: ['math.limits-derivatives'], guides: ['math'] },
    { slug: 'central-ideas-and-details', title: '主旨与细节', skills: ['english.central-ideas'], guides: ['english'] },
    {
      slug: 'circular-motion-and-gravitation',
      title: '圆周运动与万有引力',
      skills: ['physics.circular-motion-gravitation'],
      guides: ['science'],
    },
    { slug: 'polynomial-roots-and-factors', title: '多项式', skills: ['math.polynomials'], guides: ['math'] },
    { slug: 'synthesizing-notes', title: '信息综合', skills: ['english.synthesis'], guides: ['english'] },
    { slug: 'inference-one-small-step', title: '推理判断', skills: ['english.inference'], guides: ['english'] },
    { slug: 'momentum-and-collisions', title: '动量', skills: ['physics.momentum'], guides: ['science'] },
    { slug: 'slope-and-intercept', title: '一次函数', skills: ['math.linear-functions'], guides: ['math'] },
    { slug: 'center-spread-sample', title: '统计', skills: ['math.statistics'], guides: ['math'] },
    {
      slug: 'questioning-a-source',
      title: '史料分析',
      skills: ['history.source-analysis'],
      guides: ['social-studies'],
    },
    {
      slug: 'complex-numbers-and-vectors',
      title: '复数与向量',
      skills: ['math.complex-numbers-vectors'],
      guides: ['math'],
    },
  ],
}

/** Returns the path of a sheet's page. */
export function buildSheetPath(language: Language, { slug }: Sheet): string {
  return `/sheets/${language}/${slug}`
}

/** Returns the first sheet of a language that explains one of the skills. */
export function findSheet(language: Language, skills: readonly SkillId[]): Sheet | undefined {
  return sheets[language].find((sheet) => sheet.skills.some((skill) => skills.includes(skill)))
}
