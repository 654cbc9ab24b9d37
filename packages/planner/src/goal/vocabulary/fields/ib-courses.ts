import type { Field } from '../field.ts'

/** IB courses other than languages. */
export const ibCourses: readonly Field[] = [
  {
    implies: 'IB',
    ib: 'IB Mathematics: Analysis and Approaches',
    en: `
      math aa|maths aa|analysis and approaches|mathematics: analysis and approaches
      mathematics analysis and approaches|aa hl|aa sl|analysis & approaches|analysis and approach|aa math|aa maths|math aa hl|math analysis and approaches|maths analysis|math analysis`,
    ko: '수학 aa|매쓰 aa|수학 에이에이|매스 aa|수학aa|aa 수학',
    zh: '數學 aa|數學分析與方法|數學 a&a|數學分析和方法|分析與方法|數學分析法|數學: 分析與方法|aa 數學',
  },
  {
    implies: 'IB',
    ib: 'IB Mathematics: Applications and Interpretation',
    en: `
      math ai|maths ai|applications and interpretation|mathematics: applications and interpretation
      mathematics applications and interpretation|ai hl|ai sl|applications & interpretation
      applications and interpretations|ai math|ai maths|math applications|maths applications|math applications and interpretation`,
    ko: '수학 ai|매쓰 ai|수학 에이아이|매스 ai|ai 수학|수학ai',
    zh: '數學 ai|數學應用與詮釋|数学应用与解释|應用與解釋|數學應用和解釋|ai 數學',
  },
  { bound: true, ib: 'IB Mathematics: Analysis and Approaches', en: 'aa' },
  { bound: true, ib: 'IB Environmental Systems and Societies', en: 'ess' },
  { bound: true, ib: 'IB Geography', en: 'geo', ko: '지오' },
  // 'EE' can also mean the university program electrical engineering.
  { bound: true, ib: 'IB Extended Essay', ibLevel: 'none', programme: 'electrical engineering', en: 'ee' },
  {
    bound: true,
    ib: 'IB Chinese A: Language and Literature',
    ibGuess: true,
    en: 'chinese a',
    ko: '중국어 a',
    zh: '中文 a|华文 a|中文母語|中文第一語言|語文 a',
  },
  {
    bound: true,
    ib: 'IB Korean A: Language and Literature',
    ibGuess: true,
    en: 'korean a',
    ko: '한국어 a|국어 a',
    zh: '韓文 a|韩语 a',
  },
  { bound: true, ib: 'IB Classical Greek', en: 'classical greek|ancient greek|greek' },
  {
    implies: 'IB',
    ib: 'IB Business Management',
    programme: 'business',
    en: 'business management|biz man|business mgmt|biz management|ib biz|business hl|business sl|bus man|business and management|bm hl|bm sl',
    ko: '경영학|비즈니스 매니지먼트|비즈니스 매니지먼트 hl|비즈 매니지먼트|ib 비즈니스|비즈니스 hl|비즈니스 sl|비지니스 매니지먼트|비매|비즈매니지먼트|비즈매니',
    zh: '商業管理|商管|企業管理|工商管理|商務管理|商業與管理|工商管理課|商業管理學|企業管理學|商業與管理學|商管學',
  },
  {
    implies: 'IB',
    ib: 'IB Digital Society',
    en: 'digital society|itgs',
    ko: '디지털 사회|디지털 소사이어티|디지털소사이어티',
    zh: '數位社會|数字社会',
  },
  {
    implies: 'IB',
    ib: 'IB Global Politics',
    en: 'global politics|glopo|global pol|gopo|glo po|global pols',
    ko: '글로벌 정치|국제정치|글로벌폴리틱스|글로벌 폴리틱스|글로폴|글로벌 폴',
    zh: '全球政治|國際政治|環球政治|國際政治課|全球政治學',
  },
  {
    bound: true,
    ib: 'IB Social and Cultural Anthropology',
    en: 'social and cultural anthropology|anthropology|anthro|social anthropology|cultural anthropology|social anthro|social and cultural anthro',
    ko: '인류학|사회문화인류학',
    zh: '人類學|社會文化人類學',
  },
  { bound: true, ib: 'IB World Religions', ibLevel: 'SL', en: 'world religions', ko: '세계 종교', zh: '世界宗教' },
  {
    implies: 'IB',
    ib: 'IB Environmental Systems and Societies',
    en: 'environmental systems and societies',
    ko: '환경 시스템과 사회|환경시스템과 사회',
    zh: '環境系統與社會|環境系統和社會|環境系統與社群|ess課',
  },
  {
    bound: true,
    ib: 'IB Design Technology',
    en: 'design technology|design tech|dt',
    ko: '디자인 기술|디자인 테크|디자인 테크놀로지|디자인테크|디티',
    zh: '設計技術|設計與科技|設計科技|設計與技術|設計與科技課',
  },
  {
    bound: true,
    ib: 'IB Sports, Exercise and Health Science',
    en: 'sports exercise and health science|sports, exercise and health science|sehs|sports science|sports exercise health science|sports ex|sport science|sports sci|sehs class',
    ko: '스포츠 과학|스포츠 사이언스|세스',
    zh: '運動科學|运动与健康科学|體育科學|運動健康科學|運動、鍛煉與健康科學|運動科學課|運動與健康',
  },
  { bound: true, ib: 'IB Film', programme: 'film', en: 'film', ko: '영화|필름', zh: '電影' },
  { bound: true, ib: 'IB Dance', programme: 'dance', en: 'dance', ko: '무용|댄스', zh: '舞蹈' },
  { bound: true, ib: 'IB Literature and Performance', ibLevel: 'SL', en: 'literature and performance' },
  {
    implies: 'IB',
    ib: 'IB Theory of Knowledge',
    ibLevel: 'none',
    en: 'theory of knowledge|tok|tok essay|tok exhibition|tok presentation',
    ko: '지식이론|지식 이론|티오케이|tok 에세이|tok 전시|지식론|지식론 에세이|티오케이 에세이',
    zh: '知識論|知識理論|认识论|tok論文|tok展覽',
  },
  {
    implies: 'IB',
    ib: 'IB Extended Essay',
    ibLevel: 'none',
    en: 'extended essay',
    ko: '소논문|익스텐디드 에세이|ee 에세이|소논문 ee|ib 소논문',
    zh: '拓展論文|延伸論文|专题论文|延展論文|專題長文|ee論文|ee 論文|ib 論文',
  },
]
