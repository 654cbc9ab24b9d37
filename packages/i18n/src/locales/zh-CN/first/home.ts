import type { Shape } from '../../../shape.ts'
import type { home as english } from '../../en/first/home.ts'

export const home = {
  title: '高中生的专属学习策略',
  hero: {
    title: '用 Pathwise，规划升学之路',
    lead: '选好年级和目标，就能拿到一份专属策略：达到目标需要什么、先补哪一块、下周每天做什么，都写得清清楚楚。',
    browse: '浏览美国学习指南',
  },
  quickStart: {
    title: '快速开始',
    lead: '只需回答三个问题，无需注册。',
    running: '正在诊断…',
    failed: '诊断失败，请再试一次。',
  },
} as const satisfies Shape<typeof english>
