import type { School } from './university.ts'

/** Schools within universities that are known by their own names. */
export const schools: readonly School[] = [
  { university: 'Arizona State University', programme: 'business', en: 'w. p. carey|wp carey' },
  {
    university: 'Berklee College of Music',
    programme: 'music',
    ko: '버클리 음대',
    zh: '伯克利音乐学院|柏克莱音乐学院',
  },
  { university: 'Carnegie Mellon University', programme: 'business', en: 'tepper|cmu tepper' },
  { university: 'Concordia University', programme: 'business', en: 'john molson|jmsb|concordia jmsb' },
  { university: 'Cornell University', programme: 'business', en: 'cornell dyson' },
  {
    university: 'Cornell University',
    programme: 'hospitality',
    en: 'cornell hotel school|cornell hotel',
    zh: '康奈爾酒店|康乃爾旅館|康奈爾酒店管理|康乃爾飯店管理|康乃爾酒店管理|康奈爾酒店管理學院',
  },
  { university: 'Duke University', programme: 'engineering', en: 'duke pratt' },
  { university: 'Emory University', programme: 'business', en: 'goizueta', zh: '高茲耶塔|戈伊蘇埃塔' },
  { university: 'Georgetown University', programme: 'business', en: 'mcdonough|georgetown mcdonough' },
  {
    university: 'Georgetown University',
    programme: 'international relations',
    en: 'georgetown sfs|georgetown walsh',
    zh: '喬治城外交|沃爾什外交學院|喬治城外交學院',
  },
  {
    university: 'Indiana University Bloomington',
    programme: 'business',
    en: 'kelley|iu kelley',
    zh: '凱利商學院|kelley商學院|凱萊商學院|印第安納凱利|印大凱利|印大商學院',
  },
  {
    university: 'McGill University',
    programme: 'business',
    en: 'desautels|mcgill desautels',
    ko: '맥길 데소텔',
    zh: '德索特爾|德索特爾管理學院|desautels商學院|德薩特爾',
  },
  {
    university: 'McMaster University',
    programme: 'business',
    en: 'degroote|degroote business|mac degroote',
    zh: 'degroote商學院|德格魯特',
  },
  {
    university: 'New York University',
    programme: 'art',
    en: 'tisch|nyu tisch',
    zh: '帝勢藝術學院|tisch藝術學院|帝勢|紐大tisch',
  },
  {
    university: 'New York University',
    programme: 'business',
    en: 'stern|nyu stern',
    ko: '뉴욕대 스턴|스턴 비즈니스|nyu 스턴',
    zh: `
      斯特恩|斯特恩商學院|紐大斯特恩|stern商學院|紐約大學斯特恩|紐約大學斯特恩商學院|史登商學院|紐大商學院|史騰商學院
      紐約大學史登商學院`,
  },
  {
    university: 'Northwestern University',
    programme: 'journalism',
    en: 'medill|northwestern medill',
    zh: '梅迪爾新聞學院|medill新聞學院|西北新聞|西北大學新聞|西北大學新聞系',
  },
  { university: 'Purdue University', programme: 'business', en: 'krannert' },
  {
    university: "Queen's University",
    programme: 'commerce',
    en: "queen's commerce|queens commerce|smith school of business",
    ko: '퀸즈 커머스|퀸스 커머스',
    zh: '皇后商科|女王商科|皇后大學商科|女王大學commerce|皇后commerce|史密斯商學院|女王commerce|皇后大學commerce',
  },
  {
    university: 'Simon Fraser University',
    programme: 'business',
    en: 'beedie|sfu beedie',
    ko: '비디 비즈니스',
    zh: 'beedie商學院|比迪商學院|sfu商學院',
  },
  { university: 'Syracuse University', programme: 'communications', en: 'newhouse|syracuse newhouse' },
  { university: 'Toronto Metropolitan University', programme: 'business', en: 'ted rogers school|ted rogers|trsm' },
  {
    university: 'University of British Columbia',
    programme: 'business',
    en: 'sauder|ubc sauder',
    ko: '사우더|ubc 사우더|유비씨 사우더',
    zh: '尚德|sauder商學院|ubc商學院|ubc尚德|ubc尚德商學院|紹德商學院|紹德|索德商學院|尚德商学院',
  },
  { university: 'University of Calgary', programme: 'business', en: 'haskayne' },
  {
    university: 'University of California, Berkeley',
    programme: 'business',
    en: 'haas|berkeley haas|uc berkeley haas',
    zh: '哈斯商學院|伯克利哈斯|haas商學院|哈斯|柏克萊哈斯|伯克利商學院|柏克萊商學院',
  },
  {
    university: 'University of Michigan',
    programme: 'business',
    en: 'michigan ross|umich ross|ross|ross school of business',
    ko: '미시간 로스|로스 비즈니스',
    zh: '羅斯商學院|密西根羅斯|密歇根羅斯|ross商學院|密大羅斯|密歇根羅斯商學院|密西根羅斯商學院|密大商學院',
  },
  {
    university: 'University of North Carolina at Chapel Hill',
    programme: 'business',
    en: 'kenan-flagler|kenan flagler',
  },
  { university: 'University of Notre Dame', programme: 'business', en: 'mendoza' },
  { university: 'University of Ottawa', programme: 'business', en: 'telfer|uottawa telfer' },
  {
    university: 'University of Pennsylvania',
    programme: 'business',
    en: 'wharton|upenn wharton|penn wharton',
    ko: '와튼|유펜 와튼|와튼 스쿨|와튼스쿨',
    zh: '沃頓商|賓大沃頓商學院|賓大華頓商學院|華頓商|賓大商學院|沃頓|華頓|宾大沃顿|賓大華頓|華頓商學院|沃頓商學院',
  },
  {
    university: 'University of Southern California',
    programme: 'business',
    en: 'usc marshall',
    zh: '馬歇爾商學院|南加大馬歇爾|marshall商學院|南加大商學院',
  },
  { university: 'University of Southern California', programme: 'film', zh: '南加大電影學院|南加大電影' },
  {
    university: 'University of Texas at Austin',
    programme: 'business',
    en: 'mccombs|ut mccombs|ut austin mccombs',
    ko: '맥콤스',
    zh: '麥庫姆斯|麥康姆斯|麥庫姆斯商學院|麥康姆斯商學院|mccombs商學院|麥考姆斯商學院|麥考姆斯',
  },
  {
    university: 'University of Toronto',
    programme: 'business',
    en: 'rotman|rotman commerce|u of t rotman|uoft rotman|u of t rotman commerce|uoft rotman commerce',
    ko: '로트먼|로트만|로트먼 커머스|유오티 로트만',
    zh: `
      羅特曼商|多倫多大學羅特曼|羅曼商學院|多倫多大學羅特曼商學院|多大商學院|rotman商學院|多大rotman|羅特曼|多大罗特曼
      罗特曼商学院|多大罗特曼商学院`,
  },
  { university: 'University of Victoria', programme: 'business', en: 'gustavson|uvic gustavson' },
  {
    university: 'University of Virginia',
    programme: 'commerce',
    en: 'mcintire|uva mcintire',
    zh: '麥金泰爾|麥金泰爾商學院|mcintire商學院',
  },
  { university: 'University of Washington', programme: 'business', en: 'uw foster|foster school of business' },
  { university: 'University of Washington', programme: 'computer science', en: 'paul allen school|uw allen school' },
  { university: 'Virginia Tech', programme: 'business', en: 'pamplin' },
  { university: 'Washington University in St. Louis', programme: 'business', zh: '奧林商學院|olin商學院' },
  {
    university: 'Western University',
    programme: 'business',
    en: 'ivey|western ivey',
    ko: '아이비 경영|웨스턴 아이비 비즈니스|웨스턴 아이비',
    zh: `
      艾維商學院|西安大略毅偉|西大商學院|ivey商學院|艾維|韋仕敦毅偉|韋仕敦毅偉商學院|西大ivey|毅偉商|毅伟|毅伟商学院
      西大毅伟`,
  },
  { university: 'Wilfrid Laurier University', programme: 'business', en: 'lazaridis' },
  {
    university: 'York University',
    programme: 'business',
    en: 'schulich',
    ko: '슐릭|요크 슐릭|슐릭 비즈니스|슐릭 비즈니스 스쿨',
    zh: `
      舒力克|舒立克商|約克舒立克|schulich商學院|約克舒立克商學院|舒利克|舒利克商學院|約克商學院|約克大學舒立克商學院
      約克大學商學院|舒立克|舒立克商学院`,
  },
]
