import type { Shape } from '../../shape.ts'
import type { login as english } from '../en/login.ts'

export const login = {
  title: '登入',
  lead: '登入你的 Pathwise 帳號。取得策略或儲存計畫都不需要帳號。',
  email: '電子郵件',
  password: '密碼',
  submit: '登入',
  submitting: '登入中…',
  success: '登入成功',
  missing: '請輸入電子郵件和密碼。',
  noToken: '登入沒有完成',
  failed: '[{{status}}] 登入失敗',
  error: '錯誤：{{message}}',
  passwordHint: '請確認電子郵件和密碼，再試一次。',
  suspended: '這個帳號已停用，請聯絡網站的管理者。',
  serverHint: '我們這邊出了點問題，請過幾分鐘再試。',
  connectionHint: '無法連上伺服器。請檢查網路連線，再試一次。',
  forgot: '忘記密碼了嗎？',
  register: {
    question: '第一次來嗎？',
    link: '建立帳號',
  },
  signedIn: {
    text: '目前登入的帳號：{{email}}',
    continue: '繼續',
    logout: '登出',
    logoutFailed: '因為連不上伺服器，你仍在登入狀態。請再試一次。',
  },
  signedOutElsewhere: '你已在另一個分頁登出，這台裝置上不再留有你的資料。',
  demo: {
    title: '示範帳號',
    text: '這是示範網站。想用哪個身分逛逛？',
    student: '學生',
    editor: '編輯',
    admin: '管理員',
  },
  diagnostics: {
    title: '登入遇到問題？',
    text: '檢查這個瀏覽器能不能連上我們的伺服器。請人幫忙時，可以附上檢查結果。',
    run: '執行診斷',
    path: '路徑',
    probe: '測試',
    wrongPath: '請輸入本站的路徑，例如 /api/__ok。',
    output: '診斷結果',
  },
} as const satisfies Shape<typeof english>
