import type { University } from './university.ts'

/** Universities and colleges in the Canadian provinces other than Ontario. */
export const otherCanadianUniversities: readonly University[] = [
  { name: 'Acadia University', en: 'acadia', zh: '阿卡迪亞大學|阿卡迪亞' },
  { name: "Bishop's University", en: "bishop's|bishops university" },
  {
    name: 'British Columbia Institute of Technology',
    en: 'bcit',
    ko: '비씨아이티',
    zh: '卑詩理工|卑詩理工學院|bc理工|bc理工學院|卑詩理工大學',
  },
  { name: 'Camosun College', en: 'camosun' },
  { name: 'Capilano University', en: 'capilano|cap u', ko: '카필라노' },
  { name: 'Columbia College', ambiguous: true, en: 'columbia college vancouver' },
  {
    name: 'Concordia University',
    en: 'concordia',
    ko: '콩코디아|콘코디아|콘코르디아',
    zh: '康大|康科迪亞|康科迪亞大學|康哥迪亞|協和大學|康考迪亞大|肯考迪亞大學|康考迪亞|康考迪亞大學',
  },
  {
    name: 'Dalhousie University',
    en: 'dalhousie|dal|dal u',
    ko: '댈하우지|달하우지|달하우시',
    zh: `
      戴爾豪西|戴爾豪西大學|達爾豪西|達爾豪西大學|達大|戴爾豪大學|達豪斯|達爾豪斯大|達爾豪斯|戴尔豪斯|達爾豪斯大學
      戴尔豪斯大学`,
  },
  { name: 'Dawson College' },
  { name: 'Douglas College', ko: '더글라스 컬리지|더글라스 칼리지' },
  {
    name: 'Emily Carr University of Art + Design',
    en: 'emily carr|emily carr university',
    ko: '에밀리카|에밀리 카',
    zh: '艾米麗卡爾|愛米麗卡|艾米利卡爾|愛米麗卡爾|艾米莉卡|艾米莉卡爾|艾蜜莉卡',
  },
  { name: 'HEC Montréal', en: 'hec montreal|hec' },
  {
    name: 'Kwantlen Polytechnic University',
    en: 'kwantlen|kpu',
    ko: '콴틀렌',
    zh: '昆特蘭|昆特倫|昆特侖|昆特蘭理工|昆特侖理工|昆特蘭理工大學|昆特侖理工大學',
  },
  { name: 'Langara College', en: 'langara', ko: '랑가라', zh: '蘭加拉|蘭加拉學院|蘭格拉' },
  { name: 'MacEwan University', en: 'macewan' },
  { name: 'Marianopolis College', en: 'marianopolis' },
  {
    name: 'McGill University',
    en: 'mcgill',
    ko: '맥길|맥길 유니버시티',
    zh: '麥吉爾大|麥大|麥基爾大|麥姬爾|麦基尔大学|麥記|麥吉爾|麥基爾|麥吉爾大學',
  },
  {
    name: 'Memorial University of Newfoundland',
    en: 'memorial university|mun',
    ko: '메모리얼대',
    zh: '紐芬蘭紀念|紐芬蘭大學|紀念大學|紐芬蘭紀念大|紐芬蘭紀念大學',
  },
  { name: 'Mount Allison University', en: 'mount allison|mt allison' },
  { name: 'Mount Royal University', en: 'mount royal|mru' },
  { name: 'Northern Alberta Institute of Technology', en: 'nait' },
  { name: 'Polytechnique Montréal', en: 'polytechnique montreal|polytechnique|poly montreal' },
  { name: 'Royal Roads University', en: 'royal roads' },
  { name: "Saint Mary's University", en: "saint mary's" },
  {
    name: 'Simon Fraser University',
    en: 'simon fraser|sfu',
    ko: '사이먼 프레이저|사이먼프레이저|에스에프유|sfu대|사이먼 프레이져',
    zh: `
      西蒙弗雷澤|西蒙弗雷澤大學|西門菲沙|西門菲沙大學|西蒙菲沙|西蒙菲沙大學|西門非沙|西門菲莎大|西蒙弗雷|菲沙大學
      菲莎大學|西蒙費沙|西門菲莎 (sfu)|西門菲莎|西蒙菲莎|西蒙菲莎大学|西門菲莎大學`,
  },
  { name: 'Southern Alberta Institute of Technology', en: 'sait' },
  {
    name: 'St. Francis Xavier University',
    en: 'stfx|st fx|st. fx|st. francis xavier',
    zh: '聖弗朗西斯澤維爾|聖方濟各沙勿略大學|聖弗朗西斯澤維爾大學',
  },
  { name: 'Thompson Rivers University', en: 'thompson rivers|tru kamloops' },
  { name: 'Trinity Western University', en: 'trinity western|twu', ko: '트리니티 웨스턴' },
  {
    name: 'Université de Montréal',
    en: 'universite de montreal|udem|university of montreal|u de m',
    ko: '몬트리올대',
    zh: '蒙特利爾大|蒙大|滿地可大學|蒙特婁大學|蒙特利爾法語大學|蒙特利爾大學',
  },
  { name: 'Université Laval', en: 'laval|laval university', ko: '라발대', zh: '拉瓦爾|拉瓦爾大學|拉瓦大學' },
  {
    name: 'University of Alberta',
    en: 'ualberta|u of a|u alberta|u-alberta',
    ko: '앨버타대|알버타대|유앨버타',
    zh: '艾伯塔大學|阿大|艾伯特大學|阿省大學|愛伯塔大學|雅伯達大學|阿爾伯特大學|阿爾伯達大學|阿爾伯塔大學|亞伯達大學',
  },
  {
    name: 'University of British Columbia',
    en: 'ubc|u of bc|ubc vancouver|ubc okanagan|ubco|ubcv',
    ko: '유비씨|브리티시컬럼비아대|브리티시 컬럼비아 대학|유비시|비씨대|ubc 오카나간|브리티시콜롬비아대',
    zh: `
      不列顛哥倫比亞|英屬哥倫比亞|英屬哥倫比亞大|卑大|卑詩大|ubc溫哥華|ubc溫哥華校區|ubc 奧肯那根|ubc 奧肯納根
      ubc 基洛納|英屬哥倫比亞大學溫哥華|卑詩大學|不列顛哥倫比亞大學|英屬哥倫比亞大學|ubc大學`,
  },
  {
    name: 'University of Calgary',
    en: 'ucalgary|u of c|u calgary|uofc',
    ko: '캘거리대|칼가리대',
    zh: '卡城大學|卡大|卡尔加利|卡爾加利大學|卡加利大|卡爾加里大|卡爾加里大學|卡加利大學',
  },
  { name: 'University of Lethbridge', en: 'lethbridge', zh: '萊斯布里奇大學|列斯布里奇大學' },
  {
    name: 'University of Manitoba',
    en: 'umanitoba|u manitoba|u of m winnipeg',
    ko: '마니토바대|매니토바대',
    zh: '緬大|曼省大學|緬尼托巴大學|曼尼托巴大|緬省大|曼大|曼尼托巴大學|緬省大學',
  },
  {
    name: 'University of New Brunswick',
    en: 'unb',
    ko: '뉴브런즈윅대',
    zh: '新不倫瑞克大學|紐賓士域大學|新不倫瑞克|新布倫瑞克大學|紐布朗斯維克大學',
  },
  {
    name: 'University of Northern British Columbia',
    en: 'unbc',
    zh: '北英屬哥倫比亞大學|北卑詩大學|北不列顛哥倫比亞大學',
  },
  { name: 'University of Prince Edward Island', en: 'upei' },
  { name: 'University of Regina', ko: '리자이나대', zh: '里賈納大學|里賈那大學|列治納大學' },
  {
    name: 'University of Saskatchewan',
    en: 'usask|u of s|usaskatchewan',
    ko: '서스캐처원대|사스카츄완대',
    zh: '薩省大學|薩斯卡通大學|沙省大學|薩大|薩斯喀徹爾溫大學|沙斯卡寸大學|薩斯卡切溫大學|薩斯喀徹溫大學',
  },
  { name: 'University of the Fraser Valley', en: 'ufv' },
  {
    name: 'University of Victoria',
    en: 'uvic|u vic',
    ko: '빅토리아대|유빅',
    zh: '維大|維多利亞大|維多利亚|維多利亞大學',
  },
  { name: 'University of Winnipeg', en: 'uwinnipeg', ko: '위니펙대' },
  { name: 'Vancouver Island University', en: 'viu' },
]
