import type { Shape } from '../../shape.ts'
import type { savedPlans as english } from '../en/savedPlans.ts'

export const savedPlans = {
  title: '已保存的计划',
  lead: '这里是你保存的报告，别人看不到。',
  sync: {
    device: '保存在这台设备上',
    deviceHint: '登录后，在其他设备上也能看到。',
    syncing: '正在同步这台设备和你的账号…',
    account: '保存在你的账号里',
    unreachable: '有些报告还没有存进账号，但已安全保存在这台设备上，下次打开网站时会再试一次。',
    full: '账号可保存的报告数已达上限，请删除不再需要的报告。',
    planFull:
      '当前套餐可保存的报告数已达上限，新的报告只留在这台设备上。可以删除不再需要的报告，或换用能存更多报告的套餐。',
    comparePlans: '对比套餐',
    refused_one: '有一份报告无法存入账号，只留在这台设备上。',
    refused_other: '有 {{count}} 份报告无法存入账号，只留在这台设备上。',
  },
  savedOn: '保存于 {{date}}',
  open: '打开',
  openNamed: '打开 {{date}}保存的“{{goal}}”报告',
  delete: '删除',
  deleteNamed: '删除 {{date}}保存的“{{goal}}”报告',
  deleted: '报告已删除。',
  undo: '撤销',
  empty: {
    title: '还没有保存过报告',
    text: '生成策略后，在报告页点击“保存到浏览器”，就能在这里找到它。',
  },
  damaged_one: '有一份报告已损坏，无法读取；其他报告正常。损坏的数据已单独留存，没有删除。',
  damaged_other: '有 {{count}} 份报告已损坏，无法读取；其他报告正常。损坏的数据已单独留存，没有删除。',
  blocked: '这个浏览器不允许网站存储数据，所以没有报告可以显示。请允许网站存储数据，或退出无痕模式。',
  full: '浏览器的存储空间已满，更改没能保存。',
} as const satisfies Shape<typeof english>
