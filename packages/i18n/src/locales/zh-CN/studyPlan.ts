import type { Shape } from '../../shape.ts'
import type { studyPlan as english } from '../en/studyPlan.ts'

export const studyPlan = {
  title: '学习计划',
  lead: '一步一步来，先做最能缩短差距的事。',
  fromReport: '根据 {{date}}的报告：{{goal}} · {{grade}} · {{country}}',
  samples: '这些是示例。拿到策略之后，就会换成你自己的步骤。',
  failed: '个性化计划加载失败，请再试一次。',
  again: '再试一次',
  steps: '步骤',
  none: '这份报告里没有要做的事。换个目标再诊断一次吧。',
  progress: {
    title: '进度',
    said: '共 {{total}} 项，已完成 {{completed}} 项，进行中 {{inProgress}} 项',
    completed: '已完成',
    inProgress: '进行中',
    pending: '待进行',
  },
  priority: {
    label: '优先级',
    high: '高优先级',
    medium: '中优先级',
    low: '低优先级',
  },
  time: {
    label: '预计时间',
    week: '每周 {{minutes}} 分钟',
    once: '{{minutes}} 分钟',
  },
  category: {
    label: '类别',
    english: '英语',
    math: '数学',
    science: '科学',
    history: '历史',
    practice: '练习',
    dates: '日期',
    focus: '重点加强',
  },
  button: {
    pending: '开始计划',
    in_progress: '继续',
    completed: '已完成',
    undo: '取消完成',
    named: '{{button}}：{{title}}',
  },
  dialog: {
    text: '从上次停下的地方继续；做完了，就标记为完成。',
    open: '打开相关页面',
    later: '还没做完',
    done: '标记为完成',
  },
  started: '已开始：“{{title}}”。',
  completed: '已完成：“{{title}}”。做得好！',
  reopened: '已改回进行中：“{{title}}”。',
  practiceTitle_one: '做完推荐的题目',
  practiceTitle_other: '做完 {{count}} 道推荐题目',
  practiceText: '不看笔记，一道一道做：{{titles}}',
  dateText: '截止日是 {{date}}。报名或缴费之前，请先到官网核实。',
  weaknessText: '报告指出这里需要加强。',
  next: {
    title: '下一步',
    start: '先处理“{{title}}”',
    goOn: '继续“{{title}}”',
    allDone: '全部完成了。为下一个目标再诊断一次吧。',
    report: '打开我的策略报告',
    strategy: '获取我的策略',
    recommendations: '查看推荐',
    saved: '打开已保存的计划',
  },
  sample: {
    reading: {
      title: '每天读一篇文章',
      description: '标出主要论点，以及最能支持它的句子。十分钟就够。',
    },
    algebra: {
      title: '把一次方程练熟',
      description: '每次做五道题，把答案代回去验算。',
    },
    data: {
      title: '读懂图表',
      description: '看题目之前，先用一句话说出图表在说什么。',
    },
    timed: {
      title: '限时做完一套单科题',
      description: '每周一次限时练习，第二天分析每一个错误。',
    },
    dates: {
      title: '整理重要日期',
      description: '把考试日、报名截止日和学校活动写在同一张纸上。',
    },
  },
} as const satisfies Shape<typeof english>
