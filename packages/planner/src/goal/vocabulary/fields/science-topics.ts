import type { Field } from '../field.ts'

/** Topics in the sciences and computing. */
export const scienceTopics: readonly Field[] = [
  { of: 'physics', topic: 'energy', zh: '能量守恆|功和能|機械能|功與能' },
  { of: 'physics', topic: 'gravity', zh: '萬有引力|重力場' },
  {
    of: 'physics',
    topic: 'modern physics',
    en: 'modern physics|quantum physics|quantum mechanics|relativity',
    ko: '현대물리|양자역학|양자물리|상대성이론',
    zh: '近代物理|量子物理|量子力學|核物理|原子物理|相對論',
  },
  { of: 'physics', topic: 'fluids', zh: '流體|流體力學' },
  { of: 'physics', topic: 'rotation', zh: '轉動|旋轉運動|剛體' },
  {
    of: 'chemistry',
    topic: 'chemical bonding',
    en: 'chemical bonding|chemical bonds|bonding|vsepr|lewis structures',
    ko: '화학결합|공유결합|이온결합',
    zh: '化學鍵|分子結構',
  },
  {
    of: 'chemistry',
    topic: 'equilibrium',
    en: 'equilibrium|chemical equilibrium|le chatelier',
    ko: '화학평형|평형',
    zh: '化學平衡|平衡常數',
  },
  {
    of: 'chemistry',
    topic: 'kinetics',
    en: 'reaction rates|chemical kinetics',
    ko: '반응속도|반응 속도',
    zh: '反應速率|化學動力學',
  },
  { of: 'chemistry', topic: 'thermochemistry', zh: '熱化學' },
  { of: 'chemistry', topic: 'atomic structure', zh: '原子結構' },
  {
    of: 'chemistry',
    topic: 'periodic table',
    en: 'periodic table|periodic trends',
    ko: '주기율표|원소 주기율',
    zh: '元素週期表|週期表',
  },
  { of: 'biology', topic: 'photosynthesis', en: 'photosynthesis', ko: '광합성', zh: '光合作用' },
  {
    of: 'biology',
    topic: 'anatomy',
    en: 'anatomy|human body systems|anatomy & physiology',
    ko: '해부학|인체',
    zh: '解剖|人體解剖|人體系統',
  },
  { of: 'biology', topic: 'anatomy', programme: 'physiology', en: 'physiology', ko: '생리학', zh: '生理學' },
  {
    of: 'physics',
    topic: 'mechanics',
    en: `
      mechanics|kinematics|newton's laws|forces|torque|momentum|projectile motion|projectiles|free body diagrams
      newtons laws|newton laws|circular motion|rotational motion|work and energy|conservation of energy
      energy conservation|gravitation|friction`,
    ko: `
      역학|운동학|운동량|토크|회전운동|등가속도|포물선 운동|힘과 운동|뉴턴 법칙|뉴턴의 법칙|에너지 보존|일과 에너지
      메카닉스|메카닉`,
    zh: '力學|運動學|牛頓定律|動力學|牛頓力學|牛頓運動定律|受力分析|拋體運動|圓周運動|動量|静力学|運動定律',
  },
  {
    of: 'physics',
    topic: 'electricity',
    en: `
      electricity|circuits|electromagnetism|electricity and magnetism|electric circuits|magnetism|electric fields
      magnetic fields|electrostatics|capacitors|ohms law`,
    ko: '전기|전자기|전자기학|전기 회로|회로|자기장|전기장|전자기 유도|회로도|옴의 법칙',
    zh: '電學|電路|電磁學|電磁|電路圖|電場|磁場|電磁感應|電流|靜電學|磁學|電與磁',
  },
  {
    of: 'physics',
    topic: 'optics',
    en: 'optics|lenses and mirrors',
    ko: '광학|렌즈|거울과 렌즈',
    zh: '光學|幾何光學|光的折射',
  },
  {
    of: 'physics',
    topic: 'waves',
    en: 'waves|sound waves|waves and sound',
    ko: '파동|파동과 소리|소리와 파동',
    zh: '波動|波與聲音|聲波|簡諧運動|機械波',
  },
  {
    of: 'physics',
    topic: 'thermodynamics',
    en: 'thermodynamics|thermo|heat transfer|thermochemistry',
    ko: '열역학|엔트로피|열화학',
    zh: '熱力學|熱學|熱力學定律',
  },
  {
    of: 'chemistry',
    topic: 'organic chemistry',
    en: 'organic chemistry|organic chem|orgo|ochem|o chem|o-chem|organic reactions',
    ko: '유기화학|오켐|오가닉|오가닉 켐|오가닉 케미스트리|유기 화학',
    zh: '有機化學|有機|有機化學部分',
  },
  {
    of: 'chemistry',
    topic: 'stoichiometry',
    en: `
      stoichiometry|mole calculations|stoich|moles|the mole|mole concept|limiting reactants|limiting reagents
      balancing equations|chemical equations`,
    ko: `
      화학량론|양적 관계|몰 계산|화학양론|화학 양론|몰농도|몰 개념|화학 반응식|화학반응식|반응식|스토이키오메트리|양론`,
    zh: '化學計量|摩爾計算|莫耳|莫耳計算|摩爾|計量化學|物質的量',
  },
  {
    of: 'chemistry',
    topic: 'acids and bases',
    en: 'acids and bases|acids/bases|acid/base|acids & bases|acid base|acid-base|acids bases|ph and poh|titration|titrations',
    ko: '산과 염기|산염기|산염기 적정|산과염기|적정',
    zh: '酸鹼|酸與鹼|酸鹼滴定|酸鹼中和|滴定|酸鹼平衡|酸碱性',
  },
  {
    of: 'chemistry',
    topic: 'electrochemistry',
    en: 'electrochemistry|redox|oxidation and reduction|redox reactions|oxidation reduction',
    ko: '전기화학|산화환원|산화 환원',
    zh: '電化學|氧化還原|氧化還原反應|電池電解',
  },
  {
    of: 'biology',
    topic: 'genetics',
    en: 'genetics|punnett squares|heredity|dna|dna replication',
    ko: '유전|유전학|유전자|유전 법칙|멘델|디엔에이',
    zh: '遺傳|遺傳學|遺傳部分|孟德爾|基因',
  },
  {
    of: 'biology',
    topic: 'cells',
    en: 'cells|cell division|cell cycle|cell structure|cell biology|cell bio|mitosis|meiosis|mitosis and meiosis',
    ko: '세포|세포분열|체세포분열|감수분열|세포 분열|세포생물학',
    zh: '細胞|細胞生物學|細胞分裂|有絲分裂|減數分裂',
  },
  {
    of: 'biology',
    topic: 'evolution',
    en: 'evolution|natural selection',
    ko: '진화|자연선택',
    zh: '演化|进化|演化論|進化論',
  },
  {
    of: 'biology',
    topic: 'ecology',
    en: 'ecology|ecosystems|food webs',
    ko: '생태계|생태학|생태',
    zh: '生態|生態學|生態系|生態系統',
  },
  {
    of: 'computer science',
    topic: 'programming',
    en: 'programming|coding|python|java|learn to code|coded|coder|learn coding|c++|javascript|js',
    ko: '프로그래밍|코딩|파이썬|코딩 배우|자바|자바스크립트|프로그래머스|코딩테스트',
    zh: '程式|程式設計|編程|写代码|寫程式|敲代碼|程式語言|寫code|java程式|编程基础',
  },
  {
    of: 'biology',
    topic: 'cellular respiration',
    en: 'cellular respiration|cell respiration',
    ko: '세포호흡',
    zh: '細胞呼吸|細胞呼吸作用',
  },
  { of: 'chemistry', topic: 'gas laws', en: 'gas laws|ideal gas law', ko: '기체 법칙|이상기체' },
  { of: 'chemistry', topic: 'nomenclature', en: 'nomenclature|naming compounds', ko: '명명법' },
]
