import type { Shape } from '../../shape.ts'
import type { savedPlans as english } from '../en/savedPlans.ts'

export const savedPlans = {
  title: '已保存的计划',
  lead: '这些计划保存在你的浏览器里，别人看不到。',
  savedOn: '保存于 {{date}}',
  open: '打开',
  openNamed: '打开 {{goal}} 的计划，保存于 {{date}}',
  delete: '删除',
  deleteNamed: '删除 {{goal}} 的计划，保存于 {{date}}',
  deleted: '计划已删除。',
  undo: '撤销',
  empty: {
    title: '还没有保存的计划',
    text: '拿到策略后，在报告页点“保存到浏览器”，就会出现在这里。',
    start: '获取我的策略',
  },
  damaged_one: '有一份计划损坏，无法读取，其他计划都没问题。损坏的数据已另外保留，没有删除。',
  damaged_other: '有 {{count}} 份计划损坏，无法读取，其他计划都没问题。损坏的数据已另外保留，没有删除。',
  blocked: '这个浏览器不允许网站保存数据，所以没有计划可以显示。请允许网站数据或退出无痕窗口。',
  full: '浏览器的存储空间满了，更改没有完成。',
} as const satisfies Shape<typeof english>
