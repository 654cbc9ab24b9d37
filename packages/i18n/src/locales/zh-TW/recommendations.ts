import type { Shape } from '../../shape.ts'
import type { recommendations as english } from '../en/recommendations.ts'

export const recommendations = {
  reasons: {
    goal: '符合你的 {{exam}} 目標。',
    subject: '要達成你的目標，需要加強{{subject}}，這裡幫得上忙。',
    start: '很適合從這裡開始。',
    grade: '{{grade}}正好用得上。',
    country: {
      US: '依照美國學校的情況撰寫。',
      CA: '依照加拿大學校的情況撰寫。',
    },
    everyone: '不論目標是什麼都用得上。',
  },
  cards: {
    strategy: {
      any: {
        title: '取得專屬於你的策略',
        summary: '選好年級和目標，就知道下週該讀什麼、為什麼。',
      },
      sat: {
        title: '你的 SAT 策略',
        summary: '看看哪些部分最能拉近你和目標分數的距離，下週又該做什麼。',
      },
      act: {
        title: '你的 ACT 策略',
        summary: '看看哪幾科最值得花時間，每週計畫也會跟著安排好。',
      },
      ap: {
        title: '你的 AP 策略',
        summary: '看看 AP 考試需要哪些單元的基礎，從最有幫助的開始。',
      },
      ib: {
        title: '你的 IB 策略',
        summary: '看看各科需要哪些基礎，把進度分成每週做得完的份量。',
      },
    },
    studyPlan: {
      G9: {
        title: '從一個小習慣開始',
        summary: '現在每週讀幾次、每次一小段時間就夠了，學習計畫會幫你記下來。',
      },
      G10: {
        title: '維持穩定的步調',
        summary: '一項一項完成任務，回頭看看自己走了多遠。',
      },
      G11: {
        title: '忙碌的一年，先排好順序',
        summary: '考試、課業和申請都擠在這一年，學習計畫告訴你先做哪件事。',
      },
      G12: {
        title: '最後一年，一步一步完成',
        summary: '申請很花時間，學習計畫會把其他該做的事排得精簡又清楚。',
      },
    },
    practice: {
      mathematics: {
        title: '適合你程度的數學題',
        summary: '在目標裡寫上「數學」，報告就會為你挑選附答案和解析的題目。',
      },
      physics: {
        title: '適合你程度的物理題',
        summary: '在目標裡寫上「物理」，報告就會為你挑選附答案和解析的題目。',
      },
      chemistry: {
        title: '適合你程度的化學題',
        summary: '在目標裡寫上「化學」，報告就會為你挑選附答案和解析的題目。',
      },
      biology: {
        title: '適合你程度的生物題',
        summary: '在目標裡寫上「生物」，報告就會為你挑選附答案和解析的題目。',
      },
    },
    ways: {
      'guides-us': {
        title: '美國學習指南總覽',
        summary: '從英文課到大學學費，各科目和主題都整理在一起。',
      },
      'guides-ca': {
        title: '加拿大學習指南總覽',
        summary: '從英文課到大學學費，各科目和主題都整理在一起。',
      },
      plans: {
        title: '哪些免費，哪些要付費',
        summary: '把各方案放在一起慢慢比較，看清楚再決定。',
      },
      saved: {
        title: '回頭看看儲存的計畫',
        summary: '打開之前儲存的計畫，接著往下做。',
      },
    },
    exams: {
      'sat-us': {
        title: '認識 SAT',
        summary: '怎麼考、怎麼計分、什麼時候考，以及哪裡有免費的練習資源。',
      },
      'act-us': {
        title: '認識 ACT',
        summary: '縮短後的新版 ACT 考些什麼、怎麼計分，什麼時候考比較好。',
      },
      'ap-us': {
        title: '認識 AP 課程與考試',
        summary: '怎麼選課、分數代表什麼，以及每一季該做的事。',
      },
      'sat-ca': {
        title: '申請美國大學：認識 SAT',
        summary: '想從加拿大申請美國大學嗎？看看 SAT 怎麼考、什麼時候考。',
      },
      'act-ca': {
        title: '申請美國大學：認識 ACT',
        summary: 'ACT 怎麼考、怎麼計分，在加拿大讀書的你需不需要考。',
      },
      'ap-ca': {
        title: '在加拿大修 AP',
        summary: 'AP 課程和考試怎麼進行、分數代表什麼，一整年又該怎麼安排。',
      },
      ouac: {
        title: '透過 OUAC 申請大學',
        summary: '一份申請表怎麼送到安大略省的多所大學，每個月該做什麼。',
      },
      'ouac-this-year': {
        title: '今年要申請安大略省的大學嗎？',
        summary: '依序看清楚 OUAC 申請的步驟和截止日期。',
      },
    },
    us: {
      'exams-admissions': {
        title: '美國大學怎麼選學生',
        summary: '成績、修課、文書，有時還有考試分數：哪些重要，什麼時候準備。',
      },
      math: {
        title: '美國的數學課，一門接一門',
        summary: '從 Algebra 1 怎麼走到微積分或統計，基礎有缺漏又該怎麼補。',
      },
      english: {
        title: '讀得更深，寫得更好',
        summary: '英文課每個年級培養什麼能力，為什麼讀其他科目也用得上。',
      },
      science: {
        title: '自然科的課怎麼排',
        summary: '生物、化學、物理怎麼銜接，照什麼順序修，以後的選擇才最多。',
      },
      'social-studies': {
        title: '歷史與社會科',
        summary: '各年級通常學什麼，怎麼寫出有憑有據的答案。',
      },
      languages: {
        title: '外語要修到什麼程度',
        summary: '大學希望你修幾年，外語能力又該怎麼持續進步。',
      },
      'cs-engineering': {
        title: '資訊科學與工程',
        summary: '需要哪些數學和物理，學校沒開課時又可以做些什麼作品。',
      },
      'economics-social': {
        title: '商業、經濟與社會科學',
        summary: '高中有哪些相關的課，真正需要的又是哪些能力。',
      },
      extracurricular: {
        title: '活動不用多，做好最重要',
        summary: '怎麼選、怎麼深入，怎麼誠實地介紹自己的活動。',
      },
      'scholarship-finances': {
        title: '大學學費從哪裡來',
        summary: '補助和獎學金怎麼運作、要填哪些表，今年該做什麼。',
      },
      'personal-skills': {
        title: '幫你撐過壓力的習慣',
        summary: '安排好一週、睡得夠，難過的時候知道可以找誰。',
      },
      arts: {
        title: '藝術課與未來的路',
        summary: '課程、作品集和甄試，以及想讀藝術科系時有什麼不同。',
      },
    },
    ca: {
      'exams-admissions': {
        title: '加拿大大學怎麼選學生',
        summary: '最關鍵的是修了哪些課、成績如何；各省怎麼申請，一次說清楚。',
      },
      math: {
        title: '選對數學路線',
        summary: '走哪條路線，會決定能申請哪些科系。看看課程怎麼銜接，怎麼跟上進度。',
      },
      english: {
        title: '把英文成績拉上來',
        summary: '幾乎每所大學都看英文成績。了解課程怎麼安排，怎麼穩定進步。',
      },
      science: {
        title: '為想讀的科系選自然科',
        summary: '科系會要求修哪些自然科，前幾個年級又該怎麼準備。',
      },
      'social-studies': {
        title: '加拿大歷史與社會科',
        summary: '各省教些什麼，怎麼寫出有憑有據的文章。',
      },
      languages: {
        title: '法文，以及家裡說的語言',
        summary: '法文課程和檢定怎麼選，中文能力又怎麼換成學分。',
      },
      'cs-engineering': {
        title: '加拿大的資訊與工程科系',
        summary: '科系指定要修的課、可以動手做的作品，以及 co-op 是什麼。',
      },
      'economics-social': {
        title: '加拿大的商科與社會科學',
        summary: '高中有哪些相關的課，又有哪些容易忽略的數學要求。',
      },
      extracurricular: {
        title: '選你真正喜歡的活動',
        summary: '在加拿大，哪些科系和獎學金會看課外活動，怎麼留下值得附在申請裡的紀錄。',
      },
      'scholarship-finances': {
        title: '加拿大大學的學費怎麼準備',
        summary: '省政府補助、獎學金和儲蓄，以及你住的省份要填哪些表。',
      },
      'personal-skills': {
        title: '漫長冬天裡也能維持的習慣',
        summary: '安排好每一週、讀了記得住，難過的時候找得到人幫忙。',
      },
      arts: {
        title: '藝術，可以是學分，也可以是志業',
        summary: '各年級有哪些課，作品集和甄試怎麼準備。',
      },
    },
  },
} as const satisfies Shape<typeof english>
