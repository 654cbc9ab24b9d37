import type { Field } from '../field.ts'

/** Topics in the subject English. */
export const englishTopics: readonly Field[] = [
  {
    of: 'english',
    topic: 'spelling',
    zh: '拼寫|拼字|拼錯|拼寫錯|單字拼錯',
    en: 'spelling|spelling words|spelling bee words|spell better',
    ko: '철자|스펠링',
  },
  { of: 'english', topic: 'pronunciation', zh: '發音' },
  // Reading matter in English names the subject and the topic.
  {
    bound: true,
    plain: { subject: 'english', topics: ['reading'] },
    en: 'english novels|english novel|english books|english articles|english newspapers|news articles in english',
    ko: '영어책|영어 책|영어 원서|영자 신문|영어 기사|영어 신문|영어 뉴스 기사',
    zh: '英文小說|英語小說|讀英文很慢|讀英文好慢|讀英文太慢|英文讀得慢|英文讀得很慢|英文讀得太慢|英文新聞|英文報紙|英文雜誌|英文文章|英文原著|英文原文書|英文書|英文課外書|英語新聞|英語文章|英語原著|英文報導',
  },
  {
    bound: true,
    plain: { subject: 'english', topics: ['listening', 'speaking'] },
    ko: '영어 듣말|영어 듣기말하기',
    zh: '英文聽說|英語聽說|英文的聽說|英語的聽說|英文聽說能力|英語聽說能力',
  },
  {
    bound: true,
    part: 'rw',
    plain: { subject: 'english', topics: ['vocabulary'] },
    ko: '영단어|영단어 암기|영단어 외우기',
  },
  { bound: true, plain: { subject: 'english' }, zh: '英文聽說讀寫|英語聽說讀寫' },
  {
    of: 'english',
    topic: 'grammar',
    part: 'rw',
    en: 'grammar|punctuation|commas|comma rules|semicolons|run-on sentences|sentence structure|comma splices|comma splice|subject verb agreement|subject-verb agreement|verb tenses|verb tense|tenses|run ons|run-ons|parts of speech|apostrophes|comma usage|dangling modifiers|modifiers|sentence fragments|parallel structure|conjunctions|prepositions|relative clauses|passive voice|active and passive voice|active passive|articles and prepositions|grammer|grammar rules|grammar and punctuation|punctuation and grammar|sentence correction|transition words',
    ko: '문법|그래머|영문법|구두점|관계대명사|가정법|현재완료|분사구문|관사|전치사|to부정사|동명사|수동태|품사|관계사|수일치|접속사|어법|쉼표|문법문제|시제',
    zh: '文法|語法|語法題|時態|标点|假設語氣|虛擬語氣|關係代名詞|關係子句|定語從句|名詞子句|名詞從句|狀語從句|從句|時態語態|被動語態|被動式|分詞構句|非謂語|非謂語動詞|介系詞|介詞|冠詞|現在完成式|文法題|語法填空|主謂一致|標點符號|完成式|不定詞|動名詞|倒裝句|動詞時態|語法知識|逗號',
  },
  {
    of: 'english',
    topic: 'vocabulary',
    part: 'rw',
    en: 'vocabulary|vocab|vocabs|sat words|vocab words|vocab quiz|vocab quizzes|word lists|synonyms|synonyms and antonyms|words in context|root words|analogies|vocabulary words|vocab building|idioms',
    ko: '단어|어휘|보캡|보캐블러리|단어 암기|단어암기|단어 외우|단어시험|단어 시험|어휘력|동의어|유의어|숙어|모르는 단어',
    zh: '單字|單詞|詞彙|背單字|背单词|詞彙量|词汇题|生字|生詞|單詞量|詞彙題|背詞|記單字|單字量|同義字|片語|同義詞|猜詞|詞根|單字記不住|字彙|字彙量|詞匯',
  },
  {
    of: 'english',
    topic: 'reading',
    part: 'reading',
    en: `
      reading|reading comprehension|reading skills|reading comp|reading passages|close reading|read faster
      reading speed|better reader|stronger reader|faster reader|strong reader|good reader|fluent reader|speed reading|read better|main idea|inference questions|reading level|reading fluency|read more fluently|reading for main ideas|paired passages|nonfiction reading|annotating|read and understand|reading and comprehension|evidence questions|can't read|cannot read|cant read|learn to read|learning to read|read yet|read fluently|reads slowly|read slowly|reads slow|takes forever to read|take forever to read|reads so slowly|reads very slowly|reads really slowly|reads too slowly|reads so slow|reads too slow|reads really slow|reads super slow|read so slowly|read too slowly|read very slowly|read so slow|read too slow|read really slow|reading so slowly|reading too slowly|slow reader|reads below grade level`,
    ko: '독해|읽기|느리게 읽|천천히 읽|읽는 속도|읽는 게 느|리딩|비문학|책 읽기|리딩 컴프|지문 읽기|지문 이해|지문 독해|독해력|문해력|빈칸추론|주제 찾기|추론 문제|리딩 속도|책읽기|지문독해|원서 읽기|읽기 능력|책 읽고|책 읽는|책을 읽',
    zh: '閱讀|閱讀理解|閱讀題|長篇閱讀|閱讀速度|阅读部分|閱讀測驗|精讀|完形填空|克漏字|閱讀能力|閱讀題組|原著閱讀|讀原著|长难句|長句|推論題|主旨題|閱讀素養|快速閱讀',
  },
  {
    of: 'english',
    topic: 'writing',
    part: 'writing',
    en: `
      writing|write news articles|write articles|write stories|write better|news writing|creative writing
      writing skills|better writer|stronger writer|strong writer|good writer|write a story|paragraph writing|writing paragraphs|write clearly|story writing|narrative writing|journaling|descriptive writing|writing assignments|write well|academic writing|technical writing|write reports|write emails`,
    ko: '작문|쓰기|라이팅|글 쓰기|영작|영작문|라이팅 스킬|글쓰기|문단 쓰기|글을 잘 쓰|글 잘 쓰|글쓰는|글 쓰는|글을 쓰|서술형',
    zh: '寫作|學術寫作|寫作部分|創意寫作|寫句子|造句|寫段落|看圖寫話|寫作題|寫作技巧|議論寫作|創作',
  },
  {
    of: 'english',
    topic: 'essay writing',
    part: 'writing',
    en: `
      writing dbqs|dbq writing|writing dbq|writing leqs|essay writing|write better essays|writing better essays|write essays|writing essays|essay|essays|essay skills|personal statement
      common app essay|college essay|college essays|application essay|supplementals|supplemental essays|dbq|dbqs|leq
      rhetorical analysis|argument essay|thesis statements|research paper|leqs|saq|saqs|argumentative essay|argumentative essays|argumentative writing|argument essays|persuasive essay|persuasive essays|persuasive writing|expository essay|five paragraph essay|5 paragraph essay|five paragraph essays|compare and contrast essay|literary essay|literary essays|literary analysis essay|synthesis essay|synthesis essays|rhetorical analysis essay|rhetorical essays|thesis|thesis statement|piqs|uc piqs|common app essays|commonapp essay|college app essays|write essay|write an essay|write good essays|synthesis|in class essay|essay structure|research papers|term paper|term papers|lit essay|application essays|college application essays`,
    ko: `
      에세이|에세이 쓰기|논술|자기소개서|커먼앱 에세이|자소서|대입 에세이|대학 에세이|대학 원서 에세이|서플리먼트 에세이|에쎄이
      디비큐|논설문|독후감|대학에세이|퍼스널 스테이트먼트|에세이 첨삭|에세이 작성|설득하는 글|리서치 페이퍼|아규먼트 에세이|신세시스 에세이|논문|독후감 쓰기|독후감쓰기|수사 분석|수사분석|서론 쓰기|논증문`,
    zh: '論述題|作文|論文|议论文|論說文|寫文章|短文|essay寫作|dbq寫作|寫作文|寫論文|寫essay|文書|申請文書|主文書|補充文書|個人陳述|小論文|五段式|essay題|申請短文|申論題|文書寫作|議論文寫作|讀後感|修辭分析|寫作手法|申論|申論題寫|論證文|論證文寫作|論證性文章|綜合論證文|文獻題|論文寫作|說服文|thesis寫作',
  },
  {
    of: 'english',
    topic: 'speaking',
    part: 'speaking',
    en: 'speaking|speaking skills|public speaking|conversation skills|presentations|debate skills|presentation skills|oral presentations|pronounce|speaking fluently|speak fluently',
    ko: '발표|말하기|스피킹|회화|스피치|프레젠테이션',
    zh: '口說|上台報告|口语|口語部分|口說部分|口语题|會話|開口說|開口講英文|演講|口頭報告|口語表達',
  },
  {
    of: 'english',
    topic: 'listening',
    part: 'listening',
    en: 'listening|listening skills|listening comprehension|lecture listening',
    ko: '듣기|리스닝|듣기평가|청취|듣기 평가',
    zh: '聽力|聽力部分|聽力題|聽講|听写|聽寫|英聽',
  },
  {
    of: 'english',
    topic: 'literature',
    ap: 'AP English Literature and Composition',
    en: 'literature|novels|literary analysis|lit analysis|to kill a mockingbird|great gatsby|the great gatsby|gatsby|lord of the flies|1984 novel|novel study|novel studies|symbolism|themes and symbolism|literary devices|character analysis|book report|book reports|close analysis|short stories',
    ko: '문학|소설 분석|영미문학|문학 작품|위대한 개츠비|소설 읽기|문학 분석|문학분석|고전문학|현대문학',
    zh: '文學|讀小說|小說閱讀|文學分析|了不起的蓋茨比|大亨小傳|小說分析|文學作品|名著|名著閱讀|人物分析|文學賞析',
  },
  {
    of: 'english',
    topic: 'poetry',
    en: 'poetry|shakespeare|poems|poem analysis|poetry analysis|poem|sonnets|poetic devices|figurative language|sonnet',
    ko: '시 분석|셰익스피어|시 해석|영시|비유법|시 감상',
    zh: '詩歌|新詩|新詩賞析|詩詞|莎士比亞|莎翁|詩歌賞析|詩歌鑑賞|詩歌分析|英詩|古詩|古詩詞',
  },
]
