import type { Programme } from './programme.ts'

/** Programs in medicine, health sciences and life sciences. */
export const lifeProgrammes: readonly Programme[] = [
  {
    name: 'agriculture',
    subjects: ['biology', 'chemistry'],
    en: 'agriculture|agricultural science|ag science',
    ko: '농대|농학|농업',
    zh: '農學|農業科學|農業專業',
  },
  {
    name: 'biochemistry',
    subjects: ['chemistry', 'biology'],
    en: 'biochemistry|biochem|bio chem major',
    ko: '생화학|바이오켐|바이오케미스트리|생화학과',
    zh: '生物化學|生化系|生化專業|生物化學系',
  },
  {
    name: 'biomedical sciences',
    subjects: ['biology', 'chemistry'],
    en: 'biomedical science|biomedical sciences|biomed sci',
    ko: '의생명과학|바이오메디컬 사이언스',
  },
  {
    name: 'biotechnology',
    subjects: ['biology', 'chemistry'],
    en: 'biotechnology|biotech',
    ko: '바이오테크|생명공학기술',
    zh: '生物科技|生物技術|生技系',
  },
  {
    name: 'dental hygiene',
    subjects: ['biology', 'chemistry'],
    en: 'dental hygiene|dental hygienist',
    ko: '치위생|치위생과',
  },
  {
    name: 'dentistry',
    subjects: ['biology', 'chemistry', 'mathematics'],
    en: 'dentistry|dental school|dentist|dental|pre-dental|predental|pre-dent|orthodontist|dental program',
    ko: '치대|치의예|치의학|치과의사|치과|치과대|치의대|프리덴탈|프리 덴탈',
    zh: '牙醫|牙科|牙醫系|牙醫學院|口腔醫學|牙科醫生|牙醫專業',
  },
  { name: 'food science', subjects: ['chemistry', 'biology'], zh: '食品科學|食品工程|食科' },
  { name: 'forensic science', subjects: ['biology', 'chemistry'], zh: '法醫|法醫學|法證科學' },
  { name: 'forestry', subjects: ['biology'], en: 'forestry', ko: '산림학', zh: '林業|森林系|林學' },
  {
    name: 'health sciences',
    subjects: ['biology', 'chemistry', 'mathematics'],
    en: 'health sciences|health science|health sci|healthsci|bhsc|health-sci',
    ko: '헬스사이언스|헬스 사이언스|헬싸|보건학|보건과학|헬스사이|헬스 사이|헬사',
    zh: '健康科學|保健科学|健康科學系|健康學|衛生科學|健康科学专业',
  },
  {
    name: 'kinesiology',
    subjects: ['biology', 'mathematics'],
    en: 'kinesiology|kin program|kin|kines|exercise science|kin major',
    ko: '운동학과|키네|키네시올로지|운동과학|체육학',
    zh: '人體運動學|運動學專業|運動人體科學|運動機能學',
  },
  {
    name: 'life sciences',
    subjects: ['biology', 'chemistry', 'mathematics'],
    en: 'life sciences|life science|life sci|lifesci',
    ko: '생명과학부|생명과학과|생명과학 전공|라이프사이언스|라이프 사이언스|라이프싸이|라이프사이',
    zh: '生命科學|生科|生科系|生命科學系|生命科學專業|生命科学类|生物科學系|生命科学方向',
  },
  {
    name: 'marine biology',
    subjects: ['biology', 'chemistry'],
    en: 'marine science|oceanography',
    ko: '해양생물학|해양생물|해양학',
    zh: '海洋生物|海洋生物學',
  },
  {
    name: 'medical sciences',
    subjects: ['biology', 'chemistry', 'mathematics'],
    en: 'medical sciences|medical science|med sci|medsci|bmsc',
    ko: '의과학|메디컬 사이언스',
    zh: '醫學科學|醫學科學專業|醫科學',
  },
  {
    name: 'medicine',
    subjects: ['biology', 'chemistry', 'mathematics'],
    en: `
      medicine|medical school|med school|pre-med|premed|pre med|med-p|meds|doctor|become a doctor|be a doctor|surgeon
      pre medicine|pre-medicine|premeds|bs/md|bsmd|md program|direct med|physician`,
    ko: `
      의대|의예|의예과|의학|의사|프리메드|프리 메드|메디컬|메디컬 스쿨|메디컬스쿨|메드스쿨|메드 스쿨|의과대학|의과
      의치대|의대생|닥터|외과의|소아과의`,
    zh: `
      醫學|醫科|醫學院|醫學系|學醫|读医|醫生|醫師|醫學預科|醫科大學|醫學專業|念醫|行醫|當醫生|做醫生|醫預|醫生專業
      臨床醫學|外科|外科醫生|pre-med專業|醫學院預科|當醫師`,
  },
  {
    name: 'microbiology',
    subjects: ['biology', 'chemistry'],
    en: 'microbiology|immunology',
    ko: '미생물학',
    zh: '微生物|微生物學',
  },
  {
    name: 'neuroscience',
    subjects: ['biology', 'chemistry'],
    en: 'neuroscience|neuro|neurosci',
    ko: '뇌과학|신경과학|뉴로사이언스|뉴로 사이언스|뇌과학과',
    zh: '神經科學|腦科學|神經生物學|神經科學系',
  },
  {
    name: 'nursing',
    subjects: ['biology', 'chemistry', 'mathematics'],
    en: 'nursing|nurse|bsn|rn program|nursing school|nursing program',
    ko: '간호|간호학|간호대|간호학과|간호사|간호과|너싱|널싱',
    zh: '護理|護理系|護士|護理學|護理專業|護士專業|讀護理|護理學院|護師',
  },
  {
    name: 'nutrition',
    subjects: ['biology', 'chemistry'],
    en: 'nutrition|dietetics|nutritionist|dietitian',
    ko: '식품영양|영양학|식품영양학과',
    zh: '營養|营养学|營養學系|營養師|食品營養|营养专业',
  },
  { name: 'occupational therapy', subjects: ['biology'], en: 'occupational therapy', ko: '작업치료', zh: '職能治療' },
  {
    name: 'optometry',
    subjects: ['biology', 'physics', 'mathematics'],
    en: 'optometry|optometrist',
    ko: '검안학',
    zh: '視光|驗光|視光學|眼視光',
  },
  {
    name: 'pharmacy',
    subjects: ['chemistry', 'biology', 'mathematics'],
    en: 'pharmacy|pharmacist|pharm|pharmd|pharm school|pre-pharm',
    ko: '약대|약학|약사|약학과|약학대|파마시',
    zh: '藥學|藥劑|藥學系|藥學院|藥劑師|藥師|藥學專業|藥劑學|藥科',
  },
  {
    name: 'physical therapy',
    subjects: ['biology', 'physics'],
    en: 'physical therapy|physiotherapy|kinesiotherapy|physio|physical therapist|dpt|pt school',
    ko: '물리치료|물리치료학과|물리치료학|물리치료사|물리 치료|피지컬 테라피',
    zh: '物理治療|物理治療系|物理治療師|理療|復健|康復治療|物理治療學',
  },
  { name: 'physiology', subjects: ['biology', 'chemistry'] },
  {
    name: 'public health',
    subjects: ['biology', 'mathematics'],
    en: 'public health|mph',
    ko: '공중보건|퍼블릭 헬스|보건',
    zh: '公共衛生|公衛|公衛系|公共健康',
  },
  {
    name: 'speech-language pathology',
    subjects: ['biology', 'english'],
    en: 'speech pathology|speech language pathology|speech therapy',
    ko: '언어치료',
  },
  {
    name: 'veterinary medicine',
    subjects: ['biology', 'chemistry', 'mathematics'],
    en: `
      veterinary|vet|vet school|veterinarian|become a vet|be a vet|vet med|a vet|pre-vet|prevet|pre vet|vet program
      veterinary school`,
    ko: '수의대|수의학|수의사|수의과|수의학과|동물병원 의사',
    zh: '獸醫|獸醫學|獸醫系|獸醫專業|動物醫學|寵物醫生',
  },
]
