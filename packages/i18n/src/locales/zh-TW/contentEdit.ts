import type { Shape } from '../../shape.ts'
import type { contentEdit as english } from '../en/contentEdit.ts'

export const contentEdit = {
  newTitle: '新增學習資料',
  editTitle: '編輯學習資料',
  read: '以讀者的角度查看',
  list: '所有學習資料',
  title: {
    label: '標題',
    hint: '標題只能有一行。公式寫在 \\( 和 \\) 之間，例如 \\(x^2\\)。',
    missing: '請輸入看得見的標題。',
    long: '標題太長了。',
    preview: '標題的樣子',
  },
  language: '資料的語言',
  skills: {
    label: '科目與單元',
    hint: '最多 {{most}} 個。讀者可以依單元找到這份資料，讀完就能接著練習。',
    choose: '新增單元…',
    named: '{{subject}}：{{skill}}',
    remove: '移除「{{skill}}」',
  },
  body: '內文',
  placeholder: '在這裡撰寫學習資料。輸入 / 會列出指令。',
  templates: {
    label: '套用範本：',
    study: '講義',
    worked: '例題解說',
    exam: '考試當天清單',
  },
  save: '儲存',
  saving: '儲存中…',
  saveShortcut: '按 Ctrl+S 或 ⌘S 也能儲存。',
  saved: '已儲存。',
  savedAt: '已於{{time, spaced}}儲存。',
  findings: '以下公式無法顯示，學生會看到原始碼：',
  unsaved: '有尚未儲存的變更。',
  failed: '無法儲存。你寫的內容還在這個頁面上，請稍後再試。',
  tooLarge: '內容太大，無法儲存。請分成幾份。',
  loadFailed: '無法載入這份資料。請檢查網路連線，然後再試一次。',
  again: '再試一次',
  loading: '正在載入編輯器…',
  missing: {
    title: '找不到這份資料',
    text: '它可能已永久刪除，或是連結不完整。',
    new: '寫一份新的',
  },
  trashed: {
    text: '這份資料在垃圾桶裡。要修改請先還原。',
    whileEditing: '你編輯的時候，這份資料被刪除了。請到垃圾桶還原後再儲存，或把你寫的存成新的資料。',
    open: '開啟垃圾桶',
    saveAsNew: '存成新的資料',
  },
  draft: {
    older: '這份資料後來又被修改過。儲存時會並列兩份內容，由你選擇。',
  },
  conflict: {
    title: '有人在這段時間儲存了這份資料',
    text: '內容都沒有遺失，兩份都在這裡。請選一份保留，再從另一份複製需要的部分。',
    failed: '無法載入對方的內容，請稍後再試。',
  },
} as const satisfies Shape<typeof english>
