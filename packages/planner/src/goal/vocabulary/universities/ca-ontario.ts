import type { University } from './university.ts'

/** Universities and colleges in Ontario. */
export const ontarianUniversities: readonly University[] = [
  { name: 'Algoma University' },
  { name: 'Algonquin College', en: 'algonquin', ko: '알곤퀸' },
  { name: 'Brock University', en: 'brock', ko: '브록대', zh: '布魯克大學|布洛克大學|布鲁克|布洛克' },
  {
    name: 'Carleton University',
    en: 'carleton',
    ko: '칼턴|칼튼',
    zh: '卡爾頓|卡尔登大学|卡頓大學|卡爾敦大學|卡爾頓大學',
  },
  { name: 'Centennial College', ko: '센테니얼' },
  { name: 'Conestoga College', en: 'conestoga', ko: '코네스토가' },
  { name: 'Durham College' },
  { name: 'Fanshawe College', en: 'fanshawe', ko: '팬쇼' },
  { name: 'George Brown College', en: 'george brown', ko: '조지브라운' },
  { name: 'Humber Polytechnic', en: 'humber college|humber', ko: '험버' },
  { name: 'Lakehead University', en: 'lakehead', zh: '湖首大學|湖首|雷克海德|湖頭大學' },
  { name: 'Laurentian University', en: 'laurentian' },
  {
    name: 'McMaster University',
    en: 'mcmaster|mac|mac u',
    ko: '맥마스터|맥매스터',
    zh: '麥克馬斯特大|麥馬大學|麦克马斯|麥克瑪斯特|麥克馬斯達|麥馬斯特|麥克馬斯特|麥馬|麥克馬斯特大學',
  },
  { name: 'Mohawk College' },
  { name: 'Niagara College' },
  { name: 'Nipissing University', en: 'nipissing' },
  {
    name: 'OCAD University',
    en: 'ocad',
    ko: '오캐드',
    zh: '安省藝術設計|安大略藝術設計|安大略藝術與設計大學|安省藝術設計學院|安大略藝術設計學院|安大略藝術設計大學',
  },
  {
    name: 'Ontario Tech University',
    en: 'ontario tech|uoit',
    zh: '安省理工|安大略理工|安大略理工大學|安省理工大學|安省科技大學|安大略科技大學',
  },
  {
    name: "Queen's University",
    en: "queen's|queens|queens university|queens kingston",
    ko: '퀸즈|퀸스',
    zh: '女皇大學|皇后大|皇后學院|女皇|昆士大學|加拿大女王|女王大|皇后大學|女王大学|皇后|女王',
  },
  { name: 'Royal Military College of Canada', en: 'royal military college|rmc' },
  {
    name: 'Seneca Polytechnic',
    en: 'seneca|seneca college',
    ko: '세네카|세네카 컬리지|세네카 칼리지',
    zh: '聖力嘉|聖力嘉學院|塞內卡學院|聖尼卡',
  },
  {
    name: 'Sheridan College',
    en: 'sheridan',
    ko: '셰리든|쉐리던|쉐리단',
    zh: '謝爾丹|謝爾丹學院|雪爾頓|雪爾頓學院|謝里丹|謝里丹學院',
  },
  {
    name: 'Toronto Metropolitan University',
    en: 'tmu|toronto metropolitan|toronto met|ryerson|toronto met u|tmu toronto|ryerson university',
    ko: '라이어슨|토론토 메트로폴리탄|토론토메트로폴리탄|티엠유',
    zh: `
      多倫多都會|都會大學|都市大學|多倫多城市|懷雅遜大學|瑞爾森大學|萊爾森|多倫多都市大學|懷亞遜|雷爾森|瑞爾森理工
      賴爾森|大都會大學|多倫多都會大學|多倫多城市大學|瑞爾森|怀雅逊`,
  },
  { name: 'Trent University', en: 'trent', ko: '트렌트대', zh: '特倫特大學|川特大學|特倫特|川特' },
  {
    name: 'University of Guelph',
    en: 'guelph|uoguelph|uguelph|guelph university',
    ko: '궬프|구엘프|겔프',
    zh: '圭大|貴湖|貴湖大學|貴湖大|歸湖大學|圭爾夫大|圭尔福|圭爾夫大學|圭尔夫',
  },
  {
    name: 'University of Ottawa',
    en: 'uottawa|u ottawa|ottawa university',
    ko: '오타와대|유오타와',
    zh: '渥大|渥太華大|奧塔瓦大學|渥太華大學',
  },
  {
    name: 'University of Toronto',
    en: `
      u of t|uoft|uft|utoronto|toronto university|utsg|utm|utsc|u toronto|u-of-t|utoronto st george|u of t st george
      u of t scarborough|u of t mississauga|ut scarborough|ut mississauga`,
    ko: '토론토대|유오브티|유오티|토론토 유니버시티|유티엠|유티에스씨',
    zh: `
      多大聖喬治|多大密西沙加|多大士嘉堡|多倫多大|多倫多大學聖喬治|多倫多大學密西沙加|多倫多大學士嘉堡|多大密西
      多大士嘉堡校區|多大密西沙加校區|多大聖喬治校區|多倫多大學士嘉堡校區|多倫多大學密西沙加校區|多倫多大學聖喬治校區
      多大主校區|土大|多大士|多大密|多大本部|多倫多大學|多大`,
  },
  {
    name: 'University of Waterloo',
    en: 'waterloo|uwaterloo|uw waterloo|waterloo u',
    ko: '워털루|워터루|월터루',
    zh: '滑鐵盧大|滑大|鐵盧|滑鐵爐|滑铁芦|滑大cs|划铁卢|華鐵盧|滑鐵盧|滑鐵盧大學',
  },
  { name: 'University of Windsor', en: 'uwindsor|windsor university', ko: '윈저대', zh: '溫莎大|溫莎大學' },
  {
    name: 'Western University',
    en: 'uwo|western|western ontario|uwestern',
    ko: '웨스턴|웨스턴 온타리오|웨스턴 유니버시티',
    zh: `
      西大|安大略西部|西安略大學|西安大|韋士敦大學|韋仕敦大學|西部大學|韋仕頓|韋斯頓大學|韋仕敦大|西安大略大學
      西安大略|韦仕敦|韋士敦`,
  },
  {
    name: 'Wilfrid Laurier University',
    en: 'laurier|wilfrid laurier|wlu|laurier university',
    ko: '로리에|윌프리드 로리에|로리어',
    zh: `
      勞里埃大學|羅瑞爾|羅瑞爾大學|勞瑞爾大學|勞瑞|羅里埃|洛里埃|威爾弗里德勞里埃|勞瑞爾|勞里爾|羅瑞
      維爾弗里德勞里埃大學|勞里埃`,
  },
  {
    name: 'York University',
    en: 'yorku|york',
    ko: '요크대',
    zh: '約克大|約大|加拿大約克大學|多倫多約克|約克大學|约克',
  },
]
