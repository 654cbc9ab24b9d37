import type { Shape } from '../../shape.ts'
import type { shares as english } from '../en/shares.ts'

export const shares = {
  report: '拿到連結的人都能開啟這份報告。',
  delete: '刪除連結',
  deleted: '連結已刪除，無法再用來開啟報告。',
  confirm: {
    title: '要刪除這個連結嗎？',
    text: '連結裡的報告會從我們的伺服器刪除，任何人都無法再開啟。儲存在這台裝置上的內容不受影響。',
    failed: '無法刪除連結。請檢查網路連線，再試一次。',
  },
  account: {
    title: '帳號裡的連結',
    lead: '登入後分享的報告，也包括在其他裝置上分享的。',
    failed: '無法載入帳號裡的連結。',
  },
  list: {
    title: '在這台裝置建立的連結',
    lead: '每開啟一份報告，就會產生一個可以分享的連結。在這裡刪除之前，拿到連結的人都看得到報告。',
    open: '開啟',
    openNamed: '開啟「{{goal}}」的連結，建立於 {{date}}',
    deleteNamed: '刪除連結：{{goal}}，建立於 {{date}}',
    madeOn: '建立於 {{date}}',
  },
} as const satisfies Shape<typeof english>
