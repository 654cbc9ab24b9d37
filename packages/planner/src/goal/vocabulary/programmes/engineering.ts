import type { Programme } from './programme.ts'

/** Programs in engineering, computing and the physical sciences. */
export const technicalProgrammes: readonly Programme[] = [
  {
    name: 'aerospace engineering',
    subjects: ['mathematics', 'physics'],
    en: `
      aerospace|aerospace engineering|aeronautical engineering|aero eng|aerospace eng|aerospace engineer|aero
      space engineering|astronautical engineering|aero astro|aeronautics|aerospace engg|aviation engineering`,
    ko: '항공우주공학|항공우주|우주공학|항공공학|항공우주공학과|항공우주과|항공우주공|항공기계|우주항공',
    zh: `
      航太|航空航天|航天工程|航空太空|航天航空|航空工程|航天|宇航|太空工程|航太工程|航空航天工程|航空太空工程|飛機設計|航空宇航|航空宇航工程|航天專業`,
  },
  { name: 'agricultural engineering', subjects: ['mathematics', 'physics'], en: 'agricultural engineering' },
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
    name: 'aviation',
    subjects: ['mathematics', 'physics'],
    en: 'aviation|pilot|become a pilot|pilot degree|flight school|professional pilot|commercial pilot|aviation program|be a pilot|air traffic control',
    ko: '항공운항|조종사|파일럿|항공운항학과|항공조종|비행사',
    zh: '飛行員|機師|民航|航空管理',
  },
  {
    name: 'biology',
    subjects: ['biology'],
    en: 'bio major|biology major|biological sciences|biological science',
    ko: '생물학과|생물학 전공|생물과',
    zh: '生物系|生物專業|生物科學',
  },
  {
    name: 'biomedical engineering',
    subjects: ['biology', 'mathematics', 'physics'],
    en: `
      biomed|biomed eng|biomedical|biomedical engineering|bme|bioengineering|bio medical engineering|bioeng
      bio engineering|biomedical engineer|bio med engineering|bmed`,
    ko: `
      의공학|생명공학|생체의공학|바이오메디컬|바이오메디컬 엔지니어링|바이오메디컬엔지니어링|의생명공학|의공학과
      생명공학과|바이오 엔지니어링|바이오엔지니어링|의료공학|바이오공학|의용공학|의공`,
    zh: '生物醫學工程|生医工程|醫工|生物工程|生醫|生物醫工|生物醫學工程系|生醫工程系|醫學工程|生物醫學|生物醫學工程專業',
  },
  {
    name: 'chemical engineering',
    subjects: ['mathematics', 'chemistry', 'physics'],
    en: 'chemical engineering|chem eng|cheme|chem e|chemical eng|chemical engineer|chem engineering|cheg|chbe',
    ko: '화학공학|화공|화공과|화학공학과|화공생명|화학생명공학|화생공|화학공',
    zh: '化工|化學工程|化工系|化工專業|化學工程系|化學工程專業|化工與材料',
  },
  {
    name: 'chemistry',
    subjects: ['chemistry'],
    en: 'chemistry major|chem major',
    ko: '화학 전공|화학과 지망',
    zh: '化學系|化學專業|應用化學',
  },
  {
    name: 'civil engineering',
    subjects: ['mathematics', 'physics'],
    en: 'civil engineering|civil eng|civil and environmental engineering|structural engineering|civil engineer',
    ko: '토목공학|토목|토목과|토목공학과|건설환경공학|토목환경',
    zh: '土木|土木工程|土木系|土木工程系|土木專業|結構工程|土木與環境',
  },
  {
    name: 'cognitive science',
    subjects: ['mathematics', 'biology'],
    en: 'cognitive science|cog sci|cogsci',
    ko: '인지과학',
    zh: '認知科學',
  },
  {
    name: 'computer engineering',
    subjects: ['mathematics', 'physics'],
    en: 'computer engineering|comp eng|ce major|compeng|computer eng',
    ko: '컴퓨터 엔지니어링|컴퓨터공학 하드웨어',
    zh: '電腦工程|计算机工程|計算機工程系|ce專業|計算機工程專業|電腦工程專業',
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
    name: 'electrical engineering',
    subjects: ['mathematics', 'physics'],
    en: 'electrical engineering|ee major|electrical eng|elec eng|electrical and computer engineering|electrical engineer|electronics engineering|electronic engineering|elec engineering',
    ko: '전자공학|전기공학|전기전자|전기과|전자과|전자전기|일렉트리컬|전기전자공학|전자과 지망|전자공|전기전자공|전전',
    zh: '電機|電機系|電機工程|电子工程|电气工程|電子系|電機工程系|電子電機|ee專業|電氣|電子專業|電子電氣|電氣工程專業|電機電子|電子工程專業|電機專業',
  },
  {
    name: 'electrical engineering and computer science',
    subjects: ['mathematics', 'physics'],
    en: 'eecs|electrical engineering and computer science',
  },
  {
    name: 'engineering',
    subjects: ['mathematics', 'physics', 'chemistry'],
    en: 'engineering|applied science|applied sciences|applied sci|apsc|engineer|eng school|eng program|engineering program|general engineering|first year eng|engg|engineering major|engineering programs|engg program|eng programs|engineering school|first-year engineering|engineering undergrad|engineering degree|eng major|track 1 engineering|trackone',
    ko: '공대|공학|공과대학|공학부|엔지니어링|엔지니어|공대생|공과|공학과|공대 진학|공학계열|공과대|이공계|공대 지망',
    zh: '工程|工程系|工程師|工学院|工科|工程专业|理工|工程學|工程學院|工程師專業|讀工程|念工程|學工程|理工科|工学|工程類|工科類|工程學系|工程科|讀工科|理工科系',
  },
  {
    name: 'engineering science',
    subjects: ['mathematics', 'physics', 'chemistry'],
    en: 'engsci|eng sci|engineering science|engsci program',
    ko: '엔지니어링 사이언스|엔싸이',
    zh: '工程科學|engsci專業|工程科學系',
  },
  {
    name: 'environmental engineering',
    subjects: ['mathematics', 'chemistry', 'physics'],
    en: 'environmental engineering|enviro eng',
    ko: '환경공학|환경공학과|환경공',
    zh: '環境工程|環工|環境工程系',
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
    name: 'industrial engineering',
    subjects: ['mathematics', 'physics'],
    en: 'industrial engineering|industrial eng|ise|ieor|indy e|industrial and systems engineering|operations research',
    ko: '산업공학|산업공학과|인더스트리얼 엔지니어링|산업시스템공학|산업공',
    zh: '工業工程|工工|工業工程系|工業工程專業|工業工程與管理',
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
    name: 'materials science',
    subjects: ['mathematics', 'physics', 'chemistry'],
    en: 'materials science|materials engineering|mat sci|materials science and engineering|mse major',
    ko: '신소재공학|신소재|재료공학|재료과학',
    zh: '材料科學|材料工程|材料系|材料專業',
  },
  {
    name: 'mathematics',
    subjects: ['mathematics'],
    en: 'math major|applied math major|pure math|math program|math degree|math faculty|applied and computational math',
    ko: '수학 전공|수학과 진학|수학과 지망|응용수학',
    zh: '數學系|數學專業|應用數學|數學學院',
  },
  {
    name: 'mechanical engineering',
    subjects: ['mathematics', 'physics'],
    en: 'mechanical engineering|mech eng|mech e|meche|mechanical eng|mechanical|mechanical engineer|mech engineering|mecheng|mech engg|mech-e',
    ko: '기계공학|기계과|기계공학과|메카니컬|기계 공학|기계과 지망|기계시스템|기계공|기계전공',
    zh: '機械|機械系|機械工程|機械工程系|機械專業|機械工程專業|機工|機電|機械與',
  },
  {
    name: 'mechatronics engineering',
    subjects: ['mathematics', 'physics'],
    en: 'mechatronics|mechatronics engineering|mechatronics eng',
    ko: '메카트로닉스|메카트로닉스공학',
    zh: '機電工程|機電一體化|機電整合|機電一體',
  },
  {
    name: 'mining engineering',
    subjects: ['mathematics', 'physics', 'chemistry'],
    zh: '採礦工程|礦業工程',
    en: 'mining engineering',
    ko: '광산공학|자원공학',
  },
  {
    name: 'nanotechnology engineering',
    subjects: ['mathematics', 'physics', 'chemistry'],
    en: 'nanotechnology engineering|nanotechnology|nanotech',
    ko: '나노공학',
  },
  {
    name: 'natural sciences',
    subjects: ['physics', 'chemistry', 'biology'],
    en: 'natural sciences|natural science',
    ko: '자연과학|자연과학부|자연과학대',
  },
  {
    name: 'naval architecture',
    subjects: ['mathematics', 'physics'],
    en: 'naval architecture|marine engineering|ocean engineering',
    ko: '조선해양|조선해양공학',
    zh: '造船|船舶工程|海洋工程',
  },
  {
    name: 'nuclear engineering',
    subjects: ['mathematics', 'physics'],
    en: 'nuclear engineering',
    ko: '원자력공학|원자력 공학|원자핵공학',
    zh: '核工程|核能工程',
  },
  {
    name: 'petroleum engineering',
    subjects: ['mathematics', 'physics', 'chemistry'],
    en: 'petroleum engineering|petroleum eng',
    ko: '석유공학',
    zh: '石油工程|石油',
  },
  {
    name: 'physics',
    subjects: ['physics', 'mathematics'],
    en: 'physics major|engineering physics|eng phys',
    ko: '물리학과|물리학 전공|응용물리',
    zh: '物理系|物理專業|應用物理',
  },
  {
    name: 'robotics',
    subjects: ['mathematics', 'physics'],
    en: 'robotics|robotics engineering|robotics major|robotics program',
    ko: '로봇공학|로보틱스|로봇공학과',
    zh: '機器人工程|機器人專業|機器人系',
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
  {
    name: 'systems design engineering',
    subjects: ['mathematics', 'physics'],
    en: 'systems design engineering|systems design|syde|systems engineering',
  },
]
