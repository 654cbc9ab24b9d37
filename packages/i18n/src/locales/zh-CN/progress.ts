import type { Shape } from '../../shape.ts'
import type { progress as english } from '../en/progress.ts'

export const progress = {
  title: '我的进展',
  lead: '从你的作答看各领域的水平，以及结果有多可靠。',
  measuredOn: '{{date}}测验',
  practiced_one: '也计入了练习中首次作答、未看提示的 {{count}} 题',
  practiced_other: '也计入了练习中首次作答、未看提示的 {{count}} 题',
  widens: '水平会随时间变化，所以每过一周，范围就会变宽一点；多做几道题，范围会重新变窄。',
  none: {
    title: '还没有做过测验',
    text: '测验之前，报告显示的是同年级常见的水平。做大约 20 道题，看看你自己的水平。',
  },
  notYet: '{{section}}：还没有做过测验。',
  start: '做水平测验',
  again: '再测一次',
  failed: '进展加载失败，请检查网络连接后重试。',
  moved: {
    title: '有什么变化',
    lead: '把以前的结果和最近一次相比。只有变化大到不像是碰巧，我们才会标出“上升”或“下降”。',
    date: '日期',
    overall: '当时的整体水平',
    since: '从那以后',
    up: '{{name}}：上升',
    down: '{{name}}：下降',
    same: '没有明显变化',
    first: '这是你第一次的测验结果。三四周后再测一次，这里就会显示有什么变化。',
    pro: 'Pro 会把以前的结果和这一次的放在一起，让你看到前后有什么变化。',
    proLink: '查看套餐',
  },
  device: '这是这台设备最近一次的结果。有了账号，结果就会保存到账号里。',
} as const satisfies Shape<typeof english>
