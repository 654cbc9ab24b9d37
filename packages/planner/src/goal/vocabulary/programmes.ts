import { type Subject, subjects } from '../../data/skills.ts'

/** What to study at a university: its name, the names that families use, and our subjects that it asks for. */
export const programmeWords: readonly (readonly [string, string, readonly Subject[]])[] = [
  [
    'engineering',
    'engineering|engineer|eng school|공대|공학|공과대학|공학부|엔지니어링|工程|工程系|工程師|工学院|工學院|工科|工程专业|理工',
    ['mathematics', 'physics', 'chemistry'],
  ],
  [
    'computer science',
    '컴공|컴퓨터공학|컴퓨터 공학|컴퓨터공학과|資工|資訊工程|資工系|计算机专业|計算機專業|计算机系|電腦工程系|cs major',
    ['mathematics', 'physics'],
  ],
  [
    'software engineering',
    'software engineering|software engineer|programmer|程序员|程式設計師|软件工程师|軟體工程師|프로그래머|개발자|software|software eng|소프트웨어|소프트웨어 엔지니어링|소프트웨어공학|軟體工程|软件工程|軟件工程|软工|se program',
    ['mathematics', 'physics'],
  ],
  ['computer engineering', 'computer engineering|電腦工程|计算机工程|計算機工程|comp eng', ['mathematics', 'physics']],
  [
    'electrical engineering',
    'electrical engineering|ee major|ece|전자공학|전기공학|전기전자|電機|電機系|電機工程|电机|电子工程|电气工程|電子工程|電子系',
    ['mathematics', 'physics'],
  ],
  [
    'electrical engineering and computer science',
    'eecs|electrical engineering and computer science',
    ['mathematics', 'physics'],
  ],
  [
    'mechanical engineering',
    'mechanical engineering|mech eng|기계공학|기계과|機械|機械系|機械工程|机械|机械工程',
    ['mathematics', 'physics'],
  ],
  ['civil engineering', 'civil engineering|토목공학|토목|土木|土木工程|土木系', ['mathematics', 'physics']],
  [
    'chemical engineering',
    'chemical engineering|chem eng|화학공학|화공|化工|化學工程|化学工程|化工系',
    ['mathematics', 'chemistry', 'physics'],
  ],
  [
    'aerospace engineering',
    'aerospace|aerospace engineering|aeronautical engineering|항공우주공학|항공우주|航太|航空航天|航天工程|航空太空',
    ['mathematics', 'physics'],
  ],
  [
    'biomedical engineering',
    'biomed|biomed eng|biomedical|biomedical engineering|bme|bioengineering|의공학|생명공학|생체의공학|生物醫學工程|生物医学工程|生医工程|醫工|生物工程',
    ['biology', 'mathematics', 'physics'],
  ],
  ['industrial engineering', 'industrial engineering|산업공학|工業工程|工业工程', ['mathematics', 'physics']],
  ['environmental engineering', 'environmental engineering|環境工程|环境工程', ['mathematics', 'chemistry', 'physics']],
  ['mechatronics engineering', 'mechatronics|mechatronics engineering|메카트로닉스', ['mathematics', 'physics']],
  ['engineering science', 'engsci|eng sci|engineering science', ['mathematics', 'physics', 'chemistry']],
  ['data science', 'data science|데이터사이언스|데이터 사이언스|數據科學|数据科学|資料科學', ['mathematics']],
  ['artificial intelligence', 'artificial intelligence|인공지능|인공지능학과|人工智慧|人工智能', ['mathematics']],
  ['cognitive science', 'cognitive science|認知科學|认知科学', ['mathematics', 'biology']],
  [
    'medicine',
    'medicine|medical school|med school|pre-med|premed|pre med|med-p|meds|doctor|become a doctor|be a doctor|surgeon|의대|의예|의예과|의학|의사|醫學|医学|醫科|医科|醫學院|医学院|醫學系|医学系|學醫|学医|读医|醫生|医生|醫師',
    ['biology', 'chemistry', 'mathematics'],
  ],
  [
    'dentistry',
    'dentistry|dental school|dentist|치대|치의예|치의학|치과의사|牙醫|牙医',
    ['biology', 'chemistry', 'mathematics'],
  ],
  [
    'pharmacy',
    'pharmacy|pharmacist|약대|약학|약사|藥學|药学|藥劑|药剂|藥學系',
    ['chemistry', 'biology', 'mathematics'],
  ],
  [
    'veterinary medicine',
    'veterinary|vet school|veterinarian|become a vet|be a vet|vet med|수의대|수의학|수의사|獸醫|兽医',
    ['biology', 'chemistry', 'mathematics'],
  ],
  [
    'nursing',
    'nursing|nurse|간호|간호학|간호대|간호학과|간호사|護理|护理|護理系|护理系|護士|护士',
    ['biology', 'chemistry', 'mathematics'],
  ],
  [
    'physical therapy',
    'physical therapy|physiotherapy|kinesiotherapy|물리치료|물리치료학과|물리치료학|물리치료사|物理治療|物理治疗|物理治療系',
    ['biology', 'physics'],
  ],
  ['kinesiology', 'kinesiology|운동학과|kin program', ['biology', 'mathematics']],
  [
    'health sciences',
    'health sciences|health science|health sci|헬스사이언스|헬스 사이언스|헬싸|보건학|보건과학|健康科學|健康科学|保健科学',
    ['biology', 'chemistry', 'mathematics'],
  ],
  [
    'life sciences',
    'life sciences|life science|life sci|생명과학부|생명과학과|생명과학 전공|生命科學|生命科学|生科|生科系',
    ['biology', 'chemistry', 'mathematics'],
  ],
  ['biochemistry', 'biochemistry|biochem|생화학|生物化學|生物化学', ['chemistry', 'biology']],
  ['neuroscience', 'neuroscience|뇌과학|신경과학|神經科學|神经科学', ['biology', 'chemistry']],
  ['public health', 'public health|공중보건|公共衛生|公共卫生', ['biology', 'mathematics']],
  ['nutrition', 'nutrition|dietetics|식품영양|營養|营养学', ['biology', 'chemistry']],
  [
    'business',
    'business school|business admin|business administration|bba|경영대|경영학과|상경|商學院|商学院|商科|商學|商学|商管學院|商学专业|企管系|沃顿商学院',
    ['mathematics', 'english'],
  ],
  ['commerce', 'commerce|bcom|comm program|커머스', ['mathematics', 'english']],
  ['accounting', 'accounting|회계|회계학|회계학과|會計|会计|會計系|会计专业', ['mathematics', 'english']],
  ['finance', 'finance|금융|금융학|재무|金融|金融系|金融专业|財金|投资银行|投資銀行', ['mathematics', 'english']],
  ['marketing', 'marketing|마케팅|行銷|市场营销|市場營銷', ['mathematics', 'english']],
  ['actuarial science', 'actuarial science|actuarial|계리학|精算|精算學|精算学', ['mathematics']],
  [
    'law',
    'law|law school|pre-law|prelaw|lawyer|로스쿨|법대|법학|법학과|변호사|法律|法律系|法學院|法学院|法學|法学|律師|律师',
    ['english', 'history'],
  ],
  [
    'architecture',
    'architecture|architect|건축|건축학|건축학과|建築|建築系|建筑|建筑系|建筑学|建築學',
    ['mathematics', 'physics'],
  ],
  ['urban planning', 'urban planning|도시계획|都市計畫|城市规划', ['mathematics', 'english']],
  [
    'design',
    'design school|graphic design|industrial design|디자인|디자인과|設計系|设计专业|工業設計|工业设计|平面設計系',
    [],
  ],
  ['fashion design', 'fashion design|fashion|패션|패션디자인|服裝設計|服装设计', []],
  ['animation', 'animation|애니메이션|動畫|动画', []],
  ['music', 'music school|conservatory|음대|음악대학|音樂系|音乐学院|音樂學院|音乐系', []],
  ['fine arts', 'fine arts|bfa|순수미술|純藝術|纯艺术', []],
  ['film', 'film studies|film school|filmmaking|영화과|영화학과|電影系|电影专业|電影專業|电影系', []],
  ['humanities', 'humanities|인문|인문학|인문대|人文|人文學科|人文学科|文科|文學院|文学院', ['english', 'history']],
  ['liberal arts', 'liberal arts|文理学院|文理學院|교양', ['english', 'history']],
  ['international studies', 'international studies|국제학|국제학부|國際研究|国际研究', ['english', 'history']],
  [
    'international relations',
    'international relations|국제관계학|국제관계|國際關係|国际关系|外交',
    ['english', 'history'],
  ],
  ['journalism', 'journalism|언론|신문방송|신문방송학|언론정보|新聞系|新闻学|新闻专业|新聞學', ['english', 'history']],
  ['communications', 'communications|communication|미디어|커뮤니케이션|傳播|传播学|传媒|大傳', ['english']],
  [
    'education',
    'teaching degree|teacher education|교육학|교대|사범대|교육학과|教育系|教育学|师范',
    ['english', 'mathematics'],
  ],
  ['sociology', 'sociology|사회학|사회학과|社會學|社会学', ['english', 'history']],
  ['linguistics', 'linguistics|언어학|語言學|语言学', ['english']],
  ['criminology', 'criminology|범죄학|犯罪學|犯罪学', ['english', 'history']],
  ['social work', 'social work|사회복지|사회복지학|社工|社會工作|社会工作', ['english']],
  [
    'hospitality',
    'hospitality|hotel management|호텔경영|호텔경영학|酒店管理|飯店管理|餐旅',
    ['english', 'mathematics'],
  ],
  ['astronomy', 'astronomy|astrophysics|천문학|천체물리|天文|天文學|天体物理', ['physics', 'mathematics']],
  ['game design', 'game design|게임 디자인|遊戲設計|游戏设计', ['mathematics', 'physics']],
  ['sports management', 'sports management|스포츠 경영|體育管理', ['english', 'mathematics']],
]

/** Returns our subjects that a programme asks for; a programme with the name of a subject asks for that. */
export function listProgrammeSubjects(name: string): readonly Subject[] {
  return programmeWords.find(([own]) => own === name)?.[2] ?? subjects.filter((subject) => subject === name)
}
