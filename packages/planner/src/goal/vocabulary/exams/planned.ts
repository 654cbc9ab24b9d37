import type { ExamRow } from './exam-row.ts'

/** The exams that we plan for. */
export const plannedExams: readonly ExamRow[] = [
  {
    exam: 'SAT',
    en: 'sat|sats|digital sat|dsat|the sat exam|sat test|sat exam|the sats|sat score|sat scores|sat prep|new sat|satt|sat reasoning test|school day sat|sat school day',
    ko: '에스에이티|에쎄이티|싸트|디지털 sat|디샛|샛|쌧|쎗|쌔트|새트|싸트 시험|에쓰에이티|에스에이티 시험|새트시험|sat 시험|디지털 샛|디지털 에스에이티|쎗시험|에셋|에쎗|에셋 시험',
    zh: '賽達|賽特|美國高考|sat 考試|sat 機考|機考 sat|新 sat|數位 sat|數字 sat|sat 數位|塞特|sat 成績|sat 總分|sat 分數|數字化 sat',
  },
  {
    exam: 'PSAT',
    en: 'psat|psat/nmsqt|psat nmsqt|nmsqt|psat 10|psat 8/9|psat 8|psat 9|p-sat|psats|psta|psat nmsc|psat 8/9 test|psat test|psat exam|preliminary sat|psat/nmsc',
    ko: '피샛|피에스에이티|피쌧|피샡|psat 시험|피에스엣',
    zh: '預考 sat|psat 考試|小sat',
  },
  {
    exam: 'ACT',
    en: 'act|acts|act test|act exam|the acts|enhanced act|act with writing|act w/ writing|act plus writing|act score|act scores|act composite|act prep|digital act',
    ko: '에이씨티|액트|에이시티|엑트|act 시험|엑트시험',
    zh: 'act 考試|act 機考|新 act|act 成績|act 總分',
  },
  {
    exam: 'AP',
    en: "ap|a p|aps|advanced placement|ap exam|ap exams|ap test|ap tests|ap class|ap classes|ap course|ap courses|ap scores|ap score|ap's|ap exam in may",
    ko: '에이피|ap 과목|에이피 시험|에이피 과목|ap시험|에이피들|ap 시험|에이피과목',
    zh: 'ap課程|大學先修課程|ap 考試|ap 課|ap 大考|大學先修|進階先修課程|大學預修|ap 科目|ap 成績|ap 大學先修課程',
  },
  {
    exam: 'IB',
    en: `
      ib|ibdp|ib dp|ib diploma|ib diploma programme|international baccalaureate|ib program|ib programme|full ib
      ib exam|ib exams|ibdp exams|ib year 2|ib dp exams|ib diploma exams|ib myp|ib score|ib points|ib predicted|ib students`,
    ko: `
      아이비|아이비 디플로마|국제 바칼로레아|ib 디플로마|아이비 프로그램|아이비디피|아이비 디피|아이비 점수|ib 과정
      아이비 과정|ib 시험|ib 총점|ib 점수|아이비 총점|ib 프로그램|ib 학교`,
    zh: '國際文憑|ib文憑|ib 課程|ib 大考|ib 考試|ib 總分|國際文憑課程|國際學士|ib dp 課程|ib 班|ib 預估分|ib 成績|ibdp課程|ib 總成績|ib 學校',
  },
  {
    exam: 'OUAC',
    en: `
      ouac|ouac 101|ouac 105|ontario universities|ontario university|universities in ontario|unis in ontario
      ontario unis|ouac application|ouac deadline|ouac 101 application`,
    ko: '온타리오 대학|온타리오 대학교|온타리오주 대학|온타리오 소재 대학|온타리오 유니버시티|온타리오 유니|오왁|ouac 지원|온타리오 대학 지원',
    zh: `
      安大略省大學|安大略大學|安大略省的大學|安省大學|安省的大學|安大略省內大學|安省內大學|安省高校|安省各大學
      安大略的大學|安大略各大學|安省的學校|安省大學申請|安大略大學申請|ouac申請|安省大學聯合申請`,
  },
  {
    exam: 'TOEFL',
    en: 'toefl|toefl ibt|ibt toefl|toefl test|tofel|tofle|toefel|toffel|toefal|teofl|toefl score|toefl exam|home toefl|toefl home edition|toefl total',
    ko: '토플|토풀|토플 ibt|ibt 토플|토플시험|토플 시험|토플 점수|토플 홈에디션|토플 총점',
    zh: '託福|拖福|脫福|托服|托富|托付福|拓福|托佛|新托福|托弗|改革托福|托福 ibt|托福考試|托福成績|托福總分|家考托福',
  },
  {
    exam: 'IELTS',
    en: 'ielts|ielts academic|academic ielts|ilets|ietls|ielts band|ielts score|ielts general|ielts exam|ielts test',
    ko: '아이엘츠|아이엘스|아이엘츠 아카데믹|아이엘츠아카데믹|아엘츠|아이엘츠 시험|아이엘츠 점수|아이엘츠 오버롤|아이엘츠 밴드',
    zh: '雅思|雅斯|雅司|雅思a類|a類雅思|鴨思|雅私|亞思|雅絲|學術雅思|丫思|雅思考試|雅思總分|雅思成績|雅思 a 類',
  },
  {
    exam: 'DET',
    en: 'det|duolingo|duolingo english test|duolingo test|duolingo english|duo english test|duolingo exam|duolingo test score|duolingo score|duo lingo|duolingo det',
    ko: '듀오|듀오링고|듀오링고 영어 시험|듀오링고 테스트|듀오링고영어|듀오링고영어시험|듀오링고 점수|듀오링고영어테스트|duolingo 시험',
    zh: '多鄰國|多鄰國考試|多鄰國測試|多林國|多領國|朵鄰國|多鄰囯|多鄰國英語測試|多鄰|多鄰國英語|多鄰國英文|多鄰國英文測驗|多鄰國英語測驗|多鄰國英文考試|多鄰國英語考試|多鄰國英文檢定|多鄰國測驗|duolingo英文|duolingo英語|duolingo英文檢定|duolingo英文測驗|duolingo考試|多鄰國 det|多鄰國成績',
  },
  {
    exam: 'SSAT',
    en: 'ssat|ssat upper|ssat upper level|ssat middle|ssat middle level|upper level ssat|middle level ssat|ssat test|ssat exam|ssat lower level|the ssat',
    ko: '에스에스에이티|에스샛|에쎄쎄이티|ssat 시험',
    zh: 'ssat 考試|小賽達|美高ssat|ssat 高級|ssat 中級',
  },
  {
    exam: 'AMC',
    en: 'amc|amc 8|amc 10|amc 12|amc 10a|amc 10b|amc 12a|amc 12b|amc10|amc12|amc8|amc math|amc8/10|amc 8/10|amc contest|amc competition|american mathematics competition|american math competition|amc math competition|amc math contest|amc tests',
    ko: '에이엠씨|amc 수학|amc 대회|amc 수학경시|미국 수학경시대회|amc 경시대회',
    zh: 'amc 競賽|美國數學競賽|amc 數學競賽|美國數學競賽amc|amc 數學|amc 比賽|美國數學競賽 amc|amc 競賽班',
  },
]
