import type { Shape } from '../../shape.ts'
import type { placeholders as english } from '../en/placeholders.ts'

export const placeholders = {
  comingSoon: '即将推出',
  links: {
    quickStart: '获取我的策略',
    usGuides: '浏览美国指南',
    canadaGuides: '浏览加拿大指南',
    examGuides: '查看考试指南',
    home: '回到首页',
    savedPlans: '打开已保存的计划',
    officialSite: '访问官方网站',
  },
  pages: {
    guidesUs: {
      title: '美国指南',
      text: '我们正在编写美国学习与校园生活的十二类指南，考试指南会最先推出。',
    },
    guidesCanada: {
      title: '加拿大指南',
      text: '我们正在为加拿大学生编写指南，安大略省大学申请部分会最先推出。',
    },
    sat: {
      title: 'SAT 指南',
      text: '这里将介绍 SAT 的概况、时间安排和备考资源。在此之前，考试日期和费用请查看 College Board。',
    },
    ap: {
      title: 'AP 指南',
      text: '这里将介绍 AP 考试的概况、时间安排和备考资源。在此之前，考试日程请查看 College Board。',
    },
    act: {
      title: 'ACT 指南',
      text: '这里将介绍 ACT 的概况、时间安排和备考资源。在此之前，考试日期和费用请查看 ACT 官方网站。',
    },
    ouac: {
      title: 'OUAC 指南',
      text: '这里将介绍如何申请安大略省的大学，包括时间安排和备考资源。在此之前，截止日期请查看 OUAC。',
    },
    pricing: {
      title: '价格',
      text: '以后可以在这里比较各种方案和价格。目前能用的功能全部免费。',
    },
    plans: {
      title: '方案',
      text: '这里将有一张表，逐项比较各方案的功能。目前能用的功能全部免费。',
    },
    checkout: {
      title: '结账',
      text: '以后可以在这里选择方案并付款。目前还不能购买，也不会向任何人收费。',
    },
    checkoutSuccess: {
      title: '付款结果',
      text: '付款后，你的订阅会列在这里。目前还不能购买，也不会向任何人收费。',
    },
    login: {
      title: '登录',
      text: '以后可以在这里登录。获取策略或在这个浏览器里保存计划，都不需要账号。',
    },
    contentList: {
      title: '内容',
      text: '这里将列出可以搜索、阅读和下载的学习资料。',
    },
    contentEdit: {
      title: '编辑内容',
      text: '编辑人员以后会在这里编写学习资料。',
    },
    trash: {
      title: '回收站',
      text: '管理员以后可以在这里恢复已删除的内容，或将其永久删除。',
    },
    expiring: {
      title: '即将到期的订阅',
      text: '管理员以后可以在这里查看哪些订阅快要到期。',
    },
    questions: {
      title: '题目编辑器',
      text: '编辑人员以后会在这里查找和编写练习题。',
    },
    studyPlan: {
      title: '学习计划',
      text: '这里将有你的学习计划，可以开始、继续和完成每个步骤。下周的安排，现在就能在策略报告里看到。',
    },
    about: {
      title: '关于我们',
      text: '这里将介绍我们是谁，以及我们的工作方式。',
    },
    terms: {
      title: '服务条款',
      text: '在开放注册和付款之前，服务条款会先公布在这里。',
    },
    privacy: {
      title: '隐私政策',
      text: '完整政策将公布在这里。目前你的计划和设置只保存在这个浏览器里；报告保存在服务器上，只是为了能用链接分享。',
    },
    accessibility: {
      title: '无障碍',
      text: '无障碍声明将公布在这里。我们以 WCAG 2.2 AA 为目标：每个页面都应能用键盘、屏幕阅读器，并在放大 200% 时正常使用。',
    },
  },
  guide: {
    title: '指南：{{slug}}',
    text: '这份指南还在编写中，考试指南会最先推出。',
  },
  exams: {
    title: '考试与升学',
    lead: '选择一项考试或申请，看看它的要求和时间安排。',
    sat: {
      title: 'SAT',
      text: '许多美国大学认可的机考，考查阅读、写作和数学。',
    },
    ap: {
      title: 'AP',
      text: '在高中修读的大学水平课程，每门课五月举行考试。',
    },
    act: {
      title: 'ACT',
      text: '考英语、数学和阅读，科学和写作可以自选。',
    },
    ouac: {
      title: 'OUAC',
      text: '一次申请加拿大安大略省多所大学的平台。',
    },
  },
  portal: {
    title: '找不到这个页面',
    text: '网址可能输错了，或者页面已经移动。可以从这些地方开始：',
  },
} as const satisfies Shape<typeof english>
