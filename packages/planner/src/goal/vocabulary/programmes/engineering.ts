import type { Programme } from './programme.ts'

/** Programs in engineering. */
export const engineeringProgrammes: readonly Programme[] = [
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
  {
    name: 'agricultural engineering',
    subjects: ['mathematics', 'physics'],
    en: 'agricultural engineering',
    zh: '農業工程',
    ko: '농업공학|농공학',
  },
  {
    name: 'aviation',
    subjects: ['mathematics', 'physics'],
    en: 'aviation|pilot|become a pilot|pilot degree|flight school|professional pilot|commercial pilot|aviation program|be a pilot|air traffic control|air traffic controller|airline pilot',
    ko: '항공운항|조종사|파일럿|항공운항학과|항공조종|비행사',
    zh: '飛行員|機師|民航|航空管理',
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
    name: 'civil engineering',
    subjects: ['mathematics', 'physics'],
    en: 'civil engineering|civil eng|civil and environmental engineering|structural engineering|civil engineer',
    ko: '토목공학|토목|토목과|토목공학과|건설환경공학|토목환경',
    zh: '土木|土木工程|土木系|土木工程系|土木專業|結構工程|土木與環境',
  },
  {
    name: 'computer engineering',
    subjects: ['mathematics', 'physics'],
    en: 'computer engineering|comp eng|ce major|compeng|computer eng',
    ko: '컴퓨터 엔지니어링|컴퓨터공학 하드웨어',
    zh: '電腦工程|计算机工程|計算機工程系|ce專業|計算機工程專業|電腦工程專業',
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
    en: 'engineering|applied science|applied sciences|applied sci|apsc|engineer|eng school|eng program|engineering program|general engineering|first year eng|engg|engineering major|engineering programs|engg program|eng programs|engineering school|first-year engineering|engineering undergrad|engineering degree|eng major|track 1 engineering|trackone|track one engineering|track one uoft|uoft track one|track one at uoft',
    ko: '공대|공학|공과대학|공학부|엔지니어링|엔지니어|공대생|공과|공학과|공대 진학|공학계열|공과대|이공계|공대 지망|응용과학|어플라이드 사이언스|엔지',
    zh: '工程|工程系|工程師|工学院|工科|工程专业|理工|工程學|工程學院|工程師專業|讀工程|念工程|學工程|理工科|工学|工程類|工科類|工程學系|工程科|讀工科|理工科系|應用科學',
  },
  {
    name: 'engineering science',
    subjects: ['mathematics', 'physics', 'chemistry'],
    en: 'engsci|eng sci|engineering science|engsci program',
    ko: '엔지사이|엔지니어링 사이언스|엔싸이',
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
    name: 'industrial engineering',
    subjects: ['mathematics', 'physics'],
    en: 'industrial engineering|industrial eng|ise|ieor|indy e|industrial and systems engineering|operations research',
    ko: '산업공학|산업공학과|인더스트리얼 엔지니어링|산업시스템공학|산업공|산공',
    zh: '工業工程|工工|工業工程系|工業工程專業|工業工程與管理',
  },
  {
    name: 'materials science',
    subjects: ['mathematics', 'physics', 'chemistry'],
    en: 'materials science|materials engineering|mat sci|materials science and engineering|mse major',
    ko: '신소재공학|신소재|재료공학|재료과학',
    zh: '材料科學|材料工程|材料系|材料專業',
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
    en: 'nanotechnology engineering|nanotechnology|nanotech|nanotech eng|nano eng',
    ko: '나노공학',
    zh: '奈米|奈米工程|納米',
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
    name: 'optical engineering',
    subjects: ['physics', 'mathematics'],
    en: 'optical engineering|optics major|photonics',
    zh: '光學工程|光電工程|光電',
    ko: '광공학',
  },
  {
    name: 'petroleum engineering',
    subjects: ['mathematics', 'physics', 'chemistry'],
    en: 'petroleum engineering|petroleum eng',
    ko: '석유공학',
    zh: '石油工程|石油',
  },
  {
    name: 'robotics',
    subjects: ['mathematics', 'physics'],
    en: 'robotics|robotics engineering|robotics major|robotics program',
    ko: '로봇공학|로보틱스|로봇공학과',
    zh: '機器人工程|機器人專業|機器人系',
  },
  {
    name: 'systems design engineering',
    subjects: ['mathematics', 'physics'],
    en: 'systems design engineering|systems design|syde|systems engineering',
  },
]
