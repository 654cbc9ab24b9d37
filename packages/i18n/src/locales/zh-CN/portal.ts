import type { Shape } from '../../shape.ts'
import type { portal as english } from '../en/portal.ts'

export const portal = {
  title: '网站入口',
  text: '主要页面、你的账号，以及网站运维工具都在这里。',
  missing: {
    title: '找不到这个页面',
    text: '网址可能输错了，或者页面已经移动。可以从这些地方开始：',
  },
  development: {
    title: '开发服务器',
    text: '你看到的是直接从源代码运行的界面：文件一改就会重新加载，打开速度也比正式环境慢。',
  },
  places: {
    title: '主要页面',
    home: '首页',
    quickStart: '获取我的策略',
    usGuides: '浏览美国学习指南',
    examGuides: '查看考试指南',
    savedPlans: '打开已保存的计划',
    plans: '对比套餐',
    measure: '做水平测验',
    progress: '看我的进展',
  },
  account: {
    title: '你的账号',
    signedIn: '当前登录账号：{{email}}',
    open: '打开我的账号',
    logout: '退出登录',
    logoutFailed: '因为连不上服务器，你仍处于登录状态。请再试一次。',
  },
  operations: {
    title: '运维操作',
    text: '供网站的运维人员使用。',
  },
} as const satisfies Shape<typeof english>
