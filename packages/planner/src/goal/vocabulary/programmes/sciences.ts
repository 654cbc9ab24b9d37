import type { Programme } from './programme.ts'

/** Programs in mathematics, computing and the natural sciences. */
export const scienceProgrammes: readonly Programme[] = [
  {
    name: 'artificial intelligence',
    subjects: ['mathematics'],
    en: 'artificial intelligence|ai major|ai program|ai engineer|machine learning',
    ko: '인공지능|인공지능학과|ai 전공|인공지능 전공|ai학과',
    zh: '人工智慧|人工智能|ai專業|讀ai|念ai|人工智慧系|机器学习',
  },
  {
    name: 'astronomy',
    subjects: ['physics', 'mathematics'],
    en: 'astronomy|astrophysics|astro major|astronomer',
    ko: '천문학|천체물리|천문학과|우주과학',
    zh: '天文|天文學|天体物理|天文系|天文物理|天體物理學|天文專業',
  },
  {
    name: 'biology',
    subjects: ['biology'],
    en: 'bio major|biology major|biological sciences|biological science',
    ko: '생물학과|생물학 전공|생물과',
    zh: '生物系|生物專業|生物科學',
  },
  {
    name: 'chemistry',
    subjects: ['chemistry'],
    en: 'chemistry major|chem major',
    ko: '화학 전공|화학과 지망',
    zh: '化學系|化學專業|應用化學',
  },
  {
    name: 'cognitive science',
    subjects: ['mathematics', 'biology'],
    en: 'cognitive science|cog sci|cogsci',
    ko: '인지과학',
    zh: '認知科學',
  },
  {
    name: 'computer science',
    subjects: ['mathematics', 'physics'],
    en: 'cs major|comp-sci major|cs degree|cs program|cs direct admit|comp sci major|computer science major|computer science program|compsci major|major in cs|cs/math|cs undergrad',
    ko: `
      컴공|컴퓨터공학|컴퓨터 공학|컴퓨터공학과|컴퓨터 공학부|컴퓨터공학부|컴퓨터과학과|컴퓨터 전공|씨에스 전공
      컴싸 전공|컴과|컴공과|컴퓨터학과|컴퓨터과|씨에스|컴퓨터사이언스 전공`,
    zh: `
      資工|資訊工程|資工系|计算机专业|计算机系|電腦工程系|電腦系|資工組|計算機科學系|電腦科學系|計算機科學專業
      電腦專業|計算機科學與技術|计算机学院|資訊系|資訊工程系|cs專業|cs系|碼農|計算機專業|電腦工程學|資訊工程學|計算機類|cs 專業|讀cs|念cs`,
  },
  { name: 'cybersecurity', subjects: ['mathematics'], en: 'cybersecurity major', ko: '정보보안학과|사이버보안학과' },
  {
    name: 'data science',
    subjects: ['mathematics'],
    en: 'data science|data sci|data scientist|data analytics|data science major|data sci major|data analyst',
    ko: '데이터사이언스|데이터 사이언스|데이터과학|데이터 과학|데이터사이언스 전공|빅데이터',
    zh: '數據科學|資料科學|數據分析|大數據|資料科學系|數據科學專業|數據科學與|資料分析',
  },
  {
    name: 'environmental studies',
    subjects: ['biology', 'english'],
    en: 'environmental studies',
    ko: '환경학',
    zh: '環境研究|永續發展',
  },
  {
    name: 'game design',
    subjects: ['mathematics', 'physics'],
    en: 'game design|game dev|game developer|game design program|video game design|game development',
    ko: '게임 디자인|게임 개발|게임개발|게임디자인|게임학과|게임공학',
    zh: '遊戲設計|遊戲開發|電玩設計|遊戲製作|游戏专业|遊戲設計專業|遊戲開發專業',
  },
  { name: 'geography', subjects: ['history', 'english'], ko: '지리학과', zh: '地理系' },
  {
    name: 'geology',
    subjects: ['physics', 'chemistry'],
    en: 'geology|geoscience|earth sciences|earth science major|geological engineering|geophysics',
    ko: '지질학|지구과학과|지구환경과학',
    zh: '地質學|地質系|地質專業',
  },
  {
    name: 'information systems',
    subjects: ['mathematics'],
    en: 'information systems|mis major|management information systems|info systems|informatics',
    zh: '資管|資訊管理|資管系|信息管理|信息系統|資訊系統|信息管理與信息系統|信管',
    ko: '정보시스템|경영정보학',
  },
  {
    name: 'information technology',
    subjects: ['mathematics'],
    en: 'information technology|it major|information tech|info tech',
    ko: '정보통신',
    zh: '信息技術專業',
  },
  {
    name: 'mathematics',
    subjects: ['mathematics'],
    en: 'math major|applied math major|pure math|math program|math degree|math faculty|applied and computational math',
    ko: '수학 전공|수학과 진학|수학과 지망|응용수학',
    zh: '數學系|數學專業|應用數學|數學學院',
  },
  {
    name: 'natural sciences',
    subjects: ['physics', 'chemistry', 'biology'],
    en: 'natural sciences|natural science',
    ko: '자연과학|자연과학부|자연과학대',
  },
  {
    name: 'physics',
    subjects: ['physics', 'mathematics'],
    en: 'physics major|engineering physics|eng phys',
    ko: '물리학과|물리학 전공|응용물리',
    zh: '物理系|物理專業|應用物理',
  },
  {
    name: 'software engineering',
    subjects: ['mathematics', 'physics'],
    en: `
      software engineering|software engineer|programmer|software|software eng|se program|swe|software developer
      app developer|software engineering major|become a programmer|become a software engineer|software dev|soft eng`,
    ko: '프로그래머|개발자|소프트웨어|소프트웨어 엔지니어링|소프트웨어공학|소프트웨어학과|소프트웨어 공학|소프트웨어과|소웨공|소프트웨어융합',
    zh: '程序员|程式設計師|软件工程师|軟體工程師|軟體工程|软件工程|软工|軟體工程系|軟件專業|码工|軟體系|軟工系|軟件工程專業',
  },
  {
    name: 'statistics',
    subjects: ['mathematics'],
    en: 'statistics major|stats major',
    ko: '통계학과|통계학',
    zh: '統計系|統計專業|應用統計',
  },
]
