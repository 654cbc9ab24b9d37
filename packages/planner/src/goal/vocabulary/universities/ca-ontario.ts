import type { University } from './university.ts'

/** Universities and colleges in Ontario. */
export const ontarianUniversities: readonly University[] = [
  { name: 'Algoma University', zh: '阿爾戈馬大學' },
  { name: 'Algonquin College', en: 'algonquin', ko: '알곤퀸', zh: '亞崗昆學院|阿岡昆學院' },
  {
    name: 'Brock University',
    en: 'brock|brock st catharines',
    ko: '브록대|브록 대학',
    zh: '布魯克大學|布洛克大學|布鲁克|布洛克',
  },
  { name: 'Cambrian College' },
  { name: 'Canadore College' },
  {
    name: 'Carleton University',
    en: 'carleton|carleton ottawa',
    ko: '칼턴|칼튼',
    zh: '卡爾頓|卡尔登大学|卡頓大學|卡爾敦大學|卡爾頓大學',
  },
  {
    name: 'Centennial College',
    ko: '센테니얼|센테니얼 컬리지|센테니얼 칼리지',
    en: 'centennial toronto',
    zh: '百年學院',
  },
  { name: 'Collège Boréal' },
  {
    name: 'Conestoga College',
    en: 'conestoga',
    ko: '코네스토가|컨에스토가|코네스토가 컬리지',
    zh: '康尼斯托加學院|康尼斯多加',
  },
  { name: 'Confederation College' },
  { name: 'Durham College', ko: '더럼 컬리지' },
  { name: 'Fanshawe College', en: 'fanshawe', ko: '팬쇼', zh: '范莎學院' },
  { name: 'Fleming College' },
  {
    name: 'George Brown College',
    en: 'george brown',
    ko: '조지브라운|조지 브라운|조지브라운 컬리지',
    zh: '喬治布朗|喬治布朗學院',
  },
  { name: 'Georgian College', ko: '조지안 컬리지', zh: '喬治亞學院' },
  {
    name: 'Humber Polytechnic',
    en: 'humber college|humber',
    ko: '험버|험버 컬리지|험버 칼리지',
    zh: '漢伯學院|漢博學院|亨伯學院',
  },
  {
    name: 'Huron University',
    en: 'huron university college|huron college|huron western|huron at western',
    ko: '휴런대',
    zh: '休倫大學',
  },
  {
    name: "King's University College",
    en: "king's college western|king's at western|kings at western",
    ko: '킹스 유니버시티 칼리지',
  },
  { name: 'La Cité', en: 'la cite college' },
  { name: 'Lakehead University', en: 'lakehead', zh: '湖首大學|湖首|雷克海德|湖頭大學', ko: '레이크헤드' },
  { name: 'Lambton College' },
  { name: 'Laurentian University', en: 'laurentian', ko: '로렌시안', zh: '勞倫森大學|勞倫森' },
  { name: 'Loyalist College' },
  {
    name: 'McMaster University',
    en: 'mcmaster|mac|mac u|mac university|mcmaster hamilton|macmaster',
    ko: '맥마스터|맥매스터|맥대학|맥마',
    zh: '麥克馬斯特大|麥馬大學|麦克马斯|麥克瑪斯特|麥克馬斯達|麥馬斯特|麥克馬斯特|麥馬|麥克馬斯特大學',
  },
  { name: 'Mohawk College', ko: '모학 컬리지', zh: '莫霍克學院' },
  { name: 'Niagara College', ko: '나이아가라 컬리지', zh: '尼亞加拉學院' },
  { name: 'Nipissing University', en: 'nipissing', zh: '尼皮辛大學' },
  { name: 'Northern College' },
  { name: 'Northern Ontario School of Medicine University', en: 'northern ontario school of medicine|nosm' },
  {
    name: 'OCAD University',
    en: 'ocad|ocadu',
    ko: '오캐드|오카드',
    zh: '安省藝術設計|安大略藝術設計|安大略藝術與設計大學|安省藝術設計學院|安大略藝術設計學院|安大略藝術設計大學|ocad大學',
  },
  {
    name: 'Ontario Tech University',
    en: 'ontario tech|uoit',
    zh: '安省理工|安大略理工|安大略理工大學|安省理工大學|安省科技大學|安大略科技大學',
    ko: '온타리오텍|온타리오 텍|온타리오 공대|온테크|온타리오테크',
  },
  {
    name: "Queen's University",
    en: "queen's|queens|queens kingston|queens kinston|queens smith",
    ko: '퀸즈|퀸스|퀸스 대학|퀸즈 대학',
    zh: '女皇大學|皇后大|皇后學院|女皇|昆士大學|加拿大女王|女王大|皇后大學|女王大学|皇后|女王|皇后大學加拿大|女王大學加拿大',
  },
  { name: 'Redeemer University', en: 'redeemer college' },
  { name: 'Royal Military College of Canada', en: 'royal military college|rmc|rmc kingston', zh: '加拿大皇家軍事學院' },
  { name: 'Sault College' },
  {
    name: 'Seneca Polytechnic',
    en: 'seneca|seneca college',
    ko: '세네카|세네카 컬리지|세네카 칼리지',
    zh: '聖力嘉|聖力嘉學院|塞內卡學院|聖尼卡',
  },
  {
    name: 'Sheridan College',
    en: 'sheridan',
    ko: '셰리든|쉐리던|쉐리단|셰리단|쉐리단 컬리지|셰리던 칼리지',
    zh: '謝爾丹|謝爾丹學院|雪爾頓|雪爾頓學院|謝里丹|謝里丹學院',
  },
  { name: 'St. Clair College' },
  {
    name: "St. Jerome's University",
    en: "st. jerome's|st jerome's|st jeromes",
  },
  { name: 'St. Lawrence College' },
  {
    name: 'Toronto Metropolitan University',
    en: 'tmu|toronto metropolitan|toronto met|ryerson|toronto met u|tmu toronto|ryerson university|toronto met uni',
    ko: '라이어슨|토론토 메트로폴리탄|토론토메트로폴리탄|티엠유|토론토 메트로폴리탄대|토메대',
    zh: `
      多倫多都會|都會大學|都市大學|多倫多城市|懷雅遜大學|瑞爾森大學|萊爾森|多倫多都市大學|懷亞遜|雷爾森|瑞爾森理工
      賴爾森|大都會大學|多倫多都會大學|多倫多城市大學|瑞爾森|怀雅逊|都會大學多倫多`,
  },
  { name: 'Trent University', en: 'trent|trent peterborough', ko: '트렌트대', zh: '特倫特大學|川特大學|特倫特|川特' },
  { name: 'Université de Hearst' },
  { name: "Université de l'Ontario français" },
  {
    name: 'University of Guelph',
    en: 'guelph|uoguelph|uguelph|guelph university|u guelph|guelph humber|university of guelph-humber',
    ko: '궬프|구엘프|겔프',
    zh: '圭大|貴湖|貴湖大學|貴湖大|歸湖大學|圭爾夫大|圭尔福|圭爾夫大學|圭尔夫|圭爾夫|奎爾夫|圭尔夫大学|貴爾夫|貴爾夫大學',
  },
  {
    name: 'University of Ottawa',
    en: 'uottawa|u ottawa|ottawa university|uofo|u of o|ottawa',
    ko: '오타와대|유오타와|오타와 대학',
    zh: '渥大|渥太華大|奧塔瓦大學|渥太華大學',
  },
  { name: 'University of Sudbury' },
  {
    name: 'University of Toronto',
    en: `
      u of t|uoft|uft|utoronto|toronto university|utsg|utm|utsc|u toronto|u-of-t|utoronto st george|u of t st george
      u of t scarborough|u of t mississauga|ut scarborough|ut mississauga|uoft mississauga|uoft scarborough|utm mississauga|utsc scarborough|uoft st george|toronto`,
    ko: '토론토|토론토대|유오브티|유오티|토론토 유니버시티|유티엠|유티에스씨|토론토 대학|유토론토|토론토 유니|유토론',
    zh: `
      多倫多|多大聖喬治|多大密西沙加|多大士嘉堡|多倫多大|多倫多大學聖喬治|多倫多大學密西沙加|多倫多大學士嘉堡|多大密西
      多大士嘉堡校區|多大密西沙加校區|多大聖喬治校區|多倫多大學士嘉堡校區|多倫多大學密西沙加校區|多倫多大學聖喬治校區
      多大主校區|土大|多大士|多大密|多大本部|多倫多大學|多大|多倫多大學密西`,
  },
  {
    name: 'University of Waterloo',
    en: 'waterloo|uwaterloo|uw waterloo|waterloo u|u waterloo|uw cs waterloo|waterloo uni',
    ko: '워털루|워터루|월터루',
    zh: '滑鐵盧大|滑大|鐵盧|滑鐵爐|滑铁芦|划铁卢|華鐵盧|滑鐵盧|滑鐵盧大學|滑鐵盧大學加拿大',
  },
  { name: 'University of Windsor', en: 'uwindsor|windsor university|u windsor', ko: '윈저대', zh: '溫莎大|溫莎大學' },
  {
    name: 'Western University',
    en: 'uwo|western|western ontario|uwestern|western london ontario|uni of western ontario|university of western ontario',
    ko: '웨스턴|웨스턴 온타리오|웨스턴 유니버시티|웨스턴온타리오',
    zh: `
      西大|安大略西部|西安略大學|西安大|韋士敦大學|韋仕敦大學|西部大學|韋仕頓|韋斯頓大學|韋仕敦大|西安大略大學
      西安大略|韦仕敦|韋士敦|韋仕敦|韋士頓大學`,
  },
  {
    name: 'Wilfrid Laurier University',
    en: 'laurier|wilfrid laurier|wlu|laurier university|wilfred laurier|wilfred laurier university|laurier waterloo',
    ko: '로리에|윌프리드 로리에|로리어|윌프리드 로리에대',
    zh: `
      勞里埃大學|羅瑞爾|羅瑞爾大學|勞瑞爾大學|勞瑞|羅里埃|洛里埃|威爾弗里德勞里埃|勞瑞爾|勞里爾|羅瑞
      維爾弗里德勞里埃大學|勞里埃|勞里耶|勞里耶大學|威爾弗里德勞雷爾|勞雷爾大學|勞雷爾`,
  },
  {
    name: 'York University',
    en: 'yorku|york|york u toronto|york toronto|york keele',
    ko: '요크대|요크 대학',
    zh: '約克大|約大|加拿大約克大學|多倫多約克|約克大學|约克',
  },
]
