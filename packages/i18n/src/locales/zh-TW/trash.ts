import type { Shape } from '../../shape.ts'
import type { trash as english } from '../en/trash.ts'

export const trash = {
  title: '垃圾桶',
  lead: '這裡是已刪除的學習資料，可以還原；管理員還可以永久刪除。',
  columns: {
    id: 'ID',
    title: '標題',
    author: '作者',
    deletedAt: '刪除時間',
    actions: '操作',
  },
  restore: '還原',
  restoreNamed: '還原 #{{id}}：{{title}}',
  delete: '永久刪除',
  deleteNamed: '永久刪除 #{{id}}：{{title}}',
  restored: '#{{id}} 已回到學習資料清單。',
  deleted: '#{{id}} 已永久刪除。',
  restoreFailed: '無法還原 #{{id}}，請稍後再試。',
  deleteFailed: '無法刪除 #{{id}}，請稍後再試。',
  gone: '#{{id}} 已經不在垃圾桶裡了。',
  confirm: {
    question: '要永久刪除這份資料嗎？',
    warning: '刪除後，任何人都無法還原。',
    delete: '永久刪除',
  },
  loadMore: '載入更多',
  loadFailed: '無法載入垃圾桶。請檢查網路連線，然後再試一次。',
  empty: {
    title: '垃圾桶是空的',
    text: '從學習資料清單刪除的項目會放在這裡。',
    list: '前往學習資料',
  },
} as const satisfies Shape<typeof english>
