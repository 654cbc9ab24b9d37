import type { Shape } from '../../shape.ts'
import type { progress as english } from '../en/progress.ts'

export const progress = {
  title: '我的進展',
  lead: '從你的作答看各領域的程度，以及結果有多可靠。',
  measuredOn: '{{date}}測驗',
  practiced_one: '也納入了練習中首次作答、未看提示的 {{count}} 題',
  practiced_other: '也納入了練習中首次作答、未看提示的 {{count}} 題',
  widens: '程度會隨時間改變，所以每過一週，範圍就會變寬一點；再多做幾題，範圍又會變窄。',
  none: {
    title: '還沒有測驗過',
    text: '測驗之前，報告顯示的是同年級常見的程度。做大約 20 題，看看你自己的程度。',
  },
  notYet: '{{section}}：還沒測驗。',
  start: '做程度測驗',
  again: '再測一次',
  failed: '進展載入失敗，請檢查網路連線後再試一次。',
  moved: {
    title: '有什麼變化',
    lead: '把先前的結果和最近一次的結果放在一起比較。只有變化大到不像是碰巧，我們才會標示「上升」或「下降」。',
    date: '日期',
    overall: '當時的整體程度',
    since: '從那之後',
    up: '{{name}}：上升',
    down: '{{name}}：下降',
    same: '沒有明顯變化',
    first: '這是你第一次的結果。三四週後再測一次，這裡就會顯示有什麼變化。',
    pro: 'Pro 會把先前的結果和這次的放在一起，讓你看到前後有什麼變化。',
    proLink: '查看方案',
  },
  device: '這是這台裝置最近一次的結果。有了帳號，結果會存進帳號，換裝置也看得到。',
} as const satisfies Shape<typeof english>
