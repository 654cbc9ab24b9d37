import type { Field } from '../field.ts'

/** AP courses in English, history, social studies, languages and the arts, and parts of the SAT. */
export const apHumanities: readonly Field[] = [
  { bound: true, part: 'math', en: 'quant|quantitative' },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP United States Government and Politics',
    en: 'ap gov|ap government|ap us gov|ap us government|ap govt|ap us govt|ap american gov|ap gov & pol|us politics|us government and pol|gov and politics|government and politics|gov & pol',
    ko: '에이피 거브|에이피 정부|ap 정부|ap 거브|거버먼트|유에스 거버먼트|미국정부와 정치|유에스 거브|미국 거번먼트',
  },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP English Language and Composition',
    en: 'ap lang|ap language|ap langauge|ap english lang|ap eng lang|aplang|ap lang & comp',
    ko: '에이피 랭|ap 랭|에이피 랭귀지|ap 랭귀지',
  },
  {
    bound: true,
    implies: 'AP',
    ap: 'AP English Literature and Composition',
    en: 'ap lit|ap literature|ap english lit|ap eng lit|aplit|ap lit & comp',
    ko: '에이피 릿|ap 릿|에이피 리터러처|ap 리터러처|ap 리트|ap 릿츠',
  },
  {
    bound: true,
    ap: 'AP English Language and Composition',
    en: `
      lang|language|english lang|english language|english language and composition|lang and comp|eng lang
      english lang & comp`,
    ko: '언어|영어 언어|영어 언어와 작문|랭|랭귀지|영어 랭|영어 랭귀지|잉글리시 랭',
    zh: `
      英文語言|英文語言與寫作|英语语言|英语语言与写作|英语语言和写作|语言与写作|英語語言和作文|英語語言與作文
      英語語言寫作|英文語言寫作|英語與寫作|英語和寫作|英語語文|英文語言與作文`,
  },
  { bound: true, ap: 'AP English Language and Composition', part: 'rw', zh: '語言' },
  {
    bound: true,
    ap: 'AP English Language and Composition',
    part: 'writing',
    plain: { subject: 'english', topics: ['writing'] },
    zh: '英語寫作|英文寫作',
  },
  {
    bound: true,
    ap: 'AP English Literature and Composition',
    ib: 'IB English A: Literature',
    programme: 'english literature',
    en: 'lit|eng a lit|english literature and composition|lit and comp|english lit & comp',
    ko: '영어 릿|릿|리터러처|영어 문학 a|영어 리터러처',
    zh: `
      英文文學與寫作|英语文学与写作|文學與寫作|英語文學和寫作|英文文學寫作|英語文學寫作|英文文學與作文|英語文學和作文
      英國文學與寫作`,
  },
  {
    bound: true,
    ap: 'AP English Literature and Composition',
    ib: 'IB English A: Literature',
    programme: 'english literature',
    plain: { subject: 'english', topics: ['literature'] },
    en: 'english lit|eng lit|english literature',
    ko: '영문학|영어 문학',
    zh: '英文文學|英语文学|英國文學|英美文學',
  },
  {
    implies: 'AP',
    ap: 'AP United States History',
    en: 'apush|a push|ap us history|apus|ush',
    ko: '에푸시|에이푸씨|에이푸시|에이푸쉬|에이피유에스|에이피 유에스 히스토리|에이푸시시|아푸시|아푸쉬|어푸시|어퓨시',
  },
  { bound: true, ap: 'AP World History: Modern', en: 'world|w history', ko: '월드|월드 히스토리|월드 히스토리 모던' },
  {
    implies: 'AP',
    ap: 'AP World History: Modern',
    en: 'ap world hist|whap|apwh|ap modern world|ap world modern|ap world civ',
  },
  { implies: 'AP', ap: 'AP European History', en: 'apeh' },
  { implies: 'AP', ap: 'AP Art History', en: 'apah|ap art hist|ap art history' },
  { implies: 'AP', ap: 'AP Seminar', en: 'ap sem' },
  {
    bound: true,
    ap: 'AP English Language and Composition',
    apAlso: 'AP English Literature and Composition',
    ib: 'IB English A: Language and Literature',
    en: 'lang and lit|lang & lit|lang/lit|lang + lit|lang n lit',
    ko: '랭이랑 릿|랭 릿|랭릿|랭앤릿|랭 앤 릿|영어 랭릿|영어 랭 릿',
  },
  { bound: true, ap: 'AP European History', en: 'euro', ko: '유로|유럽|유로히|유로 히스' },
  {
    implies: 'AP',
    ap: 'AP African American Studies',
    en: 'african american studies|apaas|afr am studies|af am studies|afam studies|african american history|afro american studies|afam|african-american studies|aas|af am',
    ko: '아프리카계 미국인|아프리카계 미국인 연구|흑인학|아프리칸 아메리칸 스터디|아프리칸 아메리칸|흑인 연구',
    zh: '非裔美國人研究|非裔研究|非裔美國研究|非裔美國人|非裔美國人歷史|非裔美國人研究課|美國非裔研究|非裔歷史|非洲裔美國人研究',
  },
  {
    subject: 'social studies',
    ap: 'AP United States Government and Politics',
    en: `
      us government and politics|united states government and politics|american government|us government|us gov
      us gov and politics|us govt|american govt|us government & politics`,
    ko: '미국 정부|미국 정부와 정치|미국 정치|거브|유에스 거번먼트|미국정치|미국정부|유에스 가브|유에스가브|가브|유에스 가버먼트|가번먼트',
    zh: '美國政府|美國政府與政治|美國政治|美國政府和政治|美政府|美國政府政治|美政',
  },
  {
    subject: 'social studies',
    ap: 'AP Comparative Government and Politics',
    en: `
      comparative government and politics|comparative government|comparative politics|comp gov|comparative gov
      comp govt|comparative govt|comp politics|compgov`,
    ko: '비교정치|비교 정부|비교정부|비교 정부와 정치|컴거브|컴퍼러티브 거번먼트|컴퍼러티브 거버먼트|비교정치학',
    zh: '比較政府|比較政府與政治|比較政治|比較政府和政治|比較政府政治|比政',
  },
  {
    subject: 'geography',
    ap: 'AP Human Geography',
    en: 'human geography|human geo|hum geo|humangeo|human geog|hu geo|hugeo',
    ko: '휴먼 지오그래피|인류지리|인문지리|인문 지리|휴먼지오|휴먼 지오|휴먼지오그래피|휴먼 지오그라피|휴먼지오그라피|휴지오',
    zh: '人文地理|人文地理學|人地|人文地理課|人類地理|人文地|人文地理課程',
  },
  {
    subject: 'economics',
    implies: 'AP',
    ap: 'AP Macroeconomics',
    apAlso: 'AP Microeconomics',
    en: 'ap econs|both ap econs|both ap econ|both ap econ classes|both ap econ exams',
  },
  {
    subject: 'economics',
    ap: 'AP Macroeconomics',
    apAlso: 'AP Microeconomics',
    en: 'macro and micro|macro & micro|macro/micro|micro and macro',
    ko: '거시미시|거시 미시 경제',
    zh: `
      總體跟個體經濟|總體和個體|總體與個體|總體跟個體|總經跟個經|總經和個經|宏微观经济|宏微观|總體個體經濟|宏觀微觀|宏微經|宏經微經|宏微經濟|宏微|總體和個體經濟|總體與個體經濟
      總體經濟個體經濟|總經個經|宏觀微觀經濟|宏觀和微觀經濟|宏觀與微觀經濟|宏觀和微觀|宏觀與微觀`,
  },
  {
    subject: 'economics',
    ap: 'AP Macroeconomics',
    en: 'macroeconomics|macro|econ macro|macro econ|macro economics|macroecon',
    ko: '거시경제|거시경제학|거시|매크로|매크로이콘|매크로 이코노믹스|매크로경제',
    zh: '總體經濟|總體經濟學|宏觀經濟|宏观经济学|宏观|宏經|總經',
  },
  {
    subject: 'economics',
    ap: 'AP Microeconomics',
    en: 'microeconomics|micro|micro econ|micro economics|microecon',
    ko: '미시경제|미시경제학|미시|마이크로|마이크로이콘|마이크로 이코노믹스|마이크로경제',
    zh: '個體經濟|個體經濟學|微觀經濟|微观经济学|微观|微經|個經',
  },
  { bound: true, subject: 'economics', ap: 'AP Macroeconomics', zh: '總體' },
  {
    bound: true,
    ap: 'AP Business with Personal Finance',
    en: 'business with personal finance|business and personal finance|business principles|personal finance',
    ko: '비즈니스와 개인 금융|개인 금융|개인재무|비즈니스 퍼스널 파이낸스|비즈니스 앤 퍼스널 파이낸스|비즈니스 위드 퍼스널 파이낸스',
    zh: '商業與個人理財|商业与个人金融|个人理财|商业和个人理财|商業與理財|個人理財與商業|商業個人理財',
  },
  {
    bound: true,
    ap: 'AP Seminar',
    en: 'seminar|capstone seminar',
    ko: '세미나|세미나 과목',
    zh: '專題研討|研讨|研討課|研討會|頂峰研討|專題討論|研討課程|專題研討課',
  },
  { bound: true, implies: 'AP', ap: 'AP Research', en: 'ap research|ap research paper', zh: 'ap研究論文' },
  {
    bound: true,
    ap: 'AP Research',
    en: 'research|capstone research',
    ko: '리서치|연구',
    zh: '學術研究|研究|研究課|專題研究|頂峰研究|研究課程',
  },
  {
    subject: 'art',
    ap: 'AP Art History',
    programme: 'art history',
    en: 'art history|art hist',
    ko: '미술사|아트 히스토리|아트히스토리',
    zh: '藝術史|美術史|藝術史課|藝史',
  },
  {
    subject: 'music',
    ap: 'AP Music Theory',
    en: 'music theory',
    ko: '음악이론|음악 이론|뮤직 띠오리|뮤직 이론|뮤직씨오리|뮤직 시어리|뮤직띠어리|뮤직 띠어리|뮤직 테오리',
    zh: '樂理|音樂理論|樂理課',
  },
  {
    subject: 'art',
    bound: true,
    ap: 'AP 2-D Art and Design',
    en: '2-d art and design|2d art and design|2d art|2-d art|2-d design|2d design|2d|2-d',
    ko: '2d 디자인|2d 설계|2d 미술|2d 아트|투디 아트',
    zh: '2d設計|平面設計|二維|二維設計|二維藝術|平面藝術|2d藝術|2d藝術與設計|平面設計 2d|2d藝術設計',
  },
  {
    subject: 'art',
    bound: true,
    ap: 'AP 3-D Art and Design',
    en: '3-d art and design|3d art and design|3d art|3-d art|3-d design|3d design|3d|3-d',
    ko: '3d 디자인|3d 미술|3d 아트|쓰리디 아트',
    zh: '3d設計|立體設計|三維|三維設計|三維藝術|立體藝術|3d藝術|3d藝術與設計|3d藝術設計',
  },
  {
    subject: 'art',
    bound: true,
    ap: 'AP Drawing',
    en: 'drawing|studio art|art portfolio',
    ko: '드로잉|소묘|드로잉 포폴',
    zh: '繪畫|素描|繪畫作品集|畫畫',
  },
  {
    bound: true,
    ap: 'AP French Language and Culture',
    en: 'french language and culture|french language|french lang',
    zh: '法文語言|法语语言与文化|法語語言文化|法文語言與文化|法語與文化',
    ko: '프렌치 랭귀지',
  },
  {
    bound: true,
    ap: 'AP German Language and Culture',
    en: 'german language and culture|german language|german lang',
    zh: '德语语言与文化',
  },
  {
    bound: true,
    ap: 'AP Italian Language and Culture',
    en: 'italian language and culture|italian language|italian lang',
  },
  {
    bound: true,
    ap: 'AP Japanese Language and Culture',
    en: 'japanese language and culture|japanese language|japanese lang',
  },
  {
    bound: true,
    ap: 'AP Chinese Language and Culture',
    en: 'chinese language and culture|chinese language|chinese lang|mandarin lang',
    ko: '중국어 언어와 문화',
    zh: '中文語言與文化|中文語言文化|中國語言文化|中國語言與文化|中文與文化|漢語語言文化',
  },
  {
    bound: true,
    ap: 'AP Spanish Language and Culture',
    en: 'spanish language and culture|spanish language|spanish lang|span lang|span',
    ko: '스페인어 언어|스페인어 언어와 문화|스페니시 랭귀지|스패니시 랭귀지',
    zh: `
      西班牙文語言|西班牙文語言與文化|西班牙语语言|西班牙语语言与文化|西班牙語語言文化|西班牙語與文化|西語語言
      西文語言`,
  },
  {
    bound: true,
    ap: 'AP Spanish Literature and Culture',
    en: 'spanish literature and culture|spanish literature|spanish lit',
    ko: '스페인 문학|스페인어 문학|스패니시 릿|스패니쉬 릿|스패니시 리터러처',
    zh: '西班牙文學|西班牙文文學|西班牙语文学',
  },
  { bound: true, ap: 'AP Human Geography', en: 'hug|human' },
  { bound: true, ap: 'AP Environmental Science', en: 'environmental|environment|env', ko: '환경', zh: '環境' },
  { implies: 'AP', ap: 'AP Human Geography', en: 'aphug|ap hug|aphg|hug exam|human geo exam' },
  {
    bound: true,
    part: 'rw',
    en: `
      reading and writing|v|reading writing|reading/writing|reading & writing|r&w|rw|r/w|ebrw
      evidence-based reading and writing|verbal|reading + writing|reading n writing|reading and grammar|verbal section`,
    ko: `
      읽기·쓰기|읽기 쓰기|읽기와 쓰기|읽기/쓰기|독해와 작문|리딩 라이팅|리딩라이팅|리딩/라이팅|리딩 앤 라이팅
      리딩앤라이팅|리딩과 라이팅|리딩이랑 라이팅|독해 문법|독해와 문법|문법 독해|알앤더블유|알더블유|영어 파트
      영어파트|버벌`,
    zh: '閱讀與寫作|閱讀寫作|閱讀和寫作|读写|文法閱讀|閱讀文法|語法閱讀|閱讀語法|文法和閱讀|閱讀和文法',
  },
]
