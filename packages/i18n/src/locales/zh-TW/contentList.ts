import type { Shape } from '../../shape.ts'
import type { contentList as english } from '../en/contentList.ts'

export const contentList = {
  title: '學習資料',
  lead: '四種語言的講義，可以在這裡閱讀，也可以下載成 PDF 帶著走。',
  new: '新增',
  searchLabel: '搜尋標題',
  placeholder: '搜尋標題…',
  mine: '只看我寫的',
  language: {
    label: '資料語言',
    all: '所有語言',
    widen: '在所有語言中搜尋',
  },
  subject: {
    label: '科目',
    any: '所有科目',
  },
  skill: {
    label: '單元',
    any: '所有單元',
  },
  search: '搜尋',
  reset: '重設',
  list: '學習資料',
  select: '選取 #{{id}}：{{title}}',
  author: '作者：',
  actionsNamed: '#{{id}} 的選項：{{title}}',
  edit: '編輯',
  editNamed: '編輯 #{{id}}：{{title}}',
  delete: '刪除',
  deleteNamed: '刪除 #{{id}}：{{title}}',
  deleted: '#{{id}} 已移到垃圾桶：{{title}}',
  undo: '復原',
  undone: '#{{id}} 已回到清單。',
  deleteFailed: '無法刪除 #{{id}}，請稍後再試。',
  undoFailed: '無法復原 #{{id}}，請到垃圾桶查看。',
  loadFailed: '無法載入清單。請檢查網路連線，然後再試一次。',
  end: '沒有更多結果了',
  empty: {
    title: '找不到資料',
    text: '沒有符合的標題。換個說法、減少字數，或重設搜尋試試看。',
  },
} as const satisfies Shape<typeof english>
