import type { editor } from '@pathwise/i18n/locales/en/editor'

/**
 * Search terms for each command in all product languages. They work in every interface language, because teachers also
 * write sheets in other languages. They are never displayed.
 */
export const names: Readonly<Record<keyof (typeof editor)['slash']['commands'], string>> = {
  math: 'formula equation latex inline 수식 공식 방정식 公式 數學 数学 方程式 算式',
  mathblock: 'block display formula 별도줄수식 블록수식 수식블록 獨立公式 公式塊 獨立算式 独立公式 公式块 独立算式',
  chem: 'chemistry chemical reaction ce 화학식 화학반응식 화학 化學式 化學方程式 化學 化学式 化学方程式 化学',
  frac: 'fraction 분수 分數 分数',
  sqrt: 'square root radical 제곱근 루트 근호 根號 平方根 開方 根号 开方',
  sum: 'sum sigma 시그마 합 급수 求和 總和 总和 連加 连加',
  int: 'integral 적분 積分 积分',
  h1: 'heading title 제목1 큰제목 標題1 大標題 标题1 大标题',
  h2: 'heading subtitle 제목2 중간제목 標題2 中標題 标题2 中标题',
  h3: 'heading 제목3 작은제목 標題3 小標題 标题3 小标题',
  ul: 'bullet list unordered 목록 글머리 項目符號 清單 列表 项目符号 无序列表 無序列表',
  ol: 'numbered list ordered 번호목록 번호 編號清單 編號 编号列表 编号 有序列表',
  todo: 'task checklist checkbox 할일 체크 체크리스트 待辦 任務 核取 待办 任务 勾选',
  quote: 'quotation blockquote 인용문 인용 引用 引文',
  definition: 'definition callout box 정의 설명상자 定義 提示框 定义',
  example: 'example callout box worked 예제 보기 설명상자 例題 範例 提示框 例题 示例',
  mistake: 'mistake callout box error warning 실수 오답 주의 설명상자 常見錯誤 注意 提示框 常见错误 易错',
  code: 'code block 코드 程式碼 代碼 代码',
  picture: 'picture image photo figure 그림 사진 이미지 圖片 圖 相片 图片 图 照片',
  graph:
    'graph plot function chart axes scatter points 그래프 함수 좌표평면 산점도 函數圖形 座標圖 散布圖 函数图像 坐标图 散点图',
  table: 'table grid 표 테이블 表格',
  hr: 'rule line divider 구분선 가로줄 分隔線 分割線 分隔线 分割线',
}
