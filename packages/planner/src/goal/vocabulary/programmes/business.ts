import type { Programme } from './programme.ts'

/** Programs in business, law and social sciences. */
export const socialProgrammes: readonly Programme[] = [
  {
    name: 'accounting',
    subjects: ['mathematics', 'english'],
    en: 'accounting|cpa|acct|accountant|accounting major|afm|accounting and financial management',
    ko: '회계|회계학|회계학과|회계사|어카운팅|회계과|세무사|공인회계사',
    zh: '會計|會計系|会计专业|會計學|會計師|當會計|cpa專業|會計專業|會計與金融',
  },
  {
    name: 'actuarial science',
    subjects: ['mathematics'],
    en: 'actuarial science|actuarial|actuary|actsci|act sci',
    ko: '계리학|보험계리|액추어리|계리사',
    zh: '精算|精算學|精算專業|精算系|精算師|精算科學',
  },
  {
    name: 'business',
    subjects: ['mathematics', 'english'],
    en: `
      business school|business admin|business administration|bba|biz school|b-school|business program|business major
      busi|biz major|biz|undergrad business|management major|business management major|int'l business|international business|business administration major|commerce and business`,
    ko: '경영대|경영학과|상경|비즈니스 스쿨|비즈니스스쿨|비즈니스 전공|경영 전공|경영대학|경영 대학|경영 학과|경영학부|비즈니스과|국제경영|글로벌경영|경영계열|비즈니스 학과|경영학과 지망',
    zh: `
      商學院|商科|商學|商管學院|商学专业|企管系|商學院預科|商科專業|商科類|讀商|念商|學商|商管系|工管
      工商管理專業|商務專業|本科商學院|經管學院|企業管理系|bba專業|管理系|管理專業|商業管理專業|國際商務|國貿|國際貿易|管理學|企業管理專業|商學系|工商管理系|商學預科`,
  },
  {
    name: 'business analytics',
    subjects: ['mathematics', 'english'],
    zh: '商業分析|商業數據分析',
    en: 'business analytics|business intelligence',
    ko: '비즈니스 애널리틱스|경영정보',
  },
  {
    name: 'commerce',
    subjects: ['mathematics', 'english'],
    en: 'commerce|bcom|comm program|comm at queens|bcomm|commerce program|b.com|b.comm',
    ko: '커머스|커머스 전공',
    zh: '商科榮譽|商務學士|bcom專業',
  },
  {
    name: 'criminology',
    subjects: ['english', 'history'],
    en: 'criminology|criminal justice|crim|forensics|forensic science|police foundations',
    ko: '범죄학|범죄학과|경찰행정|경찰학|경찰행정학과',
    zh: '犯罪學|犯罪學系|刑事司法|犯罪心理學|刑偵|犯罪學專業',
  },
  {
    name: 'economics',
    subjects: ['mathematics', 'english'],
    en: 'econ major|economics major',
    ko: '경제학과|경제학부|경제과',
    zh: '經濟系|經濟專業|經濟學專業|經濟學系',
  },
  {
    name: 'education',
    subjects: ['english', 'mathematics'],
    en: `
      teaching degree|teacher education|elementary ed|early childhood education|ece program|become a teacher
      be a teacher|bed program|education major|teaching program|teachers college|teacher's college|concurrent education|con ed|early childhood ed|elementary education|become an elementary teacher|teaching major|special education major`,
    ko: '교육학|교대|사범대|교육학과|유아교육|유아교육과|초등교육|선생님이 되|교사가 되|교육 전공|초등교사|사범대학|교육대|교육과|유치원 교사|특수교육|선생님 되|교사 되|선생님이 될|교사가 될',
    zh: '教育系|教育学|师范|教育專業|師範專業|當老師|教育學院|教育學系|幼兒教育|幼教|學前教育|特殊教育|當教師|小學教育',
  },
  { name: 'entrepreneurship', subjects: ['mathematics', 'english'], en: 'entrepreneurship', ko: '창업학', zh: '創業' },
  {
    name: 'finance',
    subjects: ['mathematics', 'english'],
    en: 'finance|investment banking|finance major|fin major|quant finance|financial engineering|investment banker',
    ko: '금융|금융학|재무|파이낸스|재무학|금융공학|금융학과|투자은행|재무관리|에셋 매니지먼트|에셋매니저|에셋 매니저|자산운용|자산관리',
    zh: '金融|金融系|金融专业|財金|投资银行|財務|金融學|金融工程|金工|財務金融|財金系|投行|華爾街|量化金融|金融數學',
  },
  {
    name: 'hospitality',
    subjects: ['english', 'mathematics'],
    en: 'hospitality|hotel management|hotel school|tourism|culinary|hotel administration|culinary arts|hotel admin|hospitality management|tourism management',
    ko: '호텔경영|호텔경영학|호텔경영학과|관광학|호텔리어|호텔관광|호텔외식|호텔관광경영|관광경영|조리학과',
    zh: '酒店管理|飯店管理|餐旅|酒店管理專業|旅館管理|餐旅管理|酒店專業|酒管|觀光|旅遊管理|觀光餐旅|旅館|旅館系|觀光系|餐飲',
  },
  {
    name: 'human resources',
    subjects: ['english', 'mathematics'],
    en: 'human resources|hr management',
    ko: '인사관리',
    zh: '人力資源|人力資源管理',
  },
  {
    name: 'international relations',
    subjects: ['english', 'history'],
    en: 'international relations|ir major|intl relations|diplomacy|diplomat|international affairs|international politics|intl affairs|global affairs',
    ko: '국제관계학|국제관계|국제관계학과|외교관|외교학|정외과|국제정치학|국제관계 전공|외교학과|국제관계대학',
    zh: '國際關係|外交|國關|國際關係專業|外交系|外交學|外交官|國際事務|國際政治學|國際關係學|國際事務系',
  },
  {
    name: 'international studies',
    subjects: ['english', 'history'],
    en: 'international studies|global studies',
    ko: '국제학|국제학부|글로벌 스터디|국제학과',
    zh: '國際研究',
  },
  {
    name: 'law',
    subjects: ['english', 'history'],
    en: 'law|law school|pre-law|prelaw|lawyer|attorney|pre law|law degree|become a lawyer|be a lawyer|paralegal|legal studies',
    ko: '로스쿨|법대|법학|법학과|변호사|법조인|법학 전공|검사가 되|판사가 되|법학부|법대생|법학 대학',
    zh: '法律|法律系|法學院|法學|律師|法律專業|讀法|法律學|當律師|做律師|法學專業|讀法律|念法律|法律預科|讀法學|法律學院',
  },
  {
    name: 'marketing',
    subjects: ['mathematics', 'english'],
    en: 'marketing|marketing major',
    ko: '마케팅|마케팅학과|마케팅 전공',
    zh: '行銷|市场营销|行銷系|行銷學|市場學|營銷|营销专业|市场专业|市場行銷|行銷管理|市場營銷專業',
  },
  {
    name: 'philosophy, politics and economics',
    subjects: ['mathematics', 'english', 'history'],
    en: 'ppe|philosophy politics and economics|philosophy, politics and economics',
  },
  {
    name: 'political science',
    subjects: ['english', 'history'],
    en: 'poli sci major|political science major|polisci|poly sci|poli-sci',
    ko: '정치외교학과|정치학과|정치외교',
    zh: '政治系|政治學系|政治學專業|政治科學',
  },
  {
    name: 'psychology',
    subjects: ['biology', 'english'],
    en: 'psych major|psychology major|psychologist',
    ko: '심리학 전공|상담심리|심리과',
    zh: '心理系|心理學系|心理學專業|心理專業|心理諮商系',
  },
  {
    name: 'public policy',
    subjects: ['english', 'history'],
    en: 'public policy|public administration|public affairs',
    ko: '행정학|행정학과|공공정책',
    zh: '公共政策|公共行政|行政管理',
  },
  { name: 'real estate', subjects: ['mathematics', 'english'], en: 'real estate', ko: '부동산학', zh: '房地產|地產' },
  {
    name: 'social work',
    subjects: ['english'],
    en: 'social work|social worker',
    ko: '사회복지|사회복지학|사회복지학과|사회복지사',
    zh: '社工|社會工作|社工系|社工專業|社工師|社會工作系',
  },
  {
    name: 'sociology',
    subjects: ['english', 'history'],
    en: 'sociology|soc major|sociology major',
    ko: '사회학|사회학과|소셜로지|사회학 전공',
    zh: '社會學|社會學系|社會學專業',
  },
  {
    name: 'sports management',
    subjects: ['english', 'mathematics'],
    en: 'sports management|sport management|sports medicine|sport medicine',
    ko: '스포츠 경영|스포츠 매니지먼트|스포츠경영|스포츠산업|스포츠 마케팅',
    zh: '體育管理|運動管理|體育經濟',
  },
  {
    name: 'supply chain management',
    subjects: ['mathematics', 'english'],
    en: 'supply chain|supply chain management|logistics',
    zh: '供應鏈|供應鏈管理|物流管理',
  },
  {
    name: 'urban planning',
    subjects: ['mathematics', 'english'],
    en: 'urban planning|city planning',
    ko: '도시계획|도시공학',
    zh: '都市計畫|城市规划|城市設計|都市規劃|城市規劃專業|城規|都市計劃',
  },
]
