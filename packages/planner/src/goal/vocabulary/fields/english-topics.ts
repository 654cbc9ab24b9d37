import type { Field } from '../field.ts'

/** Topics in the subject English. */
export const englishTopics: readonly Field[] = [
  { of: 'english', topic: 'spelling', zh: '拼寫|拼字' },
  { of: 'english', topic: 'pronunciation', zh: '發音' },
  {
    of: 'english',
    topic: 'grammar',
    part: 'rw',
    en: 'grammar|punctuation|commas|comma rules|semicolons|run-on sentences|sentence structure',
    ko: '문법|그래머|영문법|구두점',
    zh: '文法|語法|語法題|時態|标点',
  },
  {
    of: 'english',
    topic: 'vocabulary',
    part: 'rw',
    en: 'vocabulary|vocab|vocabs|sat words|vocab words',
    ko: '단어|어휘|보캡|보캐블러리|영단어|단어 암기|단어암기|영어 단어',
    zh: '單字|單詞|詞彙|背單字|背单词|詞彙量|词汇题|生字|生詞|英文單字|單詞量',
  },
  {
    of: 'english',
    topic: 'reading',
    part: 'reading',
    en: `
      reading|reading comprehension|reading skills|reading comp|reading passages|close reading|read faster
      reading speed|speed reading|read better`,
    ko: '독해|읽기|리딩|비문학|책 읽기|리딩 컴프|지문 읽기|지문 이해',
    zh: '閱讀|閱讀理解|閱讀題|長篇閱讀|閱讀速度|阅读部分|閱讀測驗|精讀',
  },
  {
    of: 'english',
    topic: 'writing',
    part: 'writing',
    en: `
      writing|write news articles|write articles|write stories|write better|news writing|creative writing
      writing skills|write a story`,
    ko: '작문|쓰기|라이팅|글 쓰기|영작|영작문|영어 글쓰기|라이팅 스킬',
    zh: '寫作|學術寫作|寫作部分|創意寫作',
  },
  {
    of: 'english',
    topic: 'essay writing',
    part: 'writing',
    en: `
      essay writing|write better essays|write essays|writing essays|essay|essays|essay skills|personal statement
      common app essay|college essay|college essays|application essay|supplementals|supplemental essays|dbq|dbqs|leq
      rhetorical analysis|argument essay|thesis statements|research paper`,
    ko: `
      에세이|에세이 쓰기|논술|커먼앱 에세이|자소서|대입 에세이|대학 에세이|대학 원서 에세이|서플리먼트 에세이|에쎄이
      디비큐`,
    zh: '作文|論文|议论文|論說文|寫文章|短文|essay寫作|dbq寫作',
  },
  {
    of: 'english',
    topic: 'speaking',
    part: 'speaking',
    en: 'speaking|speaking skills|public speaking|conversation skills|presentations',
    ko: '말하기|스피킹|영어 회화|회화|스피치',
    zh: '口說|口语|口語部分|口說部分|口语题|會話',
  },
  {
    of: 'english',
    topic: 'listening',
    part: 'listening',
    en: 'listening|listening skills',
    ko: '듣기|리스닝|영어 듣기',
    zh: '聽力|聽力部分|聽力題|聽講',
  },
  {
    of: 'english',
    topic: 'literature',
    ap: 'AP English Literature and Composition',
    en: 'literature|novels|literary analysis',
    ko: '문학|소설 분석|영미문학|문학 작품',
    zh: '文學|文學分析',
  },
  {
    of: 'english',
    topic: 'poetry',
    en: 'poetry|shakespeare|poems|poem analysis|poetry analysis',
    ko: '시 분석|셰익스피어',
    zh: '詩歌|新詩|新詩賞析|詩詞|莎士比亞|莎翁|詩歌賞析',
  },
]
