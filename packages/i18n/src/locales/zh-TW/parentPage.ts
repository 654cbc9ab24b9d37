import type { Shape } from '../../shape.ts'
import type { parentPage as english } from '../en/parentPage.ts'

export const parentPage = {
  title: '本週學習計畫',
  loading: '正在載入計畫',
  failed: '無法載入計畫。請檢查網路連線，再試一次。',
  print: '列印',
  ended: {
    title: '這個連結已失效',
    text: '連結的有效期是 90 天，學生也可以提早關閉。請孩子再給你一個新的連結。',
  },
  asOf: '資料更新於 {{date}}。這個連結有效至 {{until}}。',
  time: {
    minutes: '{{minutes}} 分鐘',
    hours: '{{hours}} 小時',
    both: '{{hours}} 小時 {{minutes}} 分鐘',
  },
  week: {
    title: '本週',
    today: '今天',
    isDone: '已完成',
    none: '本週沒有安排。',
    sum_one: '共 {{count}} 項任務，完成 {{done}} 項 · 計畫 {{planned}}，實際 {{spent}}',
    sum_other: '共 {{count}} 項任務，完成 {{done}} 項 · 計畫 {{planned}}，實際 {{spent}}',
  },
  done: {
    title: '完成的進度',
    none: '目前還沒有勾選完成的任務。沒關係，計畫剛開始總是慢一點。',
    sum_one: '最近四週，有 {{days}} 天完成了任務，共 {{count}} 項，合計 {{time}}。',
    sum_other: '最近四週，有 {{days}} 天完成了任務，共 {{count}} 項，合計 {{time}}。',
  },
  next: {
    title: '下週',
    none: '還沒有安排。',
    sum_one: '有 1 天安排讀書，共 {{time}}。',
    sum_other: '有 {{count}} 天安排讀書，共 {{time}}。',
  },
  dates: {
    title: '接下來的日期',
    lead: '報名或申請之前，請先到官方網站確認日期。',
    none: '這份計畫近期沒有考試日或截止日。',
    exam: '{{exam}}：這份計畫的考試日',
    expected: '預計',
  },
  results: {
    title: '測驗結果',
    lead: '每個範圍表示：10 題中等難度的題目，孩子大約能答對幾題。這樣的範圍，10 次裡有 8 次會涵蓋真正的程度。',
    none: '還沒有測驗過。',
    range: '10 題中大約能答對 {{low}} 到 {{high}} 題；要達成目標，大約要答對 {{target}} 題',
    verdict: {
      needs_work: '需要加強',
      on_track: '掌握得不錯',
      not_sure: '還不確定',
    },
  },
  help: {
    title: '你可以這樣幫忙',
    learn: {
      one: '問問孩子今天學了什麼新東西，請他講給你聽。講得出來，就記得住。',
      two: '孩子讀書時，先別請他做家事，也別讓他用手機。你的手機也收起來，效果更好。',
      three: '忘記也是學習的一部分。與其催促，不如說一句「之後還會再複習到」。',
    },
    practise: {
      one: '問問孩子哪一題最有意思，先別問他答對幾題。',
      two: '錯題會指出下一步在哪裡。每弄懂一題，都值得高興。',
      three: '一份點心、一個安靜的角落、每天固定的時間，比打氣的話更有用。',
    },
    mixed: {
      one: '混合練習感覺更難、做得更慢，但這正是效果好的原因之一。孩子抱怨幾句很正常。',
      two: '漏了一天也沒關係，沒做的任務還留在計畫裡。',
      three: '這週找個時間，一起做件和功課無關的事。',
    },
    timed: {
      one: '做計時練習的時候，別打擾孩子，手機也放到別的房間。',
      two: '先問感覺怎麼樣，再問做得怎麼樣。單次成績本來就有高有低。',
      three: '現在就一起確認證件、計算機和去考場的路線。',
    },
    taper: {
      one: '這週的計畫就是少讀一點，請不要再加量。',
      two: '現在睡眠比多做一組練習題更重要。一起約好考前三晚的就寢時間。',
      three: '考試前一晚一起收好書包，告訴孩子：不管考幾分，你都為他的努力感到驕傲。',
    },
    over: {
      one: '這份計畫已經完成了。不管結果如何，都值得慶祝。',
      two: '先休息幾天，再談下一個目標。',
      three: '談下一個目標時，問問孩子想保留哪些做法、想改變哪些做法。',
    },
  },
} as const satisfies Shape<typeof english>
