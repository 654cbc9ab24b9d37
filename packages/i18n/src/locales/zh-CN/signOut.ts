import type { Shape } from '../../shape.ts'
import type { signOut as english } from '../en/signOut.ts'

export const signOut = {
  title: '退出后会丢失这些内容，要继续吗？',
  text: '退出登录会清除这台设备上的作答、计划、报告、进度和草稿。账号里已有的内容都会保留，但以下内容还不在账号里：',
  answers_one: '{{count}} 道题的作答',
  answers_other: '{{count}} 道题的作答',
  modules_one: '{{count}} 个尚未交卷的限时模块',
  modules_other: '{{count}} 个尚未交卷的限时模块',
  runs_one: '{{count}} 次水平测验',
  runs_other: '{{count}} 次水平测验',
  plans_one: '{{count}} 份保存的报告',
  plans_other: '{{count}} 份保存的报告',
  studyPlan: '学习计划最近的改动',
  links_one: '{{count}} 个家长链接（页面会停在最后的状态）',
  links_other: '{{count}} 个家长链接（页面会停在最后的状态）',
  shares_one: '{{count}} 个报告链接，之后就无法删除',
  shares_other: '{{count}} 个报告链接，之后就无法删除',
  drafts_one: '{{count}} 份未保存的草稿',
  drafts_other: '{{count}} 份未保存的草稿',
  notes_one: '{{count}} 条只保存在这台设备上的题目笔记',
  notes_other: '{{count}} 条只保存在这台设备上的题目笔记',
  stay: '保持登录',
  leave: '仍要退出',
} as const satisfies Shape<typeof english>
