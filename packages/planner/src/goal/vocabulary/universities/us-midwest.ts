import type { University } from './university.ts'

/** Universities and colleges in the Midwestern United States. */
export const midwesternUniversities: readonly University[] = [
  { name: 'Carleton College' },
  {
    name: 'Case Western Reserve University',
    en: 'case western|cwru',
    ko: '케이스 웨스턴',
    zh: '凱斯西儲|凱斯西儲大學|凱斯|凱西儲|凱斯西',
  },
  { name: 'Creighton University', en: 'creighton' },
  { name: 'DePaul University', en: 'depaul', ko: '드폴' },
  { name: 'Grinnell College', en: 'grinnell' },
  { name: 'Illinois Institute of Technology', en: 'illinois tech', ko: '일리노이 공대' },
  {
    name: 'Indiana University Bloomington',
    en: 'indiana university|iu bloomington|iu',
    ko: '인디애나대|인디아나 블루밍턴',
    zh: '印大|印第安納伯明頓|印第安納布魯明頓|印第安納大學伯明頓|印第安納大學布魯明頓|布魯明頓分校|印第安納大學',
  },
  { name: 'Iowa State University', en: 'iowa state', zh: '愛荷華州立|愛荷華州立大學' },
  { name: 'Kansas State University', en: 'k-state' },
  { name: 'Kenyon College', en: 'kenyon' },
  { name: 'Loyola University Chicago', en: 'loyola chicago' },
  { name: 'Macalester College', en: 'macalester' },
  { name: 'Marquette University', en: 'marquette' },
  { name: 'Miami University', en: 'miami university of ohio|miami of ohio' },
  {
    name: 'Michigan State University',
    en: 'michigan state|msu',
    ko: '미시건 주립대|미시간주립대',
    zh: '密州立|密歇根州立|密西根州立|密西根州大|密西根州立大學|密歇根州立大学',
  },
  {
    name: 'Northwestern University',
    en: 'northwestern|nwu',
    ko: '노스웨스턴|노쓰웨스턴',
    zh: '西北|西北大|美國西北大學|美國西北|西北大學',
  },
  { name: 'Oberlin College', en: 'oberlin', ko: '오벌린' },
  {
    name: 'Ohio State University',
    en: 'ohio state|osu|the ohio state|tosu',
    ko: '오하이오주립대|오하이오스테이트|오하이오 스테이트',
    zh: '俄州立|俄亥俄州大|俄州州立|俄亥俄州立大學|俄亥俄州立',
  },
  { name: 'Purdue University', en: 'purdue', ko: '퍼듀', zh: '普度|普度大學|普渡大|普渡|普渡大學' },
  { name: 'Saint Louis University', en: 'slu' },
  { name: 'School of the Art Institute of Chicago', en: 'saic', zh: '芝加哥藝術學院|芝藝|芝加哥藝術' },
  {
    name: 'University of Chicago',
    en: 'uchicago|u chicago',
    ko: '시카고대|시카고 유니버시티|유시카고',
    zh: '芝大|芝加哥大|芝加哥大學',
  },
  { name: 'University of Cincinnati', en: 'uc cincinnati' },
  { name: 'University of Illinois Chicago', en: 'university of illinois at chicago|uic' },
  {
    name: 'University of Illinois Urbana-Champaign',
    en: 'uiuc|university of illinois|u of i|illinois urbana|illinois urbana-champaign|urbana champaign',
    ko: '일리노이대|일리노이|어바나샴페인|일리노이 어바나|어바나 샴페인|유아이유씨|일리노이주립대',
    zh: `
      香檳分校|香檳|伊利諾伊香檳分校|伊利諾大學香檳分校|伊利諾伊大學香檳分校|伊利諾大學香檳|伊利諾香檳分校
      伊利諾伊厄巴納香檳|伊利諾伊大學厄巴納香檳分校|伊利諾厄巴納香檳|伊利諾斯大學|伊利諾伊|伊利諾|伊利諾大學
      伊利诺伊大学|伊利诺伊香槟|伊利諾香檳`,
  },
  { name: 'University of Iowa', en: 'uiowa', ko: '아이오와대', zh: '愛荷華大學' },
  { name: 'University of Kansas', ko: '캔자스대', zh: '堪薩斯大學' },
  {
    name: 'University of Michigan',
    en: 'umich|michigan|u mich|u-m ann arbor|michigan ann arbor|ann arbor|umich ann arbor',
    ko: '미시간|미시건|앤아버|미시간 앤아버',
    zh: `
      密歇根安娜堡|密西根安娜堡|密西根大學安娜堡|密歇根大學安娜堡|密歇根安娜堡分校|密西根大學安娜堡分校
      密歇根大學安娜堡分校|密西根安娜堡分校|密西根大|密州大學|密西根大學|密歇根大学|密西根|密歇根|密大|安娜堡`,
  },
  {
    name: 'University of Minnesota',
    en: 'umn|u of m twin cities',
    ko: '미네소타',
    zh: '明大|明尼蘇達雙城|明尼蘇達大學雙城分校|雙城分校|明尼蘇達大學雙城|明尼蘇達大學',
  },
  { name: 'University of Missouri', en: 'mizzou' },
  { name: 'University of Nebraska–Lincoln', en: 'university of nebraska', zh: '內布拉斯加大學' },
  {
    name: 'University of Notre Dame',
    en: 'notre dame',
    ko: '노터데임|노트르담|노틀담',
    zh: '聖母院大學|諾特丹大學|聖母大|聖母大學|诺特丹',
  },
  {
    name: 'University of Wisconsin–Madison',
    en: 'uw madison|uw-madison|university of wisconsin|wisconsin madison|wisconsin-madison|wisconsin',
    ko: '위스콘신 매디슨|매디슨|위스콘신',
    zh: `
      麥迪遜分校|威斯康星|威斯康辛|威斯康辛大學麥迪遜|威斯康星大學麥迪遜分校|威斯康辛大學麥迪遜分校|威斯康星麥迪遜分校
      威大|麥屯|威斯康辛麥迪森|威斯康辛大學|威斯康星大学|威斯康星麦迪逊|威斯康辛麥迪遜`,
  },
  {
    name: 'Washington University in St. Louis',
    en: 'washu|wash u|wustl|wash. u',
    ko: '워시유|워슈|와슈|세인트루이스 워싱턴대',
    zh: `
      聖路易斯華大|聖路易華大|聖路華大|華大聖路易斯|華盛頓大學聖路易斯|華盛頓大學聖路易斯分校|聖路易斯華盛頓
      聖路易華盛頓|華盛頓大學聖路易|聖路易華盛頓大學|圣路易斯华盛顿大学`,
  },
]
