import type { Shape } from '../../shape.ts'
import type { operations as english } from '../en/operations.ts'

export const operations = {
  open: '開啟維運作業',
  title: '維運作業',
  text: '選擇要在伺服器上執行的維運作業。每次執行都會記下操作者是你。',
  adminsOnly: '維運作業僅供管理員使用。請以管理員帳號登入。',
  password: 'sudo 密碼',
  passwordHint: '只有需要密碼的維運作業才要填。填了才會送出，而且不會保存。',
  needsSudo: 'sudo',
  loading: '正在載入維運作業…',
  listFailed: '無法載入維運作業。請關閉視窗後再試一次。',
  run: '執行',
  runNamed: '執行：{{name}}',
  running: '執行中…',
  commands: {
    nginx_reload: {
      name: '重新載入 nginx',
      text: '套用修改後的代理設定，不會中斷連線。',
    },
    audit_mpc: {
      name: 'MPC 稽核',
      text: '執行這個環境所指定的 MPC 稽核指令碼。',
    },
    audit_portal: {
      name: '網站入口稽核',
      text: '檢查這個環境的資料庫、標頭、TLS、磁碟空間與工作階段。',
    },
  },
  unavailable: {
    not_configured: '這台伺服器尚未設定這項作業。',
    setting_missing: '這台伺服器缺少所需的設定。',
  },
  refused: {
    already_running: '這項作業正在執行中，請等執行結束後再試。',
    sudo_password_needed: '這項作業需要 sudo 密碼。請在上方輸入後再執行一次。',
  },
  confirm: {
    submit: '確認並執行',
  },
  endedWell: '{{name}}：完成',
  endedBadly: '{{name}}：未成功',
  noOutput: '沒有輸出內容。',
  failed: '失敗',
  error: '錯誤',
} as const satisfies Shape<typeof english>
