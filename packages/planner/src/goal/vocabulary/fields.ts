import type { Field } from './field.ts'

/** School subjects, by every name that families use. */
export const subjectFields: readonly Field[] = [
  { words: 'arts', subject: 'art', programme: 'arts' },
  { words: '数理化|數理化|수물화', subject: 'mathematics', more: ['physics', 'chemistry'] },
  { words: '数理|數理', subject: 'mathematics', more: ['physics'] },
  { words: '理化|물화', subject: 'physics', more: ['chemistry'] },
  { words: '物化|物化科', subject: 'physics', more: ['chemistry'] },
  { words: '物化生|理化生|물화생', subject: 'physics', more: ['chemistry', 'biology'] },
  { words: '生化|생화', subject: 'biology', more: ['chemistry'] },
  { words: '史地|历史地理', subject: 'history', more: ['geography'] },
  { words: '英数|英數|영수', subject: 'english', more: ['mathematics'] },
  { words: '数英|數英', subject: 'mathematics', more: ['english'] },
  { words: '语数英|語數英|语数外', subject: 'chinese', more: ['mathematics', 'english'] },
  { words: '국영수', subject: 'korean', more: ['english', 'mathematics'] },
  { words: '수과학|수학과학', subject: 'mathematics', more: ['science'] },
  {
    words: 'math|maths|mathematics|수학|매쓰|數學|数学',
    subject: 'mathematics',
    part: 'math',
    ib: 'IB Mathematics: Analysis and Approaches',
    ibGuess: true,
    programme: 'mathematics',
  },
  {
    words: 'physics|phys|phy|물리|물리학|피직스|物理|物理學|物理学',
    subject: 'physics',
    ap: 'AP Physics 1',
    apGuess: true,
    ib: 'IB Physics',
    programme: 'physics',
  },
  {
    words: 'chemistry|chem|화학|켐|케미|케미스트리|化學|化学',
    subject: 'chemistry',
    ap: 'AP Chemistry',
    ib: 'IB Chemistry',
    programme: 'chemistry',
  },
  {
    words: 'biology|bio|생물|생명과학|생물학|바이오|바이올로지|生物|生物學|生物学',
    subject: 'biology',
    ap: 'AP Biology',
    ib: 'IB Biology',
    programme: 'biology',
  },
  {
    words: 'english|ela|english language arts|영어|잉글리시|英文|英語|英语|語文|语文',
    subject: 'english',
    part: 'english',
    ib: 'IB English A: Language and Literature',
    ibGuess: true,
    programme: 'english',
  },
  { words: 'history|역사|한국사|히스토리|歷史|历史', subject: 'history', ib: 'IB History', programme: 'history' },
  {
    words:
      'us history|american history|u.s. history|united states history|미국사|미국 역사|美國史|美國歷史|美国史|美国历史',
    subject: 'history',
    ap: 'AP United States History',
  },
  {
    words: 'world history|world history modern|world history: modern|세계사|世界史|世界歷史|世界历史',
    subject: 'history',
    ap: 'AP World History: Modern',
  },
  {
    words: 'european history|euro history|유럽사|歐洲史|歐洲歷史|欧洲史|欧洲历史',
    subject: 'history',
    ap: 'AP European History',
  },
  {
    words: 'science|sciences|stem|과학|사이언스|이과|科學|科学|自然科|理科|理综|理綜',
    subject: 'science',
    part: 'science',
    programme: 'science',
  },
  {
    words:
      'computer science|comp sci|cs|computing|computers|计科|計科|컴퓨터 과학|컴퓨터과학|컴싸|컴사|컴퓨터|計算機科學|计算机科学|計算機|计算机|資訊科學|資訊|信息技术|信息学|電腦科學|電腦|电脑科学',
    subject: 'computer science',
    ap: 'AP Computer Science A',
    apGuess: true,
    ib: 'IB Computer Science',
    programme: 'computer science',
  },
  {
    words: 'economics|econ|경제|경제학|經濟|經濟學|经济|经济学',
    subject: 'economics',
    ib: 'IB Economics',
    programme: 'economics',
  },
  {
    words: 'business|비즈니스|경영|경영학|商業|商业|商管|工商管理|企業管理|企管',
    subject: 'business',
    ap: 'AP Business with Personal Finance',
    ib: 'IB Business Management',
    programme: 'business',
  },
  {
    words: 'psychology|psych|심리학|심리|心理學|心理学|心理',
    subject: 'psychology',
    ap: 'AP Psychology',
    ib: 'IB Psychology',
    programme: 'psychology',
  },
  {
    words: 'geography|지리|지리학|地理|地理學|地理学',
    subject: 'geography',
    ib: 'IB Geography',
    programme: 'geography',
  },
  {
    words:
      'social studies|social science|social sciences|civics|사회|사회과학|사회탐구|社會科學|社会科学|社會|社会|社會科|公民|公民與社會',
    subject: 'social studies',
    programme: 'social sciences',
  },
  {
    words: 'government|gov|politics|political science|poli sci|정치|정치학|정치외교학|政治|政治學|政治学|政府',
    subject: 'social studies',
    ib: 'IB Global Politics',
    ibGuess: true,
    programme: 'political science',
  },
  { words: 'philosophy|철학|哲學|哲学', subject: 'philosophy', ib: 'IB Philosophy', programme: 'philosophy' },
  {
    words: 'environmental science|enviro|enviro sci|환경과학|環境科學|环境科学|環科|环科',
    subject: 'environmental science',
    ap: 'AP Environmental Science',
    ib: 'IB Environmental Systems and Societies',
    programme: 'environmental science',
  },
  {
    words: 'art|visual art|visual arts|미술|시각예술|시각미술|美術|美术|視覺藝術|视觉艺术|藝術|艺术',
    subject: 'art',
    ib: 'IB Visual Arts',
    programme: 'art',
  },
  { words: 'music|음악|音樂|音乐', subject: 'music', ib: 'IB Music', programme: 'music' },
  { words: 'drama|theatre|theater|연극|戲劇|戏剧', subject: 'drama', ib: 'IB Theatre', programme: 'drama' },
  { words: 'physical education|phys ed|체육|體育|体育', subject: 'physical education' },
  {
    words: 'french|francais|français|프랑스어|불어|法文|法語|法语',
    subject: 'french',
    ap: 'AP French Language and Culture',
    ib: 'IB French B',
  },
  {
    words: 'spanish|espanol|español|스페인어|西班牙文|西班牙語|西班牙语|西文|西語|西语',
    subject: 'spanish',
    ap: 'AP Spanish Language and Culture',
    ib: 'IB Spanish B',
  },
  {
    words: 'chinese|mandarin|중국어|中文|國文|华文|華文|漢語|汉语|普通话',
    subject: 'chinese',
    ap: 'AP Chinese Language and Culture',
    ib: 'IB Chinese A: Language and Literature',
    ibGuess: true,
  },
  {
    words: 'korean|한국어|국어|韓文|韓語|韩语|韩文',
    subject: 'korean',
    ib: 'IB Korean A: Language and Literature',
    ibGuess: true,
  },
  {
    words: 'japanese|일본어|일어|日文|日語|日语',
    subject: 'japanese',
    ap: 'AP Japanese Language and Culture',
    ib: 'IB Japanese B',
  },
  {
    words: 'german|독일어|독어|德文|德語|德语',
    subject: 'german',
    ap: 'AP German Language and Culture',
    ib: 'IB German B',
  },
  {
    words: 'italian|이탈리아어|義大利文|意大利文|意大利语|意大利語|義文|意语',
    subject: 'italian',
    ap: 'AP Italian Language and Culture',
    ib: 'IB Italian B',
  },
  { words: 'latin|라틴어|拉丁文|拉丁語|拉丁语', subject: 'latin', ap: 'AP Latin', ib: 'IB Latin' },
]

/** Parts of subjects. */
export const topicFields: readonly Field[] = [
  {
    of: 'mathematics',
    topic: 'trigonometry',
    words: 'trigonometry|trig|삼각함수|삼각비|삼각법|三角函數|三角函数|三角學|三角学|三角',
  },
  {
    of: 'mathematics',
    topic: 'algebra',
    words: 'algebra|algebra 1|algebra 2|algebra i|algebra ii|linear equations|대수|대수학|알지브라|代數|代数',
  },
  { of: 'mathematics', topic: 'linear algebra', words: 'linear algebra|선형대수|線性代數|线性代数' },
  { of: 'mathematics', topic: 'geometry', words: 'geometry|기하|기하학|도형|지오메트리|幾何|几何' },
  { of: 'mathematics', topic: 'functions', words: 'functions|함수|函數|函数' },
  {
    of: 'mathematics',
    topic: 'quadratics',
    words:
      'quadratics|quadratic|quadratic equations|quadratic functions|이차방정식|이차함수|二次函數|二次函数|二次方程|二次方程式|一元二次方程',
  },
  { of: 'mathematics', topic: 'polynomials', words: 'polynomials|polynomial|다항식|多項式|多项式' },
  {
    of: 'mathematics',
    topic: 'logarithms',
    words: 'logarithms|exponents and logarithms|로그|지수로그|지수와 로그|對數|对数|指數對數|指数对数|指數與對數',
  },
  { of: 'mathematics', topic: 'fractions', words: 'fractions|fraction|분수|分數運算|分数运算' },
  { of: 'mathematics', topic: 'word problems', words: 'word problems|문장제|應用題|应用题' },
  { of: 'mathematics', topic: 'vectors', words: 'vectors|vector|벡터|向量' },
  { of: 'mathematics', topic: 'matrices', words: 'matrices|행렬|矩陣|矩阵' },
  {
    of: 'mathematics',
    topic: 'sequences',
    words: 'sequences|sequences and series|수열|수열과 급수|數列|数列|級數|级数|數列與級數',
  },
  { of: 'mathematics', topic: 'limits', words: 'limits|극한|極限|极限' },
  { of: 'mathematics', topic: 'derivatives', words: 'derivatives|미분|微分|导数|導數' },
  { of: 'mathematics', topic: 'integrals', words: 'integrals|integration|적분|積分|积分' },
  { of: 'english', topic: 'grammar', part: 'rw', words: 'grammar|문법|文法|語法|语法' },
  {
    of: 'english',
    topic: 'vocabulary',
    part: 'rw',
    words: 'vocabulary|vocab|단어|어휘|單字|单字|單詞|单词|詞彙|词汇|背單字|背单词',
  },
  {
    of: 'english',
    topic: 'reading',
    part: 'reading',
    words: 'reading|reading comprehension|독해|읽기|리딩|비문학|閱讀|閱讀理解|阅读|阅读理解',
  },
  {
    of: 'english',
    topic: 'writing',
    part: 'writing',
    words:
      'writing|write news articles|write articles|write stories|write better|news writing|creative writing|작문|쓰기|라이팅|寫作|写作',
  },
  {
    of: 'english',
    topic: 'essay writing',
    part: 'writing',
    words:
      'essay writing|write better essays|write essays|writing essays|essay|essays|에세이|에세이 쓰기|논술|作文|論文|议论文|論說文',
  },
  { of: 'english', topic: 'speaking', part: 'speaking', words: 'speaking|말하기|스피킹|口說|口语|口語' },
  { of: 'english', topic: 'listening', part: 'listening', words: 'listening|듣기|리스닝|聽力|听力' },
  {
    of: 'english',
    topic: 'literature',
    ap: 'AP English Literature and Composition',
    words: 'literature|문학|文學|文学',
  },
  { of: 'english', topic: 'poetry', words: 'poetry|shakespeare|시 분석|詩歌|诗歌' },
  {
    of: 'physics',
    topic: 'mechanics',
    words: "mechanics|kinematics|newton's laws|forces|역학|운동학|力學|力学|運動學|运动学|牛頓定律|牛顿定律",
  },
  {
    of: 'physics',
    topic: 'electricity',
    words:
      'electricity|circuits|electromagnetism|electricity and magnetism|electric circuits|전기|전자기|전자기학|전기 회로|회로|電學|电学|電路|电路|電磁學|电磁学|電磁|电磁',
  },
  { of: 'physics', topic: 'optics', words: 'optics|광학|光學|光学' },
  { of: 'physics', topic: 'waves', words: 'waves|파동|波動|波动' },
  { of: 'physics', topic: 'thermodynamics', words: 'thermodynamics|열역학|熱力學|热力学|熱學|热学' },
  {
    of: 'chemistry',
    topic: 'organic chemistry',
    words: 'organic chemistry|organic chem|orgo|ochem|유기화학|有機化學|有机化学|有機|有机',
  },
  {
    of: 'chemistry',
    topic: 'stoichiometry',
    words: 'stoichiometry|mole calculations|화학량론|양적 관계|몰 계산|化學計量|化学计量',
  },
  {
    of: 'chemistry',
    topic: 'acids and bases',
    words: 'acids and bases|acid base|산과 염기|산염기|酸鹼|酸碱|酸與鹼|酸与碱',
  },
  {
    of: 'chemistry',
    topic: 'electrochemistry',
    words: 'electrochemistry|redox|전기화학|산화환원|電化學|电化学|氧化還原|氧化还原',
  },
  { of: 'biology', topic: 'genetics', words: 'genetics|유전|유전학|遺傳|遗传|遺傳學|遗传学' },
  { of: 'biology', topic: 'cells', words: 'cells|cell biology|세포|細胞|细胞' },
  { of: 'biology', topic: 'evolution', words: 'evolution|진화|演化|进化|進化' },
  { of: 'biology', topic: 'ecology', words: 'ecology|생태계|생태학|生態|生态|生態學|生态学' },
  {
    of: 'computer science',
    topic: 'programming',
    words: 'programming|coding|python|java|learn to code|프로그래밍|코딩|파이썬|程式|程式設計|編程|编程|写代码|寫程式',
  },
]

/** Topics by their English and Korean names. */
export const furtherTopics: readonly Field[] = [
  {
    of: 'mathematics',
    topic: 'exponents',
    words: 'exponents|exponent rules|exponential functions|radicals|지수함수|지수 함수|지수법칙|거듭제곱',
  },
  { of: 'mathematics', topic: 'proofs', words: 'proofs|two column proofs|명제와 증명' },
  { of: 'mathematics', topic: 'complex numbers', words: 'complex numbers|imaginary numbers|복소수' },
  {
    of: 'mathematics',
    topic: 'ratios and percentages',
    words: 'ratios|percentages|percents|ratios and percentages|비율과 백분율|백분율',
  },
  { of: 'mathematics', topic: 'differential equations', words: 'differential equations|diff eq|diffeq|미분방정식' },
  { of: 'mathematics', topic: 'factoring', words: 'factoring|factorization|factorisation|인수분해' },
  { of: 'mathematics', topic: 'sets and logic', words: 'sets and logic|집합과 명제|집합' },
  { of: 'biology', topic: 'photosynthesis', words: 'photosynthesis|광합성' },
  { of: 'biology', topic: 'cellular respiration', words: 'cellular respiration|cell respiration|세포호흡' },
  {
    of: 'biology',
    topic: 'anatomy',
    words: 'anatomy|human body systems|physiology|anatomy & physiology|해부학|인체|생리학',
  },
  { of: 'chemistry', topic: 'equilibrium', words: 'equilibrium|chemical equilibrium|le chatelier|화학평형|평형' },
  {
    of: 'chemistry',
    topic: 'chemical bonding',
    words: 'chemical bonding|chemical bonds|bonding|vsepr|lewis structures|화학결합|공유결합|이온결합',
  },
  { of: 'chemistry', topic: 'kinetics', words: 'reaction rates|chemical kinetics|반응속도|반응 속도' },
  { of: 'chemistry', topic: 'gas laws', words: 'gas laws|ideal gas law|기체 법칙|이상기체' },
  { of: 'chemistry', topic: 'periodic table', words: 'periodic table|periodic trends|주기율표|원소 주기율' },
  { of: 'chemistry', topic: 'nomenclature', words: 'nomenclature|naming compounds|명명법' },
  {
    of: 'physics',
    topic: 'modern physics',
    words: 'modern physics|quantum physics|quantum mechanics|relativity|현대물리|양자역학|양자물리|상대성이론',
  },
]

/** Topics that are also the names of courses, and names that mean something only beside an exam. */
export const courseFields: readonly Field[] = [
  { bound: true, part: 'math', words: 'quant|quantitative' },
  { subject: 'biology', words: 'living environment|marine biology|marine bio', programme: 'marine biology' },
  {
    of: 'mathematics',
    topic: 'calculus',
    ap: 'AP Calculus AB',
    apGuess: true,
    words: 'calculus|calc|미적분|미적|캘크|캘큘러스|微積分|微积分',
  },
  {
    of: 'mathematics',
    topic: 'probability and statistics',
    ap: 'AP Statistics',
    words:
      'probability and statistics|statistics and probability|statistics|stats|stat|probability|확률과 통계|확통|통계|확률|機率與統計|機率和統計|概率与统计|概率和统计|概率统计|統計|统计|統計學|统计学|機率|概率',
  },
  {
    of: 'mathematics',
    topic: 'precalculus',
    ap: 'AP Precalculus',
    words:
      'precalculus|pre calculus|precalc|pre calc|프리칼큘러스|프리칼|預備微積分|预备微积分|微積分預備|微积分预备|微積分先修|微积分先修|初等微積分|微积分初步|微積分初步',
  },
  {
    implies: 'AP',
    ap: 'AP Calculus BC',
    words: 'calculus bc|calc bc|bc calculus|bc calc|캘크 bc|캘큘러스 bc|미적분 bc|미적 bc|微積分 bc|微积分 bc',
  },
  {
    implies: 'AP',
    ap: 'AP Calculus AB',
    words: 'calculus ab|calc ab|ab calculus|ab calc|캘크 ab|캘큘러스 ab|미적분 ab|미적 ab|微積分 ab|微积分 ab',
  },
  { implies: 'AP', ap: 'AP Environmental Science', words: 'apes' },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP Physics 1',
    apAlso: 'AP Physics 2',
    words:
      'physics 1 and 2|physics 1 & 2|physics 1/2|physics 1, 2|physics 1+2|물리 1, 2|물리 1·2|물리 1이랑 2|물리1,2|物理 1 和 2|物理 1、2|物理 1 跟 2|物理 1/2',
  },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP United States Government and Politics',
    words: 'ap gov|ap government|ap us gov|ap us government',
  },
  { bound: true, ap: 'AP Physics 1', implies: 'AP', words: 'physics 1|physics i|물리 1|物理 1|物理一' },
  { bound: true, ap: 'AP Physics 2', implies: 'AP', words: 'physics 2|physics ii|물리 2|物理 2|物理二' },
  { bound: true, implies: 'AP', ap: 'AP Physics C: Mechanics', apGuess: true, words: 'physics c|물리 c|物理 c' },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP Physics C: Mechanics',
    words:
      'physics c mechanics|physics c: mechanics|physics c mech|physics c (mechanics)|물리 c 역학|물리 c: 역학|物理 c 力學|物理 c 力学|物理 c(力學)|物理 c(力学)|physics mech',
  },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP Physics C: Electricity and Magnetism',
    words:
      'physics c e&m|physics c: e&m|physics c em|physics c: electricity and magnetism|physics c electricity and magnetism|e&m|e & m|물리 c 전자기|물리 c 전자기학|물리 c: 전자기|物理 c 電磁|物理 c 電磁學|物理 c 电磁|物理 c 电磁学|物理 c(電磁學)|物理 c(电磁学)',
  },
  { bound: true, implies: 'AP', ap: 'AP English Language and Composition', words: 'ap lang|ap language|ap langauge' },
  { bound: true, implies: 'AP', ap: 'AP English Literature and Composition', words: 'ap lit|ap literature' },
  {
    bound: true,
    ap: 'AP English Language and Composition',
    words:
      'lang|language|언어|語言|语言|english lang|english language|english language and composition|lang and comp|영어 언어|영어 언어와 작문|英文語言|英文語言與寫作|英语语言|英语语言与写作|英語語言|英語語言與寫作|英语语言和写作|语言与写作',
  },
  {
    bound: true,
    ap: 'AP English Literature and Composition',
    ib: 'IB English A: Literature',
    programme: 'english literature',
    words:
      'lit|english lit|eng lit|english literature|english literature and composition|lit and comp|영문학|영어 문학|英文文學|英文文學與寫作|英语文学|英语文学与写作|英語文學|英國文學|英国文学',
  },
  { implies: 'AP', ap: 'AP United States History', words: 'apush' },
  { bound: true, ap: 'AP World History: Modern', words: 'world|whap|apwh|월드|월드 히스토리' },
  { bound: true, ap: 'AP European History', words: 'euro|유로|유럽' },
  {
    implies: 'AP',
    ap: 'AP African American Studies',
    words:
      'african american studies|apaas|아프리카계 미국인|아프리카계 미국인 연구|흑인학|非裔美國人研究|非裔美国人研究|非裔研究|非裔美國研究',
  },
  {
    subject: 'social studies',
    ap: 'AP United States Government and Politics',
    words:
      'us government and politics|united states government and politics|american government|us government|us gov|us gov and politics|미국 정부|미국 정부와 정치|미국 정치|美國政府|美國政府與政治|美国政府|美国政府与政治|美國政治|美国政治',
  },
  {
    subject: 'social studies',
    ap: 'AP Comparative Government and Politics',
    words:
      'comparative government and politics|comparative government|comparative politics|comp gov|comparative gov|비교정치|비교 정부|비교정부|비교 정부와 정치|比較政府|比較政府與政治|比较政府|比较政府与政治|比較政治|比较政治',
  },
  {
    subject: 'geography',
    ap: 'AP Human Geography',
    words:
      'human geography|human geo|aphug|ap hug|휴먼 지오그래피|인류지리|인문지리|인문 지리|人文地理|人文地理學|人文地理学',
  },
  {
    subject: 'economics',
    ap: 'AP Macroeconomics',
    apAlso: 'AP Microeconomics',
    words:
      '宏微观经济|宏微观|宏微觀經濟|總體個體經濟|macro and micro|macro & micro|macro/micro|micro and macro|거시미시|거시 미시 경제',
  },
  {
    subject: 'economics',
    ap: 'AP Macroeconomics',
    words:
      'macroeconomics|macro|macro econ|거시경제|거시경제학|거시|매크로|總體經濟|總體經濟學|宏觀經濟|宏观经济|宏观经济学|宏觀經濟學|宏观|宏經|宏经|總經',
  },
  {
    subject: 'economics',
    ap: 'AP Microeconomics',
    words:
      'microeconomics|micro|micro econ|미시경제|미시경제학|미시|마이크로|個體經濟|個體經濟學|微觀經濟|微观经济|微观经济学|微觀經濟學|微观|微經|微经|個經',
  },
  {
    implies: 'AP',
    ap: 'AP Computer Science A',
    words:
      'computer science a|comp sci a|csa|ap csa|apcsa|计科 a|計科 a|컴퓨터 과학 a|컴퓨터과학 a|컴싸 a|計算機科學 a|计算机科学 a|計算機 a|计算机 a|資訊科學 a|電腦科學 a|cs a',
  },
  {
    implies: 'AP',
    ap: 'AP Computer Science Principles',
    words:
      'computer science principles|comp sci principles|csp|ap csp|apcsp|cs principles|컴퓨터 과학 원리|컴퓨터과학 원리|컴싸 원리|計算機科學原理|计算机科学原理|計算機原理|计算机原理|資訊科學原理|電腦科學原理',
  },
  {
    bound: true,
    ap: 'AP Cybersecurity',
    words:
      'cybersecurity|cyber security|cyber|사이버시큐리티|사이버 보안|사이버보안|資安(cybersecurity)|資安|資訊安全|网络安全|網路安全|網絡安全|信息安全',
  },
  {
    bound: true,
    ap: 'AP Business with Personal Finance',
    words:
      'business with personal finance|business and personal finance|business principles|personal finance|비즈니스와 개인 금융|개인 금융|개인재무|商業與個人理財|商业与个人理财|商业与个人金融|商業與個人金融|个人理财|個人理財|商业和个人理财',
  },
  { bound: true, ap: 'AP Seminar', words: 'seminar|세미나|專題研討|研讨|研討|专题研讨' },
  { bound: true, ap: 'AP Research', words: 'research|리서치|연구|學術研究|学术研究|研究' },
  { subject: 'art', ap: 'AP Art History', words: 'art history|미술사|藝術史|艺术史|美術史|美术史' },
  { subject: 'music', ap: 'AP Music Theory', words: 'music theory|음악이론|음악 이론|樂理|乐理|音樂理論|音乐理论' },
  {
    bound: true,
    subject: 'art',
    ap: 'AP 2-D Art and Design',
    words:
      '2-d art and design|2d art and design|2d art|2-d art|2-d design|2d design|2d|2-d|2d 디자인|2d 설계|2d 미술|2d設計|2d设计|平面設計|平面设计|二維|二维',
  },
  {
    bound: true,
    subject: 'art',
    ap: 'AP 3-D Art and Design',
    words:
      '3-d art and design|3d art and design|3d art|3-d art|3-d design|3d design|3d|3-d|3d 디자인|3d 미술|3d設計|3d设计|立體設計|立体设计|三維|三维',
  },
  { bound: true, subject: 'art', ap: 'AP Drawing', words: 'drawing|studio art|드로잉|소묘|繪畫|绘画|素描' },
  {
    ap: 'AP French Language and Culture',
    bound: true,
    words: 'french language and culture|french language|french lang|法文語言|法语语言与文化',
  },
  {
    ap: 'AP German Language and Culture',
    bound: true,
    words: 'german language and culture|german language|german lang|德语语言与文化',
  },
  { ap: 'AP Italian Language and Culture', bound: true, words: 'italian language and culture|italian language' },
  { ap: 'AP Japanese Language and Culture', bound: true, words: 'japanese language and culture|japanese language' },
  {
    ap: 'AP Chinese Language and Culture',
    bound: true,
    words: 'chinese language and culture|chinese language|중국어 언어와 문화|中文語言與文化|中文语言与文化',
  },
  {
    ap: 'AP Spanish Language and Culture',
    bound: true,
    words:
      'spanish language and culture|spanish language|spanish lang|西班牙文語言|西班牙文語言與文化|西班牙语语言|西班牙语语言与文化|스페인어 언어',
  },
  {
    ap: 'AP Spanish Literature and Culture',
    bound: true,
    words:
      'spanish literature and culture|spanish literature|spanish lit|西班牙文學|西班牙文文學|西班牙语文学|西班牙文学|스페인 문학|스페인어 문학',
  },
  {
    implies: 'IB',
    ib: 'IB Mathematics: Analysis and Approaches',
    words:
      'math aa|maths aa|analysis and approaches|mathematics: analysis and approaches|mathematics analysis and approaches|수학 aa|數學 aa|数学 aa|數學分析與方法|数学分析与方法',
  },
  {
    implies: 'IB',
    ib: 'IB Mathematics: Applications and Interpretation',
    words:
      'math ai|maths ai|applications and interpretation|mathematics: applications and interpretation|mathematics applications and interpretation|수학 ai|數學 ai|数学 ai|數學應用與詮釋|数学应用与解释',
  },
  { bound: true, ib: 'IB Mathematics: Analysis and Approaches', words: 'aa' },
  { bound: true, ib: 'IB Environmental Systems and Societies', words: 'ess' },
  { bound: true, ap: 'AP Human Geography', words: 'hug' },
  { bound: true, ib: 'IB Geography', words: 'geo' },
  { bound: true, ib: 'IB Extended Essay', ibLevel: 'none', words: 'ee' },
  { bound: true, ap: 'AP Calculus AB', words: 'ab' },
  { bound: true, ap: 'AP Calculus BC', words: 'bc' },
  {
    bound: true,
    part: 'rw',
    words:
      'reading and writing|reading writing|reading/writing|reading & writing|r&w|rw|r/w|ebrw|evidence-based reading and writing|閱讀與寫作|閱讀寫作|閱讀和寫作|阅读与写作|阅读写作|阅读和写作|读写|讀寫|읽기·쓰기|읽기 쓰기|읽기와 쓰기|읽기/쓰기|독해와 작문|verbal',
  },
  {
    bound: true,
    ib: 'IB English A: Language and Literature',
    words:
      'english a|영어 a|英文 a|英语 a|english a lang lit|english a: language and literature|english a language and literature|english lang lit|english a lang and lit|english langlit|english lang and lit|english a langlit|english a lang&lit|english a lang & lit|english lang&lit|english language and literature|lang&lit|lang & lit|lang lit|langlit|英文a語言與文學|英语a语言与文学|영어 a 언어와 문학',
  },
  {
    bound: true,
    ib: 'IB English A: Literature',
    words: 'english a lit|english a: literature|english a literature|영어 a 문학|英文 a 文學|英语 a 文学|英语a文学',
  },
  { bound: true, ib: 'IB English B', words: 'english b|영어 b|英文 b|英语 b|英語 b' },
  {
    bound: true,
    ib: 'IB Chinese A: Language and Literature',
    ibGuess: true,
    words: 'chinese a|中文 a|중국어 a|华文 a',
  },
  {
    bound: true,
    ib: 'IB Chinese A: Language and Literature',
    words:
      'chinese a: language and literature|chinese a language and literature|chinese a lang lit|中文 a 語言與文學|中文 a 语言与文学',
  },
  {
    bound: true,
    ib: 'IB Chinese A: Literature',
    words: 'chinese a lit|chinese a: literature|chinese a literature|中文 a 文學|中文 a 文学',
  },
  { bound: true, ib: 'IB Chinese B', words: 'chinese b|mandarin b|中文 b|중국어 b' },
  {
    bound: true,
    ib: 'IB Korean A: Language and Literature',
    ibGuess: true,
    words: 'korean a|한국어 a|국어 a|韓文 a|韩语 a',
  },
  {
    bound: true,
    ib: 'IB Korean A: Literature',
    words: 'korean a lit|korean a: literature|korean a literature|한국어 a 문학|korean lit',
  },
  {
    bound: true,
    ib: 'IB Korean A: Language and Literature',
    words: 'korean a: language and literature|korean a language and literature|korean a lang lit|한국어 a 언어와 문학',
  },
  { bound: true, ib: 'IB Japanese A: Literature', words: 'japanese a lit|japanese a: literature|japanese a' },
  { bound: true, ib: 'IB Japanese B', words: 'japanese b|日文 b|日语 b|일본어 b' },
  { bound: true, ib: 'IB French B', words: 'french b|프랑스어 b|불어 b|法文 b|法语 b|法語 b' },
  { bound: true, ib: 'IB Spanish B', words: 'spanish b|스페인어 b|西班牙文 b|西班牙语 b|西语 b|西文 b' },
  { bound: true, ib: 'IB German B', words: 'german b|德文 b|德语 b|독일어 b' },
  {
    bound: true,
    ib: 'IB French ab initio',
    ibLevel: 'SL',
    words: 'french ab initio|法语 ab initio|法文 ab initio|프랑스어 ab initio|法语初级|法文初級',
  },
  {
    bound: true,
    ib: 'IB Spanish ab initio',
    ibLevel: 'SL',
    words: 'spanish ab initio|西班牙语 ab initio|西班牙文 ab initio|스페인어 ab initio|西班牙语初级|西班牙文初級',
  },
  {
    bound: true,
    ib: 'IB Mandarin ab initio',
    ibLevel: 'SL',
    words: 'mandarin ab initio|chinese ab initio|中文 ab initio|중국어 ab initio',
  },
  { bound: true, ib: 'IB German ab initio', ibLevel: 'SL', words: 'german ab initio|德语 ab initio' },
  {
    bound: true,
    ib: 'IB Japanese ab initio',
    ibLevel: 'SL',
    words: 'japanese ab initio|日语 ab initio|日文 ab initio|일본어 ab initio',
  },
  { bound: true, ib: 'IB Italian ab initio', ibLevel: 'SL', words: 'italian ab initio' },
  { bound: true, ib: 'IB Arabic B', words: 'arabic|arabic b' },
  { bound: true, ib: 'IB Russian B', words: 'russian|russian b' },
  { bound: true, ib: 'IB Classical Greek', words: 'classical greek|ancient greek|greek' },
  {
    implies: 'IB',
    ib: 'IB Business Management',
    words: 'business management|biz man|경영학|비즈니스 매니지먼트|商業管理|商业管理|商管|企業管理|工商管理',
  },
  { implies: 'IB', ib: 'IB Digital Society', words: 'digital society|itgs|디지털 사회|數位社會|数字社会' },
  { implies: 'IB', ib: 'IB Global Politics', words: 'global politics|글로벌 정치|국제정치|全球政治|國際政治|国际政治' },
  {
    bound: true,
    ib: 'IB Social and Cultural Anthropology',
    words: 'social and cultural anthropology|anthropology|인류학|사회문화인류학|人類學|人类学|社會文化人類學',
  },
  { bound: true, ib: 'IB World Religions', ibLevel: 'SL', words: 'world religions|세계 종교|世界宗教' },
  {
    implies: 'IB',
    ib: 'IB Environmental Systems and Societies',
    words: 'environmental systems and societies|환경 시스템과 사회|環境系統與社會|环境系统与社会',
  },
  { bound: true, ib: 'IB Design Technology', words: 'design technology|dt|디자인 기술|設計技術|设计技术|設計與科技' },
  {
    bound: true,
    ib: 'IB Sports, Exercise and Health Science',
    words:
      'sports exercise and health science|sports, exercise and health science|sehs|sports science|스포츠 과학|運動科學|运动科学|运动与健康科学',
  },
  { bound: true, ib: 'IB Film', programme: 'film', words: 'film|영화|電影|电影' },
  { bound: true, ib: 'IB Dance', programme: 'dance', words: 'dance|무용|댄스|舞蹈' },
  { bound: true, ib: 'IB Literature and Performance', ibLevel: 'SL', words: 'literature and performance' },
  {
    implies: 'IB',
    ib: 'IB Theory of Knowledge',
    ibLevel: 'none',
    words: 'theory of knowledge|tok|지식이론|지식 이론|知識論|知识论|知識理論|认识论',
  },
  {
    implies: 'IB',
    ib: 'IB Extended Essay',
    ibLevel: 'none',
    words: 'extended essay|소논문|拓展論文|拓展论文|延伸論文|专题论文',
  },
]
